// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"
#include "http/routing/callerguards.h"
#include "http/routing/router.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::http {

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
