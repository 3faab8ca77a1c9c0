// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/headerlist.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::http {

// A request as it was understood: well-formed, within the limits, framing taken off.
struct Request {
    std::string method; // as sent; methods are case-sensitive
    std::string target; // origin form ("/path?query") or "*"; absolute form is brought to origin form
    int minorVersion = 1;
    HeaderList headers;
    std::string body;

    std::string_view path() const { return std::string_view(target).substr(0, target.find('?')); }

    std::string_view query() const
    {
        const std::size_t mark = target.find('?');
        return mark == std::string::npos ? std::string_view() : std::string_view(target).substr(mark + 1);
    }

    std::string_view host() const { return headers.value("host").value_or(std::string_view()); }

    bool operator==(const Request &) const = default;
};

// How much one request may bring along before it is refused.
struct RequestLimits {
    std::size_t requestLine = 8 * 1024;  // 414
    std::size_t headerBytes = 32 * 1024; // 431; trailers and chunk extensions have as much again
    std::size_t headerCount = 100;       // 431
    std::size_t body = 8 * 1024 * 1024;  // 413; a route may set its own

    bool operator==(const RequestLimits &) const = default;
};

// The other end of a connection.
struct Peer {
    std::string address; // as text, without brackets
    std::uint16_t port = 0;

    bool operator==(const Peer &) const = default;
};

} // namespace tooltray::http
