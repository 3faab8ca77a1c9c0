// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/credentials.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>

namespace tooltray::openapi {

namespace {

// What signs a request of AWS, or passes a token of Google, beside the schemes of the description.
constexpr std::array<std::string_view, 12> kCredentialHeaders{
    "authorization",   "proxy-authorization", "x-amz-security-token",
    "x-amz-signature", "x-amz-credential",    "x-amz-date",
    "x-amz-algorithm", "x-amz-signedheaders", "x-amz-content-sha256",
    "cookie",          "x-auth-token",        "x-access-token"};
constexpr std::array<std::string_view, 4> kCredentialQueries{"access_token", "oauth_token", "api_key",
                                                             "apikey"};

} // namespace

std::optional<SentCredential> sentAs(const SecurityScheme &scheme, const std::string &secret)
{
    using Kind = SecurityScheme::Kind;
    switch (scheme.kind) {
    case Kind::Bearer:
    case Kind::OAuth2:
    case Kind::OpenIdConnect:
        return SentCredential{ParameterPlace::Header, "Authorization", "Bearer " + secret};
    case Kind::Basic:
        return SentCredential{ParameterPlace::Header, "Authorization", "Basic " + encodeBase64(secret)};
    case Kind::Http:
        return SentCredential{ParameterPlace::Header, "Authorization",
                              std::string(scheme.scheme) + ' ' + secret};
    case Kind::ApiKey: return SentCredential{scheme.place, std::string(scheme.parameter), secret};
    case Kind::MutualTls:
    case Kind::Unknown: break;
    }
    return std::nullopt;
}

std::optional<std::vector<SentCredential>> credentialsFor(const Api &api, const ApiOperation &operation,
                                                          const std::vector<SchemeSecret> &secrets)
{
    if (operation.security.empty())
        return std::vector<SentCredential>();
    bool needsNone = false;
    for (const Requirement &requirement : operation.security) {
        if (requirement.schemes.empty()) {
            needsNone = true;
            continue;
        }
        std::vector<SentCredential> sent;
        bool isWhole = true;
        for (const Requirement::Scheme &wanted : requirement.schemes) {
            const SecurityScheme *scheme = api.scheme(wanted.name);
            const auto secret = std::ranges::find(secrets, wanted.name, &SchemeSecret::scheme);
            std::optional<SentCredential> one;
            if (scheme != nullptr && secret != secrets.end())
                one = sentAs(*scheme, secret->secret);
            const bool isToken = scheme != nullptr && scheme->kind == SecurityScheme::Kind::OAuth2;
            const bool hasToken = isToken && std::ranges::any_of(sent, [](const SentCredential &known) {
                                      return known.value.starts_with("Bearer ");
                                  });
            if (one && !hasToken)
                sent.push_back(std::move(*one));
            isWhole = isWhole && (one || hasToken);
        }
        if (isWhole)
            return sent;
    }
    return needsNone ? std::optional(std::vector<SentCredential>()) : std::nullopt;
}

bool isCredential(const Api &api, const Parameter &parameter)
{
    const std::string name = asciiLower(parameter.name);
    if (parameter.place == ParameterPlace::Header
        && std::ranges::find(kCredentialHeaders, name) != kCredentialHeaders.end())
        return true;
    if (parameter.place == ParameterPlace::Query
        && std::ranges::find(kCredentialQueries, name) != kCredentialQueries.end())
        return true;
    return std::ranges::any_of(api.schemes, [&](const SecurityScheme &scheme) {
        return scheme.kind == SecurityScheme::Kind::ApiKey && scheme.place == parameter.place
               && equalsIgnoringAsciiCase(scheme.parameter, parameter.name);
    });
}

} // namespace tooltray::openapi
