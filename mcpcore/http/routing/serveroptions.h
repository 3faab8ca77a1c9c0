// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/outgoingfilter.h"
#include "http/message/message.h"
#include "text/framing/httpmessagereader.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::http {

// How long each state of a connection may last.
struct ConnectionTimeouts {
    std::chrono::milliseconds head = std::chrono::seconds(10);   // from the first byte, or the connection
    std::chrono::milliseconds body = std::chrono::seconds(60);   // the whole of it
    std::chrono::milliseconds answer = std::chrono::minutes(60); // until it begins: people may have to agree
    std::chrono::milliseconds send = std::chrono::seconds(30);   // without the client reading anything
    std::chrono::milliseconds idle = std::chrono::minutes(5);    // between requests
    std::chrono::milliseconds linger = std::chrono::seconds(2);  // for the client to read a last answer

    bool operator==(const ConnectionTimeouts &) const = default;
};

struct ServerOptions {
    // All on the same port. ::1 is left out where the machine has no IPv6.
    std::vector<std::string> addresses = {"127.0.0.1", "::1"};
    std::vector<std::string> allowedHosts = {};              // see HostGuard
    std::vector<std::string> allowedOrigins = {};            // see OriginGuard
    std::shared_ptr<const Authenticator> authenticator = {}; // null: nobody is asked
    std::shared_ptr<const OutgoingFilter> outgoing = {};     // sees every body; null: they go as they are
    std::string serverName = {};                             // for a Server header; empty: none
    // Told what Host and Origin refuse, and unknown tokens: at most once a minute each, as anybody can repeat it.
    std::function<void(const Refusal &)> onRefusal = {};

    text::HttpLimits limits = {};
    ConnectionTimeouts timeouts = {};
    std::size_t maxConnections = 2048;            // never more than the descriptors the process may open
    std::size_t maxStrangers = 512;               // connections that showed no token yet
    std::size_t maxUnsentBytes = 8 * 1024 * 1024; // of a stream, before its reader counts as too slow
};

} // namespace tooltray::http
