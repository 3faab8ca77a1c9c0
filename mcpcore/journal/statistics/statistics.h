// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// How long many things took, in buckets that grow with the duration: sixteen to each doubling. A quantile is
// therefore off by less than kMaxError of itself, and one histogram takes 4 kB at most.
class Histogram {
public:
    static constexpr double kMaxError = 1.0 / 32;

    void add(std::chrono::microseconds duration);
    void add(const Histogram &other);

    std::uint64_t count() const noexcept { return m_count; }
    std::chrono::microseconds sum() const noexcept { return m_sum; }
    std::chrono::microseconds longest() const noexcept { return m_longest; }
    // The duration that so much of all did not exceed, 0.95 for the p95; 0 where there are none.
    std::chrono::microseconds quantile(double fraction) const;

    bool operator==(const Histogram &) const = default;

private:
    std::vector<std::uint64_t> m_buckets; // up to the last that is not 0
    std::uint64_t m_count = 0;
    std::chrono::microseconds m_sum{0};
    std::chrono::microseconds m_longest{0};
};

// How long calls took, counted exactly for what reads the metrics: it adds up buckets of many programs, so that all
// have these.
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
    // The calls in one bucket alone, those before it not counted.
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

    bool operator==(const Counter &) const = default;
};

// What was counted of calls of one kind: those of tests do not blur what clients see.
struct Statistics {
    using Table = std::map<std::string, Counter, std::less<>>;

    // What comes under a new name when a table has this many is counted under kOthers: names come from outside.
    static constexpr std::size_t kMaxNames = 2'000;
    static constexpr std::string_view kOthers = "(others)";

    Counter calls = {};
    Table tools = {};
    Table clients = {};
    Table endpoints = {}; // counts exchanges, but those that the cache answered

    void add(const LogEntry &entry);

    bool operator==(const Statistics &) const = default;
};

// The statistics since the program started.
struct StatisticsPair {
    Statistics production = {};
    Statistics test = {};

    void add(const LogEntry &entry) { (entry.isTest ? test : production).add(entry); }

    bool operator==(const StatisticsPair &) const = default;
};

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

// For whoever serves it.
inline constexpr std::string_view kPrometheusContentType = "text/plain; version=0.0.4; charset=utf-8";

// The statistics as Prometheus reads them, in its text format 0.0.4.
std::string prometheusText(const StatisticsPair &statistics);

} // namespace tooltray::journal
