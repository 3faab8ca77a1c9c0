// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/openapi/request/sentcredentials.h"

#include "text/encoding/encoding.h"

#include <algorithm>

namespace tooltray::openapi {

namespace {

// How a secret is sent for a scheme; nothing for schemes that need more than a text, such as mutual TLS.
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

} // namespace

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

} // namespace tooltray::openapi
