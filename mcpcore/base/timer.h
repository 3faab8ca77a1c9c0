// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <compare>
#include <cstdint>
#include <memory>

namespace tooltray {

class TimerQueue;

// The place of a timer in its queue: by time, then by the order of starting.
struct TimerPlace {
    MonotonicTime due;
    std::uint64_t number = 0;

    auto operator<=>(const TimerPlace &) const = default;
};

// Owns one pending call back; see Clock. Destroying it cancels. May outlive its clock.
class [[nodiscard]] Timer {
public:
    Timer() = default;
    Timer(const std::shared_ptr<TimerQueue> &queue, TimerPlace place) : m_queue(queue), m_place(place) {}
    Timer(Timer &&other) noexcept = default;
    Timer &operator=(Timer &&other) noexcept;
    ~Timer();

    bool isActive() const;
    void cancel();

private:
    std::weak_ptr<TimerQueue> m_queue;
    TimerPlace m_place;
};

} // namespace tooltray
