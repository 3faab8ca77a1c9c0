// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/support/bench.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

#include <time.h>
#ifdef __GLIBC__
#    include <malloc.h>
#endif

namespace tooltray::bench {

namespace {

constexpr int kSamples = 21;
constexpr Duration kShortestSample = std::chrono::milliseconds(2);

Duration now(Clock clock)
{
    timespec time{};
    ::clock_gettime(clock == Clock::Processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// One subject's samples, each of so many runs that the clock's grain does not matter.
class Sampler {
public:
    Sampler(const std::function<void()> &run, Clock clock) : m_run(run), m_clock(clock)
    {
        // Warms up and finds out how many runs a sample takes.
        while (time(m_runs) < kShortestSample)
            m_runs *= 2;
    }

    void sample() { m_samples.push_back(time(m_runs) / static_cast<double>(m_runs)); }

    Duration median()
    {
        const auto middle = m_samples.begin() + static_cast<std::ptrdiff_t>(m_samples.size() / 2);
        std::nth_element(m_samples.begin(), middle, m_samples.end());
        return *middle;
    }

private:
    Duration time(std::size_t runs) const
    {
        const Duration begin = now(m_clock);
        for (std::size_t i = 0; i < runs; ++i)
            m_run();
        return now(m_clock) - begin;
    }

    const std::function<void()> &m_run;
    Clock m_clock;
    std::size_t m_runs = 1;
    std::vector<Duration> m_samples;
};

std::string timeText(Duration time)
{
    constexpr std::array kUnits = {"s", "ms", "us", "ns"};
    double number = time.count();
    std::size_t unit = 0;
    while (number < 1 && unit + 1 < kUnits.size()) {
        number *= 1000;
        ++unit;
    }
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.2f %s", number, kUnits[unit]);
    return buffer.data();
}

std::string rateText(std::size_t bytes, Duration time)
{
    if (bytes == 0)
        return {};
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.0f MB/s", static_cast<double>(bytes) / time.count() / 1e6);
    return buffer.data();
}

void printRow(const std::string &name, std::size_t bytes, Duration time, const std::string &remark)
{
    std::printf("    %-34s %12s %12s   %s\n", name.c_str(), timeText(time).c_str(),
                rateText(bytes, time).c_str(), remark.c_str());
    std::fflush(stdout);
}

} // namespace

Bench::Bench(int argc, const char *const *argv)
{
#ifdef __GLIBC__
    // Memory that a sample frees stays for the next one: what a page fault costs differs tenfold between
    // machines and is not what is measured.
    constexpr int kKeepAll = 1 << 30;
    ::mallopt(M_TRIM_THRESHOLD, kKeepAll);
    ::mallopt(M_MMAP_THRESHOLD, kKeepAll);
#endif
    for (int i = 1; i < argc; ++i)
        m_hasBounds = m_hasBounds && std::string_view(argv[i]) != "--no-bounds";
}

void Bench::compare(const Comparison &comparison)
{
    std::printf("%s\n", comparison.title.c_str());
    Sampler ours(comparison.ours.run, comparison.clock);
    Sampler peer(comparison.peer.run, comparison.clock);
    for (int i = 0; i < kSamples; ++i) {
        peer.sample();
        ours.sample();
    }
    const double ratio = peer.median() / ours.median();
    std::array<char, 64> remark;
    std::snprintf(remark.data(), remark.size(), "%.1f x", ratio);
    std::string text = remark.data();
    if (comparison.atLeast > 0) {
        std::snprintf(remark.data(), remark.size(), " (at least %g x", comparison.atLeast);
        text += remark.data() + verdict(ratio >= comparison.atLeast);
    }
    printRow(comparison.peer.name, comparison.bytes, peer.median(), {});
    printRow(comparison.ours.name, comparison.bytes, ours.median(), text);
}

void Bench::measure(const Measurement &measurement)
{
    Sampler sampler(measurement.run, measurement.clock);
    for (int i = 0; i < kSamples; ++i)
        sampler.sample();
    const Duration time = sampler.median();
    std::string text;
    if (measurement.atMost)
        text = "(at most " + timeText(*measurement.atMost) + verdict(time <= *measurement.atMost);
    printRow(measurement.title, measurement.bytes, time, text);
}

void Bench::report(const std::string &title, Duration time)
{
    printRow(title, 0, time, {});
}

void Bench::check(const std::string &what, bool isHeld)
{
    std::printf("    (%s%s\n", what.c_str(), verdict(isHeld).c_str());
}

std::string Bench::verdict(bool isHeld)
{
    m_missed += isHeld ? 0 : 1;
    return isHeld ? ": held)" : ": MISSED)";
}

int Bench::exitCode() const
{
    return m_hasBounds && m_missed > 0 ? 1 : 0;
}

} // namespace tooltray::bench
