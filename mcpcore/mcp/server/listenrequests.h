// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "mcp/server/options.h"
#include "mcp/server/trafficobserver.h"
#include "mcp/types/subscription.h"

#include <functional>
#include <map>
#include <memory>
#include <string_view>

namespace tooltray::mcp {

class ServerRequest;
class TaskRun;

// The listen requests of modern clients: streams of news that stay open until either side ends them.
class ListenRequests {
public:
    explicit ListenRequests(const Options &options) : m_options(options) {}

    // Acknowledges what is honoured, and keeps the call unless that is nothing.
    void listen(const std::shared_ptr<ServerRequest> &call, SubscriptionFilter honoured);
    // To those of the audience who asked for it. A listener that lags behind is let go of and never holds up others.
    void announce(const ServerChange &change, const Audience &audience);
    // To those of the same principal who asked for this task.
    void announce(const TaskRun &task);
    void closeOf(const std::function<bool(const Principal &)> &isMeant);
    void closeAll();

    std::size_t size() const { return m_listeners.size(); }
    // Called when their number has changed.
    void setChangeHandler(std::function<void()> handler) { m_changed = std::move(handler); }

private:
    struct Listener {
        std::shared_ptr<ServerRequest> call;
        SubscriptionFilter filter;
        CancellationCallback removal;
    };

    void remove(RequestNumber number);
    void send(ServerRequest &call, std::string_view message) const;

    const Options &m_options;
    std::map<RequestNumber, Listener> m_listeners;
    std::function<void()> m_changed;
};

} // namespace tooltray::mcp
