// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/slidingwindow.h"

#include <algorithm>

namespace tooltray::journal {

void SlidingWindow::add(MonotonicTime now, std::chrono::microseconds duration, Went went)
{
    advanceTo(numberOf(now));
    WindowSlot &newest = slot(m_newest);
    ++newest.calls;
    newest.errors += went == Went::Wrong ? 1 : 0;
    newest.durations.add(duration);
}

std::vector<WindowSlot> SlidingWindow::slots(MonotonicTime now) const
{
    SlidingWindow current = *this;
    current.advanceTo(numberOf(now));
    const auto oldest = (current.m_newest + 1) % static_cast<std::int64_t>(m_slots.size());
    const auto begin = current.m_slots.begin();
    std::rotate(begin, begin + static_cast<std::ptrdiff_t>(oldest), current.m_slots.end());
    return std::move(current.m_slots);
}

WindowSlot SlidingWindow::total(MonotonicTime now) const
{
    WindowSlot sum;
    for (const WindowSlot &each : slots(now)) {
        sum.calls += each.calls;
        sum.errors += each.errors;
        sum.durations.add(each.durations);
    }
    return sum;
}

void SlidingWindow::advanceTo(std::int64_t number)
{
    const auto count = static_cast<std::int64_t>(m_slots.size());
    for (std::int64_t next = std::max(m_newest + 1, number - count + 1); next <= number; ++next)
        slot(next) = {};
    m_newest = std::max(m_newest, number);
}

} // namespace tooltray::journal
