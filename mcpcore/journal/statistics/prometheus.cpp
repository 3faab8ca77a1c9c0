// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include <array>
#include <charconv>
#include <initializer_list>
#include <utility>

namespace tooltray::journal {

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
