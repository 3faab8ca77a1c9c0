// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/waits.h"

#include "base/clock.h"
#include "graphql/executor/resolved.h"

namespace tooltray::demo {

graphql::Deferred Waits::wait(std::chrono::milliseconds duration)
{
    graphql::Deferred later;
    const std::uint64_t number = ++m_lastNumber;
    m_timers[number] = m_clock.startTimer(duration, [this, later, number, duration] {
        m_timers.erase(number);
        later.answer(duration.count());
    });
    return later;
}

} // namespace tooltray::demo
