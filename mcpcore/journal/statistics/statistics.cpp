// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace tooltray::journal {
namespace {

using std::chrono::microseconds;

constexpr unsigned kBits = 4; // sixteen buckets to each doubling
constexpr std::uint64_t kStep = 1U << kBits;
constexpr microseconds kLongest = std::chrono::hours(24); // all beyond is in the last bucket

// Below kStep every number has a bucket of its own; above, the bits behind the first one count.
std::size_t bucketOf(std::uint64_t value) noexcept
{
    if (value < kStep)
        return value;
    const unsigned shift = static_cast<unsigned>(std::bit_width(value)) - 1 - kBits;
    return (std::size_t(shift) << kBits) + (value >> shift);
}

std::uint64_t leastOf(std::size_t bucket) noexcept
{
    if (bucket < 2 * kStep)
        return bucket;
    const std::size_t shift = (bucket >> kBits) - 1;
    return (kStep + (bucket & (kStep - 1))) << shift;
}

} // namespace

void Histogram::add(microseconds duration)
{
    duration = std::clamp(duration, microseconds(0), kLongest);
    const std::size_t bucket = bucketOf(static_cast<std::uint64_t>(duration.count()));
    if (bucket >= m_buckets.size())
        m_buckets.resize(bucket + 1);
    ++m_buckets[bucket];
    ++m_count;
    m_sum += duration;
    m_longest = std::max(m_longest, duration);
}

void Histogram::add(const Histogram &other)
{
    if (other.m_buckets.size() > m_buckets.size())
        m_buckets.resize(other.m_buckets.size());
    for (std::size_t i = 0; i < other.m_buckets.size(); ++i)
        m_buckets[i] += other.m_buckets[i];
    m_count += other.m_count;
    m_sum += other.m_sum;
    m_longest = std::max(m_longest, other.m_longest);
}

microseconds Histogram::quantile(double fraction) const
{
    if (m_count == 0)
        return microseconds(0);
    const double wanted = std::ceil(std::clamp(fraction, 0.0, 1.0) * static_cast<double>(m_count));
    const std::uint64_t rank = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(wanted));
    std::uint64_t seen = 0;
    std::size_t bucket = 0;
    while (bucket + 1 < m_buckets.size() && (seen += m_buckets[bucket]) < rank)
        ++bucket;
    // The middle of the bucket is at most half of its width from whatever is in it.
    const std::uint64_t middle = (leastOf(bucket) + leastOf(bucket + 1) - 1) / 2;
    return std::min(microseconds(middle), m_longest);
}

namespace {

Counter *counterOf(Statistics::Table &table, std::string_view name)
{
    if (name.empty())
        return nullptr;
    if (const auto found = table.find(name); found != table.end())
        return &found->second;
    return &table[std::string(table.size() < Statistics::kMaxNames ? name : Statistics::kOthers)];
}

void count(Counter &counter, Outcome outcome, std::chrono::microseconds duration)
{
    switch (outcome) {
    case Outcome::Running: return;
    case Outcome::Ok: ++counter.ok; break;
    case Outcome::Error: ++counter.errors; break;
    case Outcome::Cancelled: ++counter.cancelled; break;
    }
    counter.durations.add(duration);
    counter.latencies.add(duration);
}

Outcome outcomeOf(const Exchange &exchange)
{
    return exchange.error.empty() && exchange.status < 400 ? Outcome::Ok : Outcome::Error;
}

} // namespace

void Statistics::add(const LogEntry &entry)
{
    const Outcome outcome = entry.hasErrors() ? Outcome::Error : entry.outcome;
    count(calls, outcome, entry.duration);
    if (Counter *counter = counterOf(tools, entry.tool))
        count(*counter, outcome, entry.duration);
    if (Counter *counter = counterOf(clients, entry.client))
        count(*counter, outcome, entry.duration);
    for (const Exchange &exchange : entry.exchanges) {
        if (Counter *counter = counterOf(endpoints, exchange.endpoint); counter && !exchange.isFromCache)
            count(*counter, outcomeOf(exchange), exchange.duration);
    }
}

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

