// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/time/clock.h"
#include "journal/exports/otlp.h"
#include "storage/configuration/configuration.h"
#include "upstream/exchange/transport.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::engine {

// Sends the calls that are over and the metrics to a collector, to its origin and nowhere else. Whatever the collector
// does, calls go on: what it does not take in time waits here, and what is more than may wait is dropped and counted.
class Telemetry {
public:
    static constexpr std::size_t kMaxWaiting = 4'096;                       // calls
    static constexpr std::size_t kMaxWaitingBytes = std::size_t(16) << 20U; // of their spans
    static constexpr std::size_t kMaxBatch = 512;                           // calls of one request
    static constexpr std::size_t kMaxBatchBytes = std::size_t(1) << 20U;    // of it, unless one call has more
    static constexpr std::chrono::seconds kBetweenTraces{1};
    static constexpr std::chrono::seconds kBetweenMetrics{30};
    static constexpr std::chrono::seconds kFirstPause{2}; // after a failure, doubled up to the longest
    static constexpr std::chrono::seconds kLongestPause{60};

    struct Setting {
        storage::ConfiguredTelemetry configured;
        upstream::Transport &transport; // outlives it, and the clock
        Clock &clock;
        journal::OtlpResource resource;
        std::function<std::map<std::string, const journal::StatisticsPair *>()> statistics; // by workspace
    };

    // Fails where the endpoint is none.
    static Result<std::unique_ptr<Telemetry>> create(Setting setting);

    void add(const journal::LogEntry &entry, std::string_view workspace);
    // Sends what waits, each once, and calls back when that is done or a moment has passed.
    void flush(std::function<void()> done);

    std::size_t waiting() const { return m_waiting.size(); }
    std::uint64_t dropped() const { return m_dropped; }

private:
    explicit Telemetry(Setting setting) : m_setting(std::move(setting)) {}

    bool isBatchFull() const;
    void sendTraces();
    void sendMetrics();
    void finishTraces(upstream::Outcome outcome, std::size_t calls);
    void failed(const upstream::Outcome &outcome);
    void drop(std::uint64_t calls, std::string_view why);
    upstream::Request requestFor(const upstream::Url &url, std::string body) const;

    LogCategory m_log{"tooltray.telemetry"};
    Setting m_setting;
    std::optional<upstream::Url> m_traces;
    std::optional<upstream::Url> m_metrics;
    std::shared_ptr<const upstream::Connectivity> m_connectivity;
    WallTime m_since{};
    std::deque<std::string> m_waiting; // the spans of a call each
    std::size_t m_waitingBytes = 0;
    std::uint64_t m_dropped = 0;
    bool m_isFailing = false;
    std::chrono::seconds m_pause{0};
    std::function<void()> m_flushed;
    Timer m_traceTimer;
    Timer m_metricTimer;
    Timer m_flushTimer;
    std::unique_ptr<upstream::Transfer> m_sendingTraces;
    std::unique_ptr<upstream::Transfer> m_sendingMetrics;
};

} // namespace tooltray::engine
