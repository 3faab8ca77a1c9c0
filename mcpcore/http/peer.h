// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tooltray::http {

// The other end of a connection.
struct Peer {
    std::string address; // as text, without brackets
    std::uint16_t port = 0;

    bool operator==(const Peer &) const = default;
};

} // namespace tooltray::http
