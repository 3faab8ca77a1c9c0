// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/authority.h"
#include "http/refusal.h"
#include "http/request.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::http {

// Against DNS rebinding: a web page can point its own name at this machine, but the Host header still
// carries that name. Accepted are the loopback names with the port listened on (or none) and the names
// configured: "name" with any port, "name:port" with that one.
class HostGuard {
public:
    explicit HostGuard(const std::vector<std::string> &configuredHosts);

    void setPort(std::uint16_t port) { m_port = port; }

    bool accepts(const Authority &authority) const;
    std::optional<Refusal> check(const Request &request) const;

private:
    std::vector<Authority> m_configured;
    std::uint16_t m_port = 0;
};

} // namespace tooltray::http