namespace {

using Label = std::pair<std::string_view, std::string_view>;
using Labels = std::initializer_list<Label>;

std::string inSeconds(std::chrono::microseconds duration)
{
    std::array<char, 32> buffer{};
    const double value = static_cast<double>(duration.count()) / 1e6;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

void writeLabelValue(std::string_view value, std::string &out)
{
    for (const char c : value) {
        if (c == '\\' || c == '"')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
}

class MetricsWriter {
public:
    void family(std::string_view name, std::string_view type, std::string_view help)
    {
        m_family = name;
        m_text += "# HELP " + m_family + ' ' + std::string(help) + "\n# TYPE " + m_family + ' '
                  + std::string(type) + '\n';
    }

    void sample(std::string_view suffix, Labels labels, std::string_view value, const Label *last = nullptr)
    {
        m_text += m_family;
        m_text += suffix;
        char separator = '{';
        const auto write = [&](const Label &label) {
            m_text += std::exchange(separator, ',');
            m_text += label.first;
            m_text += "=\"";
            writeLabelValue(label.second, m_text);
            m_text += '"';
        };
        for (const Label &label : labels)
            write(label);
        if (last)
            write(*last);
        m_text += "} ";
        m_text += value;
        m_text += '\n';
    }

    void histogram(Labels labels, const Counter &counter)
    {
        std::uint64_t below = 0;
        for (std::size_t i = 0; i < LatencyCounts::kBounds.size(); ++i) {
            below += counter.latencies.count(i);
            const std::string bound = inSeconds(LatencyCounts::kBounds[i]);
            const Label last{"le", bound};
            sample("_bucket", labels, std::to_string(below), &last);
        }
        const Label last{"le", "+Inf"};
        sample("_bucket", labels, std::to_string(counter.durations.count()), &last);
        sample("_sum", labels, inSeconds(counter.durations.sum()));
        sample("_count", labels, std::to_string(counter.durations.count()));
    }

    std::string take() { return std::move(m_text); }

private:
    std::string m_family;
    std::string m_text;
};

// One counter and one histogram for a table of names.
void writeTable(const StatisticsPair &statistics, Statistics::Table Statistics::*table, std::string_view name,
                std::string_view label, std::string_view what, MetricsWriter &out)
{
    const std::array modes{std::pair("production", &statistics.production),
                           std::pair("test", &statistics.test)};
    const std::string prefix = "tooltray_" + std::string(name);
    out.family(prefix + "_total", "counter", std::string(what) + ", by how they ended.");
    for (const auto &[mode, each] : modes) {
        for (const auto &[value, counter] : each->*table) {
            for (const auto &[status, count] :
                 {std::pair("ok", counter.ok), std::pair("error", counter.errors),
                  std::pair("cancelled", counter.cancelled)})
                out.sample("", {{label, value}, {"mode", mode}, {"status", status}}, std::to_string(count));
        }
    }
    out.family(prefix + "_duration_seconds", "histogram", std::string(what) + ", by how long they took.");
    for (const auto &[mode, each] : modes) {
        for (const auto &[value, counter] : each->*table)
            out.histogram({{label, value}, {"mode", mode}}, counter);
    }
}

} // namespace

std::string prometheusText(const StatisticsPair &statistics)
{
    MetricsWriter out;
    writeTable(statistics, &Statistics::tools, "tool_calls", "tool", "Calls of each tool", out);
    writeTable(statistics, &Statistics::clients, "client_calls", "client", "Calls of each client", out);
    writeTable(statistics, &Statistics::endpoints, "upstream_requests", "endpoint",
               "Requests to each endpoint", out);
    return out.take();
}

} // namespace tooltray::journal
