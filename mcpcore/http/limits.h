// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tooltray::http {

// How much one request may bring along before it is refused.
struct RequestLimits {
    std::size_t requestLine = 8 * 1024;  // 414
    std::size_t headerBytes = 32 * 1024; // 431; trailers and chunk extensions have as much again
    std::size_t headerCount = 100;       // 431
    std::size_t body = 8 * 1024 * 1024;  // 413; a route may set its own

    bool operator==(const RequestLimits &) const = default;
};

} // namespace tooltray::http
