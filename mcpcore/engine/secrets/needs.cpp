// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/needs.h"

#include "execution/endpoints/contexttemplate.h"
#include "execution/endpoints/destination.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace tooltray::engine {
namespace {

using credentials::Claim;
using workspace::ContextVariable;
using workspace::Credential;
using workspace::Endpoint;
using workspace::ObjectKind;
using workspace::Workspace;
using Source = Credential::Source;

bool getsTokens(const Credential &credential)
{
    return credential.scheme == Credential::Scheme::OAuth2ClientCredentials
           || credential.scheme == Credential::Scheme::OAuth2Code;
}

json::Value destinationValue(const execution::Destination &destination)
{
    json::Value value = json::Value::object({{"origin", destination.origin}});
    if (!destination.proxy.empty())
        value.set("proxy", destination.proxy);
    if (!destination.caFile.empty())
        value.set("ca_file", destination.caFile);
    return value;
}

json::Value originValue(std::string_view url)
{
    return json::Value::object({{"origin", execution::originOf(url)}});
}

// Where the file says it all, what others define has no say: not in what is sent, and not in where it goes.
bool isEndpointConfigured(const Workspace &workspace, const Endpoint &endpoint)
{
    return isConfigured(workspace, ObjectKind::Endpoint, endpoint.name)
           && std::ranges::all_of(execution::namesInOrigins(endpoint), [&](const std::string &name) {
                  const ContextVariable *variable = workspace.contextFor(name);
                  return variable != nullptr && isConfigured(workspace, ObjectKind::Context, variable->key);
              });
}

// Of the URLs and headers.
std::vector<const ContextVariable *> variablesIn(const Workspace &workspace, const Endpoint &endpoint)
{
    std::vector<std::string_view> texts{endpoint.url, endpoint.restUrl, endpoint.subscriptions.url};
    for (const workspace::Header &header : endpoint.headers)
        texts.emplace_back(header.value);
    std::vector<const ContextVariable *> variables;
    for (const std::string_view text : texts) {
        const execution::ContextTemplate filled(text, execution::ContextTemplate::Of::Header);
        for (const std::string &name : filled.names()) {
            const ContextVariable *variable = workspace.contextFor(name);
            if (variable != nullptr && std::ranges::find(variables, variable) == variables.end())
                variables.push_back(variable);
        }
    }
    return variables;
}

} // namespace

bool isConfigured(const Workspace &workspace, ObjectKind kind, const std::string &name)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{kind, name});
    return entry != nullptr && entry->layer() == workspace::Layer::Config;
}

std::string Needs::commandFolder(const Workspace &workspace, const std::string &credential)
{
    return isConfigured(workspace, ObjectKind::Credential, credential) ? std::string()
                                                                       : QDir::homePath().toStdString();
}

json::Value Needs::secretOf(const Workspace &workspace, const Credential &credential) const
{
    switch (credential.source) {
    case Source::Environment:
        return json::Value::object({{"source", "environment"}, {"name", credential.variable}});
    case Source::Command: {
        const Claim command =
            credentials::commandClaim(credential.command, commandFolder(workspace, credential.name));
        return json::Value::object({{"source", "command"}, {"command", command.definition}});
    }
    case Source::Memory:
        if (isConfigured(workspace, ObjectKind::Credential, credential.name))
            return json::Value::object(
                {{"source", "configuration"}, {"name", credential.name}, {"file", m_configuration.file}});
        return json::Value::object({{"source", "memory"}, {"name", m_workspace + '/' + credential.name}});
    case Source::Keychain: break;
    }
    return json::Value::object({{"source", "keychain"}, {"name", m_workspace + '/' + credential.name}});
}

// What an endpoint gets: the secret, or a token that was got for it.
json::Value Needs::sentBy(const Workspace &workspace, const Credential &credential) const
{
    json::Value secret = secretOf(workspace, credential);
    if (!getsTokens(credential))
        return secret;
    const Credential::OAuth2 oauth = credential.oauth2.value_or(Credential::OAuth2());
    json::Value scopes = json::Value::array();
    for (const std::string &scope : oauth.scopes)
        scopes.append(scope);
    return json::Value::object({{"source", "oauth"},
                                {"client_id", oauth.clientId},
                                {"token_url", oauth.tokenUrl},
                                {"authorization_url", oauth.authorizationUrl},
                                {"scopes", std::move(scopes)},
                                {"audience", oauth.audience},
                                {"client_secret", std::move(secret)}});
}

