// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/eventstream.h"
#include "graphql/executor/executionresult.h"
#include "graphql/executor/preparedoperation.h"

#include <functional>
#include <memory>
#include <optional>

namespace tooltray::graphql {

// The responses to the events of a subscription. Destroying it ends the subscription.
class ResponseStream {
public:
    using Take = std::function<void(std::optional<ExecutionResult>)>;

    ResponseStream(std::shared_ptr<const PreparedOperation> operation, std::unique_ptr<EventStream> events,
                   Source context, ExecutionOptions options);
    ~ResponseStream();
    ResponseStream(const ResponseStream &) = delete;
    ResponseStream &operator=(const ResponseStream &) = delete;

    // The next response, now or later; nothing at the end. Precondition: the one before has come.
    void next(Take take);

private:
    std::shared_ptr<const PreparedOperation> m_operation;
    std::unique_ptr<EventStream> m_events;
    Source m_context;
    ExecutionOptions m_options;
    std::shared_ptr<bool> m_isAlive;
};

} // namespace tooltray::graphql
