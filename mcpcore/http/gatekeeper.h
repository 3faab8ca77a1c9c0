// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/bearerguard.h"
#include "http/hostguard.h"
#include "http/originguard.h"
#include "http/router.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

namespace tooltray::http {

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
