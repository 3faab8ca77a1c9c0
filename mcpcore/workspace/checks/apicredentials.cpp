// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/apicredentials.h"

#include "text/unicode/ascii.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace tooltray::workspace {

namespace {

using openapi::ParameterPlace;
using openapi::Requirement;
using openapi::SecurityScheme;
using Scheme = Credential::Scheme;

constexpr std::string_view kAuthorization = "Authorization";

std::string_view headerOf(const Credential &credential)
{
    if (!credential.headerName.empty())
        return credential.headerName;
    return credential.scheme == Scheme::ApiKey ? std::string_view("X-Api-Key") : kAuthorization;
}

bool isAt(const Credential &credential, ParameterPlace place, std::string_view name)
{
    switch (place) {
    case ParameterPlace::Query:
        return credential.place == Credential::Place::Query && credential.headerName == name;
    case ParameterPlace::Cookie:
        return credential.place == Credential::Place::Cookie && credential.headerName == name;
    default:
        return credential.place == Credential::Place::Header
               && equalsIgnoringAsciiCase(headerOf(credential), name);
    }
}

std::vector<const Credential *> credentialsIn(const Workspace &workspace, const Endpoint &endpoint)
{
    std::vector<const Credential *> credentials;
    for (const std::string &name : credentialsOf(endpoint)) {
        if (const auto *credential = workspace.find<Credential>(name))
            credentials.push_back(credential);
    }
    return credentials;
}

class EndpointCredentials {
public:
    EndpointCredentials(const Workspace &workspace, const Endpoint &endpoint, const openapi::Api &api)
        : m_endpoint(endpoint)
        , m_api(api)
        , m_credentials(credentialsIn(workspace, endpoint))
    {}

    Message missingFor(const openapi::ApiOperation &operation) const
    {
        std::optional<std::vector<Message>> fewest;
        for (const Requirement &alternative : operation.security) {
            std::vector<Message> missing;
            for (const Requirement::Scheme &wanted : alternative.schemes) {
                Message one = missingOf(wanted);
                if (!one.empty() && std::ranges::find(missing, one) == missing.end())
                    missing.push_back(std::move(one));
            }
            if (!fewest || missing.size() < fewest->size())
                fewest = std::move(missing);
        }
        return fewest ? Message::joined(*fewest, ", ") : Message();
    }

private:
    Message missingOf(const Requirement::Scheme &wanted) const
    {
        const SecurityScheme *scheme = m_api.scheme(wanted.name);
        if (scheme == nullptr)
            return {}; // which the description has as a problem
        switch (scheme->kind) {
        case SecurityScheme::Kind::Basic:
            return hasScheme(Scheme::Basic) ? Message() : CORE_TEXT("Core", "a user name and password");
        case SecurityScheme::Kind::Bearer:
            return hasToken({}) ? Message() : CORE_TEXT("Core", "a bearer token");
        case SecurityScheme::Kind::OAuth2:
        case SecurityScheme::Kind::OpenIdConnect: return missingToken(wanted);
        case SecurityScheme::Kind::ApiKey: return missingKey(*scheme);
        case SecurityScheme::Kind::MutualTls:
            return m_endpoint.tls.certificateFile.empty() ? CORE_TEXT("Core", "a client certificate")
                                                          : Message();
        case SecurityScheme::Kind::Http:
            if (hasHeader(kAuthorization))
                return {};
            return {CORE_TEXT("Core", "a header Authorization of the kind {kind}"),
                    {{"kind", scheme->scheme}}};
        case SecurityScheme::Kind::Unknown: break;
        }
        return {CORE_TEXT("Core", "the authentication {name}, which is not supported"),
                {{"name", scheme->name}}};
    }

    Message missingToken(const Requirement::Scheme &wanted) const
    {
        if (hasToken(wanted.scopes))
            return {};
        std::string scopes;
        for (const std::string_view scope : wanted.scopes)
            scopes.append(scopes.empty() ? "" : " ").append(scope);
        if (scopes.empty())
            return CORE_TEXT("Core", "an OAuth token");
        return {CORE_TEXT("Core", "an OAuth token with the scopes {scopes}"), {{"scopes", scopes}}};
    }

