// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/addressscope.h"
#include "upstream/exchange/phase.h"

#include <cstdint>
#include <string>

namespace tooltray::upstream {

enum class HttpVersion : std::uint8_t { Unknown, Http10, Http11, Http2 };

// In bytes.
struct Sizes {
    std::uint64_t requestBody = 0;
    std::uint64_t responseHead = 0;
    std::uint64_t received = 0; // of the response's body, as it came over the wire
    std::uint64_t decoded = 0;  // of the same, without its content coding

    bool operator==(const Sizes &) const = default;
};

// What is known about an exchange, however it ended.
struct Report {
    HttpVersion version = HttpVersion::Unknown;
    PhaseTimes times = {};
    Sizes sizes = {};
    std::string address = {}; // of the peer, "192.0.2.7:443"
    AddressScope scope =
        AddressScope::Public; // of the address; behind a proxy of the one in the URL, if it is one
    bool isConnectionReused = false;

    bool operator==(const Report &) const = default;
};

} // namespace tooltray::upstream
