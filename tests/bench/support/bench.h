// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace tooltray::bench {

using Duration = std::chrono::duration<double>;

// Something to time. What it computes must reach keep(), or the compiler may leave it out.
struct Subject {
    std::string name;
    std::function<void()> run;
};

// What is counted: the processor's time, which other work on the machine lengthens little, or, where
// waiting is part of it, the time on the wall.
enum class Clock { Processor, Wall };

struct Comparison {
    std::string title;
    std::size_t bytes = 0; // that one run works through; 0 when a rate would say nothing
    Subject ours;
    Subject peer;
    double atLeast = 0; // times as fast as the peer; 0 when it is only for information
    Clock clock = Clock::Processor;
};

struct Measurement {
    std::string title;
    std::size_t bytes = 0;
    std::function<void()> run;
    std::optional<Duration> atMost = std::nullopt;
    Clock clock = Clock::Processor;
};

// Times subjects, prints a table, and knows whether all bounds were held. Every time is the median of
// several samples, taken in turns with the peer's so that whatever else the machine does hits both.
class Bench {
public:
    // Options: --no-bounds prints the figures and never fails.
    Bench(int argc, const char *const *argv);

    void compare(const Comparison &comparison);
    void measure(const Measurement &measurement);
    void report(const std::string &title, Duration time); // that was measured elsewhere
    void check(const std::string &what, bool isHeld);     // a bound of another kind

    int exitCode() const; // 1 when a bound was missed

private:
    std::string verdict(bool isHeld);

    bool m_hasBounds = true;
    int m_missed = 0;
};

// Makes the compiler believe that someone looks at the value.
template <typename T>
void keep(const T &value)
{
    asm volatile("" : : "r"(&value) : "memory"); // NOLINT(hicpp-no-assembler)
}

} // namespace tooltray::bench
