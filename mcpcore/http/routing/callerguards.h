// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/authenticator.h"
#include "http/message/message.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
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

// Lets through who the authenticator knows (RFC 6750); everybody when there is no authenticator.
class BearerGuard {
public:
    explicit BearerGuard(std::shared_ptr<const Authenticator> authenticator);

    std::variant<Principal, Refusal> check(const Request &request) const;

private:
    std::shared_ptr<const Authenticator> m_authenticator;
};

} // namespace tooltray::http
