// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/routing/httpexchange.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::http {

class HttpExchange;

enum class RouteAccess : std::uint8_t {
    Authenticated,
    Open, // whoever passes the Host and Origin guards
};

using Handler = std::function<void(std::shared_ptr<HttpExchange>)>;

// One method on one path and what serves it. The handler may answer at once or keep the exchange.
struct Route {
    std::string method;
    std::string pattern; // see PathPattern
    Handler handler;
    RouteAccess access = RouteAccess::Authenticated;
    std::string contentType = {};              // that a body must have; empty: any
    std::optional<std::size_t> bodyLimit = {}; // instead of the server's
    bool isAlwaysServed = false;               // also when the server has all the connections it may have
};

// What the paths of a server are served by. Exact paths win over patterns, patterns in the order they
// were added in. GET also serves HEAD; OPTIONS is answered for every path.
class Router {
public:
    void add(Route route);
    void removeAll(std::string_view pattern);

    struct Match {
        bool isPathKnown = false;
        std::shared_ptr<const Route> route;     // null when the method has none
        RouteAccess access = RouteAccess::Open; // of a path without such a route: as strict as its strictest
        std::string_view allowedMethods;        // as in an Allow header
        PathParameters parameters;
    };
    Match find(std::string_view method, std::string_view path) const;

private:
    struct Place {
        PathPattern pattern;
        std::vector<std::shared_ptr<const Route>> routes; // one for each method
        std::string allowedMethods = {};
        RouteAccess access = RouteAccess::Open;

        const std::shared_ptr<const Route> *find(std::string_view method) const;
    };

    Place &placeOf(std::string_view pattern);

    std::vector<Place> m_places; // exact ones first
};

} // namespace tooltray::http
