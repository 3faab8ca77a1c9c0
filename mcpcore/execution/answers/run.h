// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <functional>
#include <memory>
#include <utility>

namespace tooltray::execution {

// Something under way for somebody. Destroying it cancels it without a word.
class Run {
public:
    Run() = default;
    virtual ~Run() = default;
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;
};

// Held for as long as an answer is waited for; null once it came.
using Ticket = std::unique_ptr<Run>;

// Something that is said when the event loop is back, to who may not be called at once.
class Postponed final : public Run {
public:
    Postponed(Clock &clock, std::function<void()> function)
        : m_timer(clock.startTimer(std::chrono::nanoseconds(0), std::move(function)))
    {}

private:
    Timer m_timer;
};

} // namespace tooltray::execution
