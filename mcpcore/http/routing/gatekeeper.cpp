// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "http/routing/serveroptions.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"

#include <algorithm>
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

HostGuard::HostGuard(const std::vector<std::string> &configuredHosts)
{
    for (const std::string &host : configuredHosts) {
        if (auto authority = parseAuthority(host))
            m_configured.push_back(std::move(*authority));
    }
}

bool HostGuard::accepts(const Authority &authority) const
{
    const bool isLoopback =
        authority.host == "localhost" || authority.host == "127.0.0.1" || authority.host == "[::1]";
    if (isLoopback && authority.port.value_or(m_port) == m_port)
        return true;
    return std::ranges::any_of(m_configured, [&](const Authority &configured) {
        return configured.host == authority.host && (!configured.port || configured.port == authority.port);
    });
}

std::optional<Refusal> HostGuard::check(const Request &request) const
{
    const std::optional<Authority> host = parseAuthority(request.host());
    if (host && accepts(*host))
        return std::nullopt;
    return Refusal{
        Guard::Host, 403, "host_not_allowed", "This server does not answer under that host name.",
        "Use 127.0.0.1 or localhost with the server's port, or add the name to the allowed hosts."};
}

OriginGuard::OriginGuard(std::vector<std::string> configuredOrigins, const HostGuard &hosts)
    : m_configured(std::move(configuredOrigins))
    , m_hosts(hosts)
{}

bool OriginGuard::accepts(std::string_view origin) const
{
    if (std::ranges::any_of(m_configured, [&](const std::string &configured) {
            return equalsIgnoringAsciiCase(configured, origin);
        }))
        return true;
    constexpr std::string_view kScheme = "http://";
    if (!origin.starts_with(kScheme))
        return false;
    const std::optional<Authority> authority = parseAuthority(origin.substr(kScheme.size()));
    return authority && m_hosts.accepts(*authority);
}

std::optional<Refusal> OriginGuard::check(const Request &request) const
{
    const std::size_t count = request.headers.count("origin");
    if (count == 0 || (count == 1 && accepts(*request.headers.value("origin"))))
        return std::nullopt;
    return Refusal{Guard::Origin, 403, "origin_not_allowed",
                   "Web pages of that origin may not call this server.",
                   "Add the origin to the allowed origins if it should be allowed."};
}

namespace {

constexpr text::CharacterSet kToken68 =
    text::CharacterSet("-._~+/=").with('0', '9').with('a', 'z').with('A', 'Z');

std::optional<std::string_view> bearerToken(const HeaderList &headers)
{
    constexpr std::string_view kScheme = "bearer ";
    const auto credentials = headers.value("authorization");
    if (!credentials || headers.count("authorization") != 1
        || !equalsIgnoringAsciiCase(credentials->substr(0, kScheme.size()), kScheme))
        return std::nullopt;
    const std::string_view token = trimmed(credentials->substr(kScheme.size()));
    if (token.empty() || !kToken68.containsAll(token))
        return std::nullopt;
    return token;
}

} // namespace

BearerGuard::BearerGuard(std::shared_ptr<const Authenticator> authenticator)
    : m_authenticator(std::move(authenticator))
{}

std::variant<Principal, Refusal> BearerGuard::check(const Request &request) const
{
    if (!m_authenticator)
        return Principal{};
    const auto token = bearerToken(request.headers);
    auto outcome = m_authenticator->authenticate(request, token);
    if (auto *principal = std::get_if<Principal>(&outcome))
        return std::move(*principal);

    Challenge &challenge = std::get<Challenge>(outcome);
    std::string parameters = std::move(challenge.parameters);
    // RFC 6750 3.1: no error code when the request brought no token at all.
    if (token)
        parameters += parameters.empty() ? R"(error="invalid_token")" : R"(, error="invalid_token")";
    return Refusal{Guard::Bearer,
                   401,
                   "unauthorized",
                   std::move(challenge.message),
                   std::move(challenge.hint),
                   {{"WWW-Authenticate", parameters.empty() ? "Bearer" : "Bearer " + parameters}}};
}

} // namespace tooltray::http
