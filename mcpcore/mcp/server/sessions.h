// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/server/options.h"
#include "mcp/server/session.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tooltray::mcp {

// The sessions of legacy clients over HTTP. One that nobody used for a while is forgotten, as clients crash
// or never say goodbye.
class Sessions {
public:
    Sessions(Clock &clock, const Options &options);

    // May forget the session of the same principal that was idle longest, or where there is no room at all one of
    // the principal that has most; null when those are busy.
    std::shared_ptr<Session> open(const Principal &principal, const Revision &revision,
                                  const json::Value &params);
    // Null when there is none (any more), or it is another principal's.
    std::shared_ptr<Session> find(std::string_view id, const Principal &principal);
    void close(const std::shared_ptr<Session> &session);
    void closeAll();

    std::size_t size() const { return m_sessions.size(); }
    // To those of the audience; an empty one is everybody.
    void announce(const ServerChange &change, const Audience &audience);
    // Ends the sessions of these, with what runs in them.
    void closeOf(const std::function<bool(const Principal &)> &isMeant);

    // Called when their number has changed.
    void setChangeHandler(std::function<void()> handler) { m_changed = std::move(handler); }
    // Called with each session that has ended.
    void setEndHandler(std::function<void(const Session &)> handler) { m_ended = std::move(handler); }

private:
    bool makeRoomFor(const Principal &principal);
    bool removeIdlest(const Principal &principal);
    void forgetIdle();
    void remove(const std::string &id);

    Clock &m_clock;
    const Options &m_options;
    std::unordered_map<std::string, std::shared_ptr<Session>> m_sessions;
    std::function<void()> m_changed;
    std::function<void(const Session &)> m_ended;
    Timer m_sweep;
};

} // namespace tooltray::mcp
