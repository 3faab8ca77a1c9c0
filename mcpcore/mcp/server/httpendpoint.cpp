// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/httpendpoint.h"

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
        return m_server.reject(invalid(incoming.id, "An unanswered request already has this id."), principal,
                               *outlet);
    if (!incoming.method)
        return m_server.reject({Era::Legacy,
                                incoming.id,
                                {Fault::MethodNotFound,
                                 "This server has no method \"" + std::string(incoming.methodName) + "\"."}},
                               principal, *outlet);
    if (incoming.method->method == Method::Initialize)
        return m_server.reject(invalid(incoming.id, "This session is already open."), principal, *outlet);
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
                    .session = m_session,
                    .trace = m_trace},
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

namespace {

Rejection rejection(const std::optional<RequestId> &id, Fault fault, std::string message)
{
    return {Era::Legacy, id, {fault, std::move(message)}};
}

} // namespace

void HttpEndpoint::post(const Post &post, const std::shared_ptr<Outlet> &outlet)
{
    this->post(m_server.parse(post.body), post, outlet);
}

void HttpEndpoint::post(json::Parsed parsed, const Post &post, const std::shared_ptr<Outlet> &outlet)
{
    if (!parsed)
        return m_server.reject(
            {Era::Modern, {}, {Fault::Parse, "The body is not JSON: " + parsed.error->message}},
            post.principal, *outlet);
    if (parsed.value.isArray())
        return postBatch(std::move(parsed.value), post, outlet);
    const Classified classified = classify(parsed.value, &post.headers);
    if (const auto *refused = std::get_if<Rejection>(&classified))
        return m_server.reject(*refused, post.principal, *outlet);
    const auto &incoming = std::get<Incoming>(classified);
    if (incoming.era == Era::Modern)
        postModern(std::move(parsed.value), incoming, post, outlet);
    else
        postLegacy(std::move(parsed.value), incoming, post, outlet);
}

void HttpEndpoint::postModern(json::Value message, const Incoming &incoming, const Post &post,
                              const std::shared_ptr<Outlet> &outlet)
{
    if (incoming.kind == Incoming::Kind::Notification)
        return outlet->finish({Disposition::Accepted});
    m_server.start({.message = std::move(message),
                    .id = *incoming.id,
                    .method = *incoming.method,
                    .revision = *incoming.revision,
                    .principal = post.principal,
                    .trace = std::string(post.traceparent)},
                   outlet, post.parameters);
}

void HttpEndpoint::postLegacy(json::Value message, const Incoming &incoming, const Post &post,
                              const std::shared_ptr<Outlet> &outlet)
{
    if (incoming.method && incoming.method->method == Method::Initialize)
        return initialize(std::move(message), incoming, post, outlet);
    auto found = findSession({post.session, post.headers.protocolVersion, post.principal}, incoming.id);
    if (const auto *refused = std::get_if<Rejection>(&found))
        return m_server.reject(*refused, post.principal, *outlet);
    Conversation conversation(m_server, std::get<0>(std::move(found)));
    conversation.setTrace(post.traceparent);
    conversation.receive(std::move(message), incoming, outlet);
}

void HttpEndpoint::postBatch(json::Value messages, const Post &post, const std::shared_ptr<Outlet> &outlet)
{
    if (std::ranges::any_of(messages.elements(), hasModernClaim))
        return m_server.reject({Era::Modern, {}, Failure::invalidRequest("This revision has no batches.")},
                               post.principal, *outlet);
    auto found = findSession({post.session, post.headers.protocolVersion, post.principal}, {});
    if (const auto *refused = std::get_if<Rejection>(&found))
        return m_server.reject(*refused, post.principal, *outlet);
    Conversation(m_server, std::get<0>(std::move(found))).receiveBatch(std::move(messages), outlet);
}

void HttpEndpoint::initialize(json::Value message, const Incoming &incoming, const Post &post,
                              const std::shared_ptr<Outlet> &outlet)
{
    auto opened = m_server.openSession(post.principal, message["params"]);
    if (auto *failure = std::get_if<Failure>(&opened))
        return m_server.reject({Era::Legacy, incoming.id, std::move(*failure)}, post.principal, *outlet);
    Conversation conversation(m_server, std::get<0>(std::move(opened)));
    conversation.setTrace(post.traceparent);
    conversation.start(std::move(message), incoming, outlet);
}

// 2025-11-25, Streamable HTTP, session management and protocol version header.
HttpEndpoint::Found HttpEndpoint::findSession(const SessionAccess &access,
                                              const std::optional<RequestId> &id) const
{
    if (!access.session)
        return rejection(id, Fault::MissingSession,
                         "The header Mcp-Session-Id is missing; initialize opens a session.");
    if (access.protocolVersion) {
        const Revision *revision = findRevision(*access.protocolVersion);
        if (!revision || revision->era != Era::Legacy)
            return rejection(id, Fault::InvalidRequest,
                             "The header MCP-Protocol-Version names no revision that a session can use.");
    }
    auto session = m_server.sessions().find(*access.session, access.principal);
    if (!session)
        return rejection(id, Fault::UnknownSession, "The session has ended. Initialize a new one.");
    return session;
}

void HttpEndpoint::openStream(const SessionAccess &access, const std::shared_ptr<Outlet> &outlet)
{
    const auto found = findSession(access, {});
    if (const auto *refused = std::get_if<Rejection>(&found))
        return m_server.reject(*refused, access.principal, *outlet);
    const auto &session = std::get<0>(found);
    outlet->openStream();
    outlet->setGoneHandler([weak = std::weak_ptr(session), stream = outlet.get()] {
        if (const auto strong = weak.lock())
            strong->removeStream(*stream);
    });
    session->addStream(outlet, m_server.options().maxStreamsPerSession);
}

void HttpEndpoint::endSession(const SessionAccess &access, Outlet &outlet)
{
    const auto found = findSession(access, {});
    if (const auto *refused = std::get_if<Rejection>(&found))
        return m_server.reject(*refused, access.principal, outlet);
    m_server.sessions().close(std::get<0>(found));
    outlet.finish({Disposition::Ended});
}

} // namespace tooltray::mcp
