// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/httpendpoint.h"

#include "mcp/server/conversation.h"
#include "mcp/server/server.h"
#include "mcp/server/session.h"

#include <algorithm>

namespace tooltray::mcp {

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
                    .principal = post.principal},
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
    Conversation(m_server, std::get<0>(std::move(found))).receive(std::move(message), incoming, outlet);
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
    Conversation(m_server, std::get<0>(std::move(opened))).start(std::move(message), incoming, outlet);
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
                             "The header MCP-Protocol-Version names no revision that a session can speak.");
    }
    auto session = m_server.sessions().find(*access.session, access.principal);
    if (!session)
        return rejection(id, Fault::UnknownSession,
                         "There is no such session (any more); initialize a new one.");
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
