// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "mcp/types/subscription.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// Makes one piece of news of each kind out of a burst of changes, at most half a second after the first of them.
class ChangeNews {
public:
    using Listener = std::function<void(const mcp::Change &)>;

    // The clock outlives it.
    explicit ChangeNews(Clock &clock) : m_clock(clock) {}

    void setListener(Listener listener) { m_listener = std::move(listener); }
    void add(mcp::Change change);

private:
    void tell();

    Clock &m_clock;
    Listener m_listener;
    std::vector<mcp::Change> m_changes; // each once
    std::optional<MonotonicTime> m_first;
    Timer m_timer;
};

} // namespace tooltray::toolkit
