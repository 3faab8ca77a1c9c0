// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tooltray::bench {

struct LoadResult {
    double perSecond = 0;
    std::chrono::nanoseconds median{};
    std::chrono::nanoseconds percentile99{};
};

// Sends the same request over and over, one after the other on each of the connections. Ends the program when
// an answer is not a result.
LoadResult load(std::uint16_t port, const std::string &request, std::size_t connections,
                std::chrono::milliseconds duration);

struct NewsResult {
    std::size_t memory = 0;             // bytes that all the listeners cost the server
    std::chrono::nanoseconds longest{}; // until the last listener had the news
};

// Opens listeners, then changes the list.
NewsResult spreadNews(std::uint16_t port, std::int64_t process, std::size_t listeners,
                      const std::string &listenRequest, const std::string &changeRequest);

std::size_t residentMemory(std::int64_t process); // bytes

} // namespace tooltray::bench
