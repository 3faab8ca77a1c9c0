// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/outgoingfilter.h"
#include "http/authenticator.h"
#include "http/limits.h"
#include "http/timeouts.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::http {

struct ServerOptions {
    // All on the same port. ::1 is left out where the machine has no IPv6.
    std::vector<std::string> addresses = {"127.0.0.1", "::1"};
    std::vector<std::string> allowedHosts = {};              // see HostGuard
    std::vector<std::string> allowedOrigins = {};            // see OriginGuard
    std::shared_ptr<const Authenticator> authenticator = {}; // null: nobody is asked
    std::shared_ptr<const OutgoingFilter> outgoing = {};     // sees every body; null: they go as they are
    std::string serverName = {};                             // for a Server header; empty: none

    RequestLimits limits = {};
    Timeouts timeouts = {};
    std::size_t maxConnections = 2048;            // never more than the descriptors the process may open
    std::size_t maxUnsentBytes = 8 * 1024 * 1024; // of a stream, before its reader counts as too slow
};

} // namespace tooltray::http
