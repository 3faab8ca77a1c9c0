// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"
#include "http/routing/router.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
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

// A body must be of the media type that its route reads; the parameters of the type do not matter. Web
// pages cannot send application/json to another origin without being asked first.
class ContentTypeGuard {
public:
    explicit ContentTypeGuard(std::string mediaType) : m_mediaType(std::move(mediaType)) {}

    std::optional<Refusal> check(const Request &request) const;

private:
    std::string m_mediaType;
};

struct ServerOptions;

// A request that may be served.
struct Admitted {
    std::shared_ptr<const Route> route = {}; // null: OPTIONS, answered with the methods
    std::string allowedMethods = {};         // then
    PathParameters parameters = {};
    Principal principal = {};
    bool isKnown = false; // showed what the path asks for: no path that is open to everybody does
};

// Asks the guards about a request whose head is there, in their fixed order: Host, Origin, path, bearer,
// method, Content-Type, announced length. The first one that refuses decides.
class Gatekeeper {
public:
    Gatekeeper(const ServerOptions &options, const Router &router);
    Gatekeeper(const Gatekeeper &) = delete;
    Gatekeeper &operator=(const Gatekeeper &) = delete;

    void setPort(std::uint16_t port) { m_host.setPort(port); }

    enum class Body : std::uint8_t { None, Expected };
    std::variant<Admitted, Refusal> admit(const Request &request, Body body) const;

private:
    const Router &m_router;
    HostGuard m_host;
    OriginGuard m_origin;
    BearerGuard m_bearer;
};

} // namespace tooltray::http
