// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

namespace tooltray::credentials {

// The time for which something may be used. It also passes while the machine sleeps, when the monotonic
// clock stands still, and when the wall clock is set back.
class Lifetime {
public:
    Lifetime(MonotonicTime since, WallTime wallSince, std::chrono::seconds length)
        : m_since(since)
        , m_wallSince(wallSince)
        , m_length(length)
    {}
    // From now on.
    Lifetime(const Clock &clock, std::chrono::seconds length)
        : Lifetime(clock.now(), clock.wallTime(), length)
    {}

    // Another one with the same beginning.
    Lifetime ofLength(std::chrono::seconds length) const { return {m_since, m_wallSince, length}; }

    WallTime wallEnd() const { return m_wallSince + m_length; }
    std::chrono::seconds length() const { return m_length; }
    // True if the lifetime is over, or will be over after `ahead`.
    bool isOver(const Clock &clock, std::chrono::seconds ahead = {}) const
    {
        return clock.now() - m_since + ahead >= m_length
               || clock.wallTime() - m_wallSince + ahead >= m_length;
    }

private:
    MonotonicTime m_since;
    WallTime m_wallSince;
    std::chrono::seconds m_length;
};

} // namespace tooltray::credentials
