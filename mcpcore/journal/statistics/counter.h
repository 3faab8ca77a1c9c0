// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/statistics/histogram.h"

#include <array>
#include <chrono>
#include <cstdint>

namespace tooltray::journal {

// Counted exactly for what reads the metrics: it adds up buckets of many programs, so that all have these.
class LatencyCounts {
public:
    // The upper bounds of the buckets; one more has all that took longer.
    static constexpr std::array<std::chrono::microseconds, 14> kBounds{
        std::chrono::milliseconds(1),   std::chrono::microseconds(2'500), std::chrono::milliseconds(5),
        std::chrono::milliseconds(10),  std::chrono::milliseconds(25),    std::chrono::milliseconds(50),
        std::chrono::milliseconds(100), std::chrono::milliseconds(250),   std::chrono::milliseconds(500),
        std::chrono::seconds(1),        std::chrono::milliseconds(2'500), std::chrono::seconds(5),
        std::chrono::seconds(10),       std::chrono::seconds(30)};

    void add(std::chrono::microseconds duration) noexcept
    {
        std::size_t bucket = 0;
        while (bucket < kBounds.size() && duration > kBounds[bucket])
            ++bucket;
        ++m_counts[bucket];
    }
    // Of one bucket alone, those before it not counted.
    std::uint64_t count(std::size_t bucket) const noexcept { return m_counts[bucket]; }

    bool operator==(const LatencyCounts &) const = default;

private:
    std::array<std::uint64_t, kBounds.size() + 1> m_counts{};
};

// How the calls of one tool, client or endpoint went.
struct Counter {
    std::uint64_t ok = 0;
    std::uint64_t errors = 0;
    std::uint64_t cancelled = 0;
    Histogram durations = {};
    LatencyCounts latencies = {};

    std::uint64_t calls() const noexcept { return ok + errors + cancelled; }
    // From 0 to 1; who gives up a call does not make it an error.
    double errorRate() const noexcept
    {
        return calls() == 0 ? 0 : static_cast<double>(errors) / static_cast<double>(calls());
    }

    bool operator==(const Counter &) const = default;
};

} // namespace tooltray::journal
