// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "execution/run/run.h"

#include <functional>
#include <utility>

namespace tooltray::execution {

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
