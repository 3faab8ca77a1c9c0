// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/responsestream.h"

#include "graphql/executor/execution.h"

#include <utility>

namespace tooltray::graphql {

ResponseStream::ResponseStream(std::shared_ptr<const PreparedOperation> operation,
                               std::unique_ptr<EventStream> events, Source context, ExecutionOptions options)
    : m_operation(std::move(operation))
    , m_events(std::move(events))
    , m_context(std::move(context))
    , m_options(std::move(options))
    , m_isAlive(std::make_shared<bool>(true))
{}

ResponseStream::~ResponseStream()
{
    *m_isAlive = false;
}

// MapSourceToResponseEvent (6.2.3.2)
void ResponseStream::next(Take take)
{
    m_events->next([this, isAlive = m_isAlive, take = std::move(take)](std::optional<Source> event) {
        if (!*isAlive)
            return;
        if (!event)
            return take(std::nullopt);
        std::make_shared<Execution>(m_operation, std::move(*event), m_context, m_options,
                                    [isAlive, take](ExecutionResult result) {
                                        if (*isAlive)
                                            take(std::move(result));
                                    })
            ->start();
    });
}

} // namespace tooltray::graphql
