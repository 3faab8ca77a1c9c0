// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/server.h"

#include "mcp/eras/messages.h"
#include "mcp/server/options.h"

namespace tooltray::mcp {

Q_LOGGING_CATEGORY(lcMcp, "mcp")

Server::Server(Backend &backend, Clock &clock, TrafficObserver &observer, const Options &options)
    : m_services(std::make_shared<ServerServices>(backend, clock, observer, options))
    , m_sessions(clock, m_services->options)
    , m_subscriptions(m_services->options)
    , m_dispatcher(m_services, m_subscriptions)
{
    const auto report = [this] {
        m_services->observer.clientsChanged(m_sessions.size(), m_subscriptions.size());
    };
    m_sessions.setChangeHandler(report);
    m_sessions.setEndHandler([this](const Session &session) {
        m_services->backend.sessionEnded(session.principal(), session.id());
    });
    m_subscriptions.setChangeHandler(report);
    m_services->tasks.setChangeHandler([this](const TaskRun &changed) { m_subscriptions.announce(changed); });
}

Server::~Server()
{
    m_sessions.setChangeHandler({});
    m_subscriptions.setChangeHandler({});
    m_services->tasks.setChangeHandler({});
    close();
    for (ServerRequest *call : std::exchange(m_services->calls, {}))
        call->shared_from_this()->abandon();
    m_services->tasks.closeAll();
}

void Server::announce(const ServerChange &change, const Audience &audience)
{
    m_subscriptions.announce(change, audience);
    m_sessions.announce(change, audience);
}

void Server::endClients(const std::function<bool(const Principal &)> &isMeant)
{
    m_subscriptions.closeOf(isMeant);
    m_sessions.closeOf(isMeant);
    std::vector<std::shared_ptr<ServerRequest>> running; // as ending one may end others
    for (ServerRequest *call : m_services->calls) {
        if (isMeant(call->principal()))
            running.push_back(call->shared_from_this());
    }
    for (const auto &call : running)
        call->cancel(CancelReason::Shutdown);
    m_services->tasks.closeOf(isMeant);
}

void Server::close()
{
    m_subscriptions.closeAll();
    m_sessions.closeAll();
}

Outcome<std::shared_ptr<Session>> Server::openSession(const Principal &principal, const json::Value &params)
{
    const json::Value &requested = params["protocolVersion"];
    if (!requested.isString())
        return Failure::invalidParams("The parameter \"protocolVersion\" must be the name of a revision.");
    if (auto session = m_sessions.open(principal, negotiatedRevision(requested.toString()), params))
        return session;
    return Failure::internal("There are too many sessions; close some first.");
}

void Server::start(ServerRequest::Request request, std::shared_ptr<Outlet> outlet,
                   const ParameterHeaders &headers)
{
    const auto call = std::make_shared<ServerRequest>(m_services, std::move(request), outlet);
    m_dispatcher.dispatch(call, headers);
    // Going away cancels in the modern era only (2026-07-28, Streamable HTTP, cancellation).
    if (!call->isFinished() && !call->isTask() && call->revision().era == Era::Modern)
        outlet->setGoneHandler([weak = std::weak_ptr(call)] {
            if (const auto strong = weak.lock())
                strong->cancel(CancelReason::Disconnected);
        });
    call->keepWaiting();
}

void Server::reject(const Rejection &rejection, const Principal &principal, Outlet &outlet)
{
    std::string answer = errorMessage(rejection.id, rejection.failure, codec(rejection.era));
    m_services->observer.messageRejected({principal, rejection.failure, answer});
    outlet.finish({dispositionOfRejection(rejection.failure.fault), std::move(answer)});
}

} // namespace tooltray::mcp
