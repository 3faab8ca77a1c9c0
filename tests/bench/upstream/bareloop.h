// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::bench {

inline constexpr std::string_view kRequestBody = R"({"query":"query Q { viewer { id login name } }"})";

struct LoopResult {
    double perSecond;
    std::chrono::nanoseconds median;
    std::chrono::nanoseconds percentile99;
    std::size_t failed;
};

LoopResult resultOf(std::vector<std::chrono::nanoseconds> &latencies, std::size_t failed,
                    std::chrono::nanoseconds time);

// The peer: POSTs with libcurl and nothing else, so many at once, for that time and at least one. One at a time by
// curl_easy_perform(), more by curl_multi_poll().
LoopResult runBareLoop(const std::string &url, std::size_t atOnce, std::chrono::nanoseconds time);

} // namespace tooltray::bench
