// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/consentdesk.h"

#include "base/ask.h"
#include "engine/core.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::engine {
namespace {

QFuture<Result<void>> decide(Core &core, std::vector<std::string> ids, ConsentRequest::State decision)
{
    return ask<void>(&core, [&core, ids = std::move(ids), decision](Answer<void> answer) {
        core.decideConsents(ids, decision, std::move(answer));
    });
}

} // namespace

ConsentDesk::ConsentDesk(Core &core) : m_core(core) {}

ConsentDesk::~ConsentDesk() = default;

std::vector<ConsentRequest> ConsentDesk::pending() const
{
    std::vector<ConsentRequest> pending;
    std::ranges::copy_if(m_requests, std::back_inserter(pending), [](const ConsentRequest &request) {
        return request.state == ConsentRequest::State::Pending;
    });
    return pending;
}

QFuture<Result<void>> ConsentDesk::grant(std::vector<std::string> ids)
{
    return decide(m_core, std::move(ids), ConsentRequest::State::Granted);
}

QFuture<Result<void>> ConsentDesk::deny(std::vector<std::string> ids)
{
    return decide(m_core, std::move(ids), ConsentRequest::State::Denied);
}

QFuture<Result<void>> ConsentDesk::revoke(std::vector<std::string> ids)
{
    return decide(m_core, std::move(ids), ConsentRequest::State::Pending);
}

void ConsentDesk::takeRequests(std::vector<ConsentRequest> requests, std::optional<Error> problem)
{
    if (requests == m_requests && problem == m_problem)
        return;
    m_requests = std::move(requests);
    m_problem = std::move(problem);
    Q_EMIT changed();
}

} // namespace tooltray::engine
