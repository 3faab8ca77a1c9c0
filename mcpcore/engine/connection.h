// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tooltray::engine {

// Who gets a token that is good until the program ends.
enum class Guest : std::uint8_t {
    Script, // of whoever started this: may do all that endpoints allow
    Relay,  // a program of whoever uses this computer, without the token of a client: see guestIn()
};

// How to reach the server.
struct Connection {
    std::string url;
    std::string token;

    bool operator==(const Connection &) const = default;
};

} // namespace tooltray::engine
