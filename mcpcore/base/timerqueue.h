// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/timer.h"

#include <functional>
#include <map>
#include <optional>

namespace tooltray {

// The pending timers of a clock, real or fake, in the order in which they fall due.
class TimerQueue {
public:
    TimerPlace add(MonotonicTime due, std::function<void()> callback);
    bool contains(const TimerPlace &place) const { return m_pending.contains(place); }
    void remove(const TimerPlace &place);

    std::size_t size() const { return m_pending.size(); }
    std::optional<MonotonicTime> nextDue() const;
    // Takes the first timer out and calls back, if it is due; the callback may start and cancel timers.
    bool runNext(MonotonicTime now);

private:
    std::map<TimerPlace, std::function<void()>> m_pending;
    std::uint64_t m_lastNumber = 0;
};

} // namespace tooltray
