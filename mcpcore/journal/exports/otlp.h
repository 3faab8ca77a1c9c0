// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "journal/statistics/statistics.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// OpenTelemetry in the JSON of OTLP 1.x.
namespace tooltray::journal {

// Who sends it.
struct OtlpResource {
    std::string service;
    std::string version;
    std::string instance; // another one at each start
};

// The spans of a traced call, one behind the other as JSON, for otlpTraces(): the request, the tool, each step of a
// composite tool, each request to an API. Names, places, statuses and times: no argument, no body, no query, no header.
std::string otlpSpans(const LogEntry &entry, std::string_view workspace);

// The body of a request to /v1/traces.
std::string otlpTraces(const OtlpResource &resource, const std::vector<std::string> &spans);

// What Prometheus reads, by workspace, and how many traces could not be sent: the body of one to /v1/metrics.
struct OtlpMetrics {
    std::map<std::string, const StatisticsPair *> statistics; // by workspace
    std::uint64_t dropped = 0;
    WallTime since; // when counting began
    WallTime now;
};
std::string otlpMetrics(const OtlpResource &resource, const OtlpMetrics &metrics);

} // namespace tooltray::journal