    Message missingKey(const SecurityScheme &scheme) const
    {
        const bool isThere = std::ranges::any_of(
            m_credentials, [&](const Credential *one) { return isAt(*one, scheme.place, scheme.parameter); });
        const bool isSet = scheme.place == ParameterPlace::Header && isHeaderSet(scheme.parameter);
        if (isThere || isSet)
            return {};
        const std::vector<Message::Argument> name{{"name", scheme.parameter}};
        switch (scheme.place) {
        case ParameterPlace::Query: return {CORE_TEXT("Core", "the API key {name} in the query"), name};
        case ParameterPlace::Cookie: return {CORE_TEXT("Core", "the API key {name} in a cookie"), name};
        default: return {CORE_TEXT("Core", "the API key {name} in a header"), name};
        }
    }

    bool hasScheme(Scheme scheme) const
    {
        return std::ranges::any_of(m_credentials,
                                   [&](const Credential *one) { return one->scheme == scheme; });
    }

    bool isHeaderSet(std::string_view name) const
    {
        return std::ranges::any_of(m_endpoint.headers, [&](const Header &header) {
            return equalsIgnoringAsciiCase(header.name, name);
        });
    }

    bool hasHeader(std::string_view name) const
    {
        return isHeaderSet(name) || std::ranges::any_of(m_credentials, [&](const Credential *one) {
                   return isAt(*one, ParameterPlace::Header, name);
               });
    }

    // What tokens are good for is known only of those that are asked for by their scopes.
    bool hasToken(const std::vector<std::string_view> &scopes) const
    {
        return isHeaderSet(kAuthorization) || std::ranges::any_of(m_credentials, [&](const Credential *one) {
                   if (!one->usesOAuth())
                       return (one->scheme == Scheme::Bearer || one->scheme == Scheme::Header)
                              && isAt(*one, ParameterPlace::Header, kAuthorization);
                   const auto isAsked = [&](std::string_view scope) {
                       return std::ranges::find(one->oauth2->scopes, scope) != one->oauth2->scopes.end();
                   };
                   return !one->oauth2 || one->oauth2->scopes.empty() || std::ranges::all_of(scopes, isAsked);
               });
    }

    const Endpoint &m_endpoint;
    const openapi::Api &m_api;
    std::vector<const Credential *> m_credentials;
};

std::string textOf(const std::vector<Requirement> &alternatives)
{
    std::string text;
    for (const Requirement &alternative : alternatives) {
        text += '\n';
        for (const Requirement::Scheme &scheme : alternative.schemes) {
            text.append("\t").append(scheme.name);
            for (const std::string_view scope : scheme.scopes)
                text.append(" ").append(scope);
        }
    }
    return text;
}

} // namespace

bool sendsByItself(const Workspace &workspace, const Endpoint &endpoint, ParameterPlace place,
                   std::string_view name)
{
    const auto isOne = [&](const Credential *credential) { return isAt(*credential, place, name); };
    const auto isHeader = [&](const Header &header) { return equalsIgnoringAsciiCase(header.name, name); };
    return std::ranges::any_of(credentialsIn(workspace, endpoint), isOne)
           || (place == ParameterPlace::Header && std::ranges::any_of(endpoint.headers, isHeader));
}

Message missingCredential(const Workspace &workspace, const Endpoint &endpoint, const openapi::Api &api,
                          const openapi::ApiOperation &operation)
{
    return EndpointCredentials(workspace, endpoint, api).missingFor(operation);
}

std::vector<MissingCredential> missingCredentials(const Workspace &workspace, const Endpoint &endpoint,
                                                  const openapi::Api &api)
{
    const EndpointCredentials credentials(workspace, endpoint, api);
    std::unordered_map<std::string, Message> known; // most operations ask for the same
    std::map<std::string, MissingCredential, std::less<>> found;
    for (const openapi::ApiOperation &operation : api.operations) {
        if (!operation.isUsable || operation.security.empty())
            continue;
        const auto [place, isNew] = known.try_emplace(textOf(operation.security));
        if (isNew)
            place->second = credentials.missingFor(operation);
        if (place->second.empty())
            continue;
        MissingCredential &one = found[place->second.text()];
        one.what = place->second;
        ++one.operations;
    }
    std::vector<MissingCredential> list;
    for (auto &[text, one] : found)
        list.push_back(std::move(one));
    std::ranges::stable_sort(list, std::ranges::greater(), &MissingCredential::operations);
    return list;
}

} // namespace tooltray::workspace
