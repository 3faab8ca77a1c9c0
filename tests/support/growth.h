// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <functional>
#include <limits>

namespace tooltray::test {

// In milliseconds of this thread's processor time, so that a busy machine does not count.
class ComputingTime {
public:
    double elapsed() const { return now() - m_start; }
    void restart() { m_start = now(); }

private:
    static double now()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    }

    double m_start = now();
};

// How many times as long four times as much of something takes: 4 where the work is linear, 16 where it grows with the
// square. Takes the least of several runs, and goes on measuring while it looks worse than linear: what is linear is
// found so sooner or later, what is not never.
inline double growth(std::size_t size, const std::function<std::function<void()>(std::size_t size)> &prepare)
{
    constexpr int kRuns = 8;
    constexpr double kClearlyLinear = 7;
    const auto timeOf = [](const std::function<void()> &work) {
        const ComputingTime time;
        work();
        return time.elapsed();
    };
    const std::function<void()> once = prepare(size);
    const std::function<void()> fourTimes = prepare(4 * size);
    double least = std::numeric_limits<double>::max();
    double leastOfFour = least;
    for (int run = 0; run < kRuns; ++run) {
        least = std::min(least, timeOf(once));
        leastOfFour = std::min(leastOfFour, timeOf(fourTimes));
        if (run > 0 && leastOfFour < kClearlyLinear * least)
            break;
    }
    return leastOfFour / std::max(least, 1e-3);
}

// Between linear, with what sorting and caches add, and the square.
inline constexpr double kMaxGrowth = 10;

} // namespace tooltray::test
