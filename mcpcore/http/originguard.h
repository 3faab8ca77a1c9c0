// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/hostguard.h"
#include "http/refusal.h"
#include "http/request.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::http {

// Keeps web pages out: browsers name the page in Origin, other programs send none. Accepted are the
// server's own origins and the configured ones, never "null".
class OriginGuard {
public:
    OriginGuard(std::vector<std::string> configuredOrigins, const HostGuard &hosts);

    std::optional<Refusal> check(const Request &request) const;

private:
    bool accepts(std::string_view origin) const;

    std::vector<std::string> m_configured;
    const HostGuard &m_hosts;
};

} // namespace tooltray::http
