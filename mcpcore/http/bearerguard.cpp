// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/bearerguard.h"

#include "http/characters.h"

#include <utility>

namespace tooltray::http {

namespace {

constexpr CharacterSet kToken68 = CharacterSet("-._~+/=").with('0', '9').with('a', 'z').with('A', 'Z');

std::optional<std::string_view> bearerToken(const HeaderList &headers)
{
    constexpr std::string_view kScheme = "bearer ";
    const auto credentials = headers.value("authorization");
    if (!credentials || headers.count("authorization") != 1
        || !equalsIgnoringCase(credentials->substr(0, kScheme.size()), kScheme))
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
