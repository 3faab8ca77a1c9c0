// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Where the relay brings messages to.
struct Endpoint {
    std::string url; // as people know it
    std::string host;
    std::uint16_t port = 80;
    std::string authority; // for the header Host
    std::string target;    // path and query

    bool operator==(const Endpoint &) const = default;
};

// Errors are of kind Usage.
Result<Endpoint> parseEndpoint(std::string_view url);

} // namespace tooltray::stdio
