// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/router.h"

#include <algorithm>
#include <utility>

namespace tooltray::http {

const std::shared_ptr<const Route> *Router::Place::find(std::string_view method) const
{
    const auto found =
        std::ranges::find_if(routes, [&](const auto &route) { return route->method == method; });
    return found == routes.end() ? nullptr : &*found;
}

Router::Place &Router::placeOf(std::string_view pattern)
{
    const auto known =
        std::ranges::find_if(m_places, [&](const Place &place) { return place.pattern.text() == pattern; });
    if (known != m_places.end())
        return *known;
    PathPattern compiled(pattern);
    auto position = m_places.end();
    if (compiled.isExact())
        position =
            std::ranges::find_if(m_places, [](const Place &place) { return !place.pattern.isExact(); });
    return *m_places.insert(position, Place{std::move(compiled), {}});
}

void Router::add(Route route)
{
    Place &place = placeOf(route.pattern);
    std::erase_if(place.routes, [&](const auto &other) { return other->method == route.method; });
    place.routes.push_back(std::make_shared<const Route>(std::move(route)));

    place.access = RouteAccess::Open;
    place.allowedMethods.clear();
    for (const std::shared_ptr<const Route> &each : place.routes) {
        if (each->access == RouteAccess::Authenticated)
            place.access = RouteAccess::Authenticated;
        place.allowedMethods += each->method + ", ";
    }
    if (place.find("GET") && !place.find("HEAD"))
        place.allowedMethods += "HEAD, ";
    place.allowedMethods += "OPTIONS";
}

void Router::removeAll(std::string_view pattern)
{
    std::erase_if(m_places, [&](const Place &place) { return place.pattern.text() == pattern; });
}

Router::Match Router::find(std::string_view method, std::string_view path) const
{
    for (const Place &place : m_places) {
        auto parameters = place.pattern.match(path);
        if (!parameters)
            continue;
        const auto *route = place.find(method);
        if (!route && method == "HEAD")
            route = place.find("GET");
        return {.isPathKnown = true,
                .route = route ? *route : nullptr,
                .access = route ? (*route)->access : place.access,
                .allowedMethods = place.allowedMethods,
                .parameters = std::move(*parameters)};
    }
    return {};
}

} // namespace tooltray::http
