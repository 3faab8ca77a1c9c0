// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/listenrequests.h"

#include "mcp/eras/messages.h"
#include "mcp/server/options.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/tasks.h"

#include <algorithm>
#include <vector>

namespace tooltray::mcp {

void ListenRequests::listen(const std::shared_ptr<ServerRequest> &call, SubscriptionFilter honoured)
{
    if (m_listeners.size() >= m_options.maxListeners)
        return call->fail(Failure::internal("There are too many listeners; close some first."));
    call->outlet().openStream();
    call->send(acknowledgement(honoured, call->id()));
    if (honoured.isEmpty())
        return call->finishListening();
    const RequestNumber number = call->number();
    m_listeners.emplace(number, Listener{call, std::move(honoured),
                                         call->cancellation().onCancel([this, number] { remove(number); })});
    if (m_changed)
        m_changed();
}

void ListenRequests::announce(const ServerChange &change, const Audience &audience)
{
    std::vector<std::shared_ptr<ServerRequest>> interested; // as sending may end listeners
    for (const auto &[number, listener] : m_listeners) {
        if (listener.filter.wants(change) && (!audience || audience(listener.call->principal(), {})))
            interested.push_back(listener.call);
    }
    for (const auto &call : interested)
        send(*call, changeMessage(change, call->id()));
}

void ListenRequests::announce(const TaskRun &task)
{
    std::vector<std::shared_ptr<ServerRequest>> interested; // as sending may end listeners
    for (const auto &[number, listener] : m_listeners) {
        if (listener.call->principal() == task.principal()
            && std::ranges::find(listener.filter.tasks, task.task().id) != listener.filter.tasks.end())
            interested.push_back(listener.call);
    }
    for (const auto &call : interested)
        send(*call, taskMessage(task.task(), call->id()));
}

void ListenRequests::send(ServerRequest &call, std::string_view message) const
{
    if (call.outlet().backlog() <= m_options.maxBacklog)
        return call.send(message);
    qCWarning(lcMcp, "A listener did not take its news for too long; its stream was closed.");
    call.cancel(CancelReason::Disconnected);
    call.outlet().abort();
}

void ListenRequests::closeOf(const std::function<bool(const Principal &)> &isMeant)
{
    std::vector<std::shared_ptr<ServerRequest>> meant;
    for (const auto &[number, listener] : m_listeners) {
        if (isMeant(listener.call->principal()))
            meant.push_back(listener.call);
    }
    for (const auto &call : meant) {
        m_listeners.erase(call->number());
        call->finishListening();
    }
    if (!meant.empty() && m_changed)
        m_changed();
}

void ListenRequests::closeAll()
{
    for (auto &[number, listener] : std::exchange(m_listeners, {}))
        listener.call->finishListening();
    if (m_changed)
        m_changed();
}

void ListenRequests::remove(RequestNumber number)
{
    const auto node = m_listeners.extract(number); // outlives the callback that it holds
    if (m_changed)
        m_changed();
}

} // namespace tooltray::mcp
