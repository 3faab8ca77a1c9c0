// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "http/routing/serveroptions.h"
#include "text/unicode/ascii.h"

#include <string>
#include <utility>

namespace tooltray::http {

std::optional<Refusal> ContentTypeGuard::check(const Request &request) const
{
    const auto value = request.headers.value("content-type");
    if (value && request.headers.count("content-type") == 1
        && equalsIgnoringAsciiCase(trimmed(value->substr(0, value->find(';'))), m_mediaType))
        return std::nullopt;
    return Refusal{Guard::ContentType, 415, "unsupported_media_type",
                   "The body must be " + m_mediaType + "."};
}

namespace {

constexpr std::string_view kServerWide = "*"; // OPTIONS *: about no path in particular (RFC 9110 9.3.7)

} // namespace

Gatekeeper::Gatekeeper(const ServerOptions &options, const Router &router)
    : m_router(router)
    , m_host(options.allowedHosts)
    , m_origin(options.allowedOrigins, m_host)
    , m_bearer(options.authenticator)
{}

std::variant<Admitted, Refusal> Gatekeeper::admit(const Request &request, Body body) const
{
    if (auto refusal = m_host.check(request))
        return std::move(*refusal);
    if (auto refusal = m_origin.check(request))
        return std::move(*refusal);
    if (request.target == kServerWide)
        return Admitted{.route = nullptr, .allowedMethods = "GET, HEAD, POST, DELETE, OPTIONS"};

    Router::Match match = m_router.find(request.method, request.path());
    if (!match.isPathKnown)
        return unknownPath();
    Admitted admitted{.route = std::move(match.route), .parameters = std::move(match.parameters)};
    if (match.access == RouteAccess::Authenticated) {
        auto outcome = m_bearer.check(request);
        if (auto *refusal = std::get_if<Refusal>(&outcome))
            return std::move(*refusal);
        admitted.principal = std::move(std::get<Principal>(outcome));
        admitted.isKnown = true;
    }
    if (!admitted.route) {
        admitted.allowedMethods = match.allowedMethods;
        if (request.method == "OPTIONS")
            return admitted;
        return Refusal{Guard::Route,
                       405,
                       "method_not_allowed",
                       "This path does not serve that method.",
                       {},
                       {{"Allow", std::move(admitted.allowedMethods)}}};
    }
    if (body == Body::Expected && !admitted.route->contentType.empty()) {
        if (auto refusal = ContentTypeGuard(admitted.route->contentType).check(request))
            return std::move(*refusal);
    }
    return admitted;
}

} // namespace tooltray::http