std::vector<Need> Needs::ofCredential(const Workspace &workspace, const Credential &credential) const
{
    std::vector<Need> needs;
    const bool isOwn = isConfigured(workspace, ObjectKind::Credential, credential.name);
    const auto add = [&](Claim claim) {
        needs.push_back({std::move(claim), {}, credential.name, isOwn, true});
    };
    if (credential.source == Source::Command)
        add(credentials::commandClaim(credential.command, commandFolder(workspace, credential.name)));
    if (getsTokens(credential) && credential.oauth2) {
        const Credential::OAuth2 &oauth = *credential.oauth2;
        json::Value destination = originValue(oauth.tokenUrl);
        if (!oauth.authorizationUrl.empty())
            destination.set("authorization_origin", execution::originOf(oauth.authorizationUrl));
        add(credentials::secretClaim(secretOf(workspace, credential), std::move(destination)));
    }
    return needs;
}

std::vector<Need> Needs::ofVariable(const Workspace &workspace, const ContextVariable &variable,
                                    const Endpoint &endpoint) const
{
    const bool isVariableConfigured = isConfigured(workspace, ObjectKind::Context, variable.key);
    const auto *credential = workspace.find<Credential>(variable.credential);
    const auto expanded = m_configuration.expandedContext.find(variable.key);
    bool isOwn = isVariableConfigured && isEndpointConfigured(workspace, endpoint);
    std::vector<Need> needs;
    json::Value secret;
    if (variable.isSecret()) {
        if (credential == nullptr)
            return {}; // which says so when it is to be read
        needs = ofCredential(workspace, *credential);
        for (Need &need : needs)
            need.endpoint = endpoint.name;
        isOwn = isOwn && isConfigured(workspace, ObjectKind::Credential, credential->name);
        secret = secretOf(workspace, *credential);
    } else if (isVariableConfigured && expanded != m_configuration.expandedContext.end()) {
        secret = json::Value::object({{"source", "configuration"},
                                      {"name", variable.key},
                                      {"value", expanded->second},
                                      {"file", m_configuration.file}});
    } else {
        return {};
    }
    for (const execution::Destination &destination : execution::destinationsOf(workspace, endpoint))
        needs.push_back({credentials::secretClaim(secret, destinationValue(destination)), endpoint.name,
                         "${" + variable.key + '}', isOwn});
    return needs;
}

std::vector<Need> Needs::ofEndpoint(const Workspace &workspace, const Endpoint &endpoint) const
{
    std::vector<Need> needs;
    const bool isOwn = isEndpointConfigured(workspace, endpoint);
    const auto destinations = execution::destinationsOf(workspace, endpoint);
    const auto addSecret = [&](const json::Value &secret, const std::string &credential, bool isSecretOwn) {
        for (const execution::Destination &destination : destinations)
            needs.push_back({credentials::secretClaim(secret, destinationValue(destination)), endpoint.name,
                             credential, isOwn && isSecretOwn});
    };
    if (const auto *credential = workspace.find<Credential>(endpoint.credential)) {
        needs = ofCredential(workspace, *credential);
        for (Need &need : needs)
            need.endpoint = endpoint.name;
        addSecret(sentBy(workspace, *credential), credential->name,
                  isConfigured(workspace, ObjectKind::Credential, credential->name));
    }
    if (!endpoint.tls.certificateFile.empty() || !endpoint.tls.keyFile.empty())
        addSecret(json::Value::object({{"source", "certificate"},
                                       {"name", endpoint.tls.certificateFile},
                                       {"key_file", endpoint.tls.keyFile}}),
                  {}, true);
    for (const ContextVariable *variable : variablesIn(workspace, endpoint)) {
        for (Need &need : ofVariable(workspace, *variable, endpoint))
            needs.push_back(std::move(need));
    }
    return needs;
}

std::vector<Claim> Needs::destinations(const Workspace &workspace, const Endpoint &endpoint) const
{
    std::vector<Claim> claims;
    for (const execution::Destination &destination : execution::destinationsOf(workspace, endpoint))
        claims.push_back(credentials::destinationClaim(destinationValue(destination)));
    return claims;
}

} // namespace tooltray::engine
