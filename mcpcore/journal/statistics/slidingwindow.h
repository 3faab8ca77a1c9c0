// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "journal/statistics/histogram.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::journal {

struct WindowSlot {
    std::uint64_t calls = 0;
    std::uint64_t errors = 0;
    Histogram durations = {};

    bool operator==(const WindowSlot &) const = default;
};

// What happened lately, in slots of equal length: the oldest is forgotten as time goes on.
class SlidingWindow {
public:
    SlidingWindow(std::chrono::nanoseconds slot, std::size_t slots) : m_slot(slot), m_slots(slots) {}

    enum class Went : std::uint8_t { Well, Wrong };
    void add(MonotonicTime now, std::chrono::microseconds duration, Went went);

    // The oldest first, the one that is being filled last.
    std::vector<WindowSlot> slots(MonotonicTime now) const;
    // All of them together.
    WindowSlot total(MonotonicTime now) const;

private:
    std::int64_t numberOf(MonotonicTime time) const { return time.time_since_epoch() / m_slot; }
    WindowSlot &slot(std::int64_t number)
    {
        return m_slots[static_cast<std::size_t>(number) % m_slots.size()];
    }
    void advanceTo(std::int64_t number);

    std::chrono::nanoseconds m_slot;
    std::vector<WindowSlot> m_slots; // a ring
    std::int64_t m_newest = 0;       // number of the slot that was filled last
};

} // namespace tooltray::journal
