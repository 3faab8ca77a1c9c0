// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace tooltray::http {

// How long each state of a connection may last.
struct Timeouts {
    std::chrono::milliseconds head = std::chrono::seconds(10);   // from the first byte, or the connection
    std::chrono::milliseconds body = std::chrono::seconds(60);   // the whole of it
    std::chrono::milliseconds answer = std::chrono::minutes(60); // until it begins: people may have to agree
    std::chrono::milliseconds send = std::chrono::seconds(30);   // without the client reading anything
    std::chrono::milliseconds idle = std::chrono::minutes(5);    // between requests
    std::chrono::milliseconds linger = std::chrono::seconds(2);  // for the client to read a last answer

    bool operator==(const Timeouts &) const = default;
};

} // namespace tooltray::http
