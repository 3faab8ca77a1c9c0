// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/conversation.h"

#include "mcp/server/outlet.h"
#include "mcp/server/server.h"
#include "mcp/server/session.h"

#include <algorithm>
#include <vector>

namespace tooltray::mcp {

namespace {

Rejection invalid(const std::optional<RequestId> &id, std::string message)
{
    return {Era::Legacy, id, Failure::invalidRequest(std::move(message))};
}

} // namespace

void Conversation::receive(json::Value message, const Incoming &incoming,
                           const std::shared_ptr<Outlet> &outlet)
{
    if (incoming.kind == Incoming::Kind::Request)
        return receiveRequest(std::move(message), incoming, outlet);
    if (incoming.kind == Incoming::Kind::Response)
        m_session->questions().answer(*incoming.id, message);
    else if (incoming.methodName == "notifications/cancelled") {
        if (const auto id = RequestId::from(message["params"]["requestId"]))
            m_session->inFlight()->cancel(*id, CancelReason::Requested);
    }
    outlet->finish({Disposition::Accepted});
}

void Conversation::receiveRequest(json::Value message, const Incoming &incoming,
                                  const std::shared_ptr<Outlet> &outlet)
{
    const Principal &principal = m_session->principal();
    if (m_session->inFlight()->contains(*incoming.id))
        return m_server.reject(invalid(incoming.id, "An unanswered request has this id already."), principal,
                               *outlet);
    if (!incoming.method)
        return m_server.reject({Era::Legacy,
                                incoming.id,
                                {Fault::MethodNotFound,
                                 "This server has no method \"" + std::string(incoming.methodName) + "\"."}},
                               principal, *outlet);
    if (incoming.method->method == Method::Initialize)
        return m_server.reject(invalid(incoming.id, "This session is open already."), principal, *outlet);
    start(std::move(message), incoming, outlet);
}

void Conversation::start(json::Value message, const Incoming &incoming, const std::shared_ptr<Outlet> &outlet)
{
    m_server.start({.message = std::move(message),
                    .id = *incoming.id,
                    .method = *incoming.method,
                    .revision = m_session->revision(),
                    .principal = m_session->principal(),
                    .inFlight = m_session->inFlight(),
                    .session = m_session},
                   outlet);
}

void Conversation::receiveBatch(json::Value messages, const std::shared_ptr<Outlet> &outlet)
{
    const Principal &principal = m_session->principal();
    if (!m_session->revision().features.batches)
        return m_server.reject(invalid({}, "This revision has no batches."), principal, *outlet);
    if (messages.isEmpty() || messages.size() > m_server.options().maxBatch)
        return m_server.reject(invalid({}, "A batch must hold between 1 and "
                                               + std::to_string(m_server.options().maxBatch) + " messages."),
                               principal, *outlet);
    const auto batch = std::make_shared<Batch>(outlet);
    for (json::Value &message : messages.elements()) {
        const Classified classified = classify(message, nullptr);
        const auto member = batch->addMember();
        if (const auto *rejection = std::get_if<Rejection>(&classified))
            m_server.reject(*rejection, principal, *member);
        else
            receive(std::move(message), std::get<Incoming>(classified), member);
    }
    batch->close();
}

} // namespace tooltray::mcp
