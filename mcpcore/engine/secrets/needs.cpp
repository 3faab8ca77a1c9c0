// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/needs.h"

#include "execution/arguments/templates.h"
#include "execution/delivery/endpoints.h"
#include "storage/configuration/configuration.h"
#include "workspace/codec/members.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/edits/permissions.h"

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

json::Value originValue(std::string_view url)
{
    return json::Value::object({{"origin", execution::originOf(url)}});
}

bool isOfLayer(const Workspace &workspace, ObjectKind kind, const std::string &name, workspace::Layer layer)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{kind, name});
    return entry != nullptr && entry->layer() == layer;
}

bool isConfigured(const Workspace &workspace, ObjectKind kind, const std::string &name)
{
    return isOfLayer(workspace, kind, name, workspace::Layer::Config);
}

// The place of an endpoint in the configuration file.
std::string placeOf(const std::string &endpoint)
{
    return "/endpoints/" + endpoint + '/';
}

std::string placeOfSecret(const std::string &endpoint, bool isShortForm)
{
    return (isShortForm ? "/" : placeOf(endpoint)) + "authentication/value";
}

// The context variables in the endpoint's URLs and headers.
std::vector<const ContextVariable *> variablesIn(const Workspace &workspace, const Endpoint &endpoint)
{
    std::vector<std::string> texts = urlsOf(endpoint);
    for (const workspace::Header &header : endpoint.headers)
        texts.emplace_back(header.value);
    std::vector<const ContextVariable *> variables;
    for (const std::string &text : texts) {
        const execution::ContextTemplate filled(text, execution::ContextTemplate::Of::Header);
        for (const std::string &name : filled.names()) {
            const ContextVariable *variable = workspace.contextFor(name);
            if (variable != nullptr && std::ranges::find(variables, variable) == variables.end())
                variables.push_back(variable);
        }
    }
    return variables;
}

// A secret is kept under the name of its workspace: see Needs::secretOf().
json::Value withSecretsOf(const json::Value &value, const std::string &from, const std::string &to)
{
    if (!value.isObject())
        return value;
    const std::string_view source = value["source"].toString();
    const bool isFiled = source == "keychain" || source == "memory";
    json::Value renamed = json::Value::object();
    for (const json::Member &member : value.members()) {
        const std::string_view text = member.value.toString();
        if (isFiled && member.name.view() == "name" && text.starts_with(from + '/'))
            renamed.set("name", json::Value(to + std::string(text.substr(from.size()))));
        else
            renamed.set(member.name.view(), withSecretsOf(member.value, from, to));
    }
    return renamed;
}

} // namespace

credentials::LedgerChange renamedConsents(const credentials::ConsentEntries &entries,
                                          const std::string &folder, const std::string &from,
                                          const std::string &to)
{
    credentials::LedgerChange change;
    for (const auto &[digest, entry] : entries) {
        if (entry.subject.folder != folder)
            continue;
        const bool isOfName = entry.claim.kind == Claim::Kind::Policy
                              || withSecretsOf(entry.claim.definition, to, from) != entry.claim.definition;
        if (entry.subject.workspace == to && isOfName)
            change.removed.insert(digest);
        if (entry.subject.workspace != from)
            continue;
        credentials::ConsentEntry renamed = entry;
        renamed.subject.workspace = to;
        if (renamed.claim.kind == Claim::Kind::Policy)
            renamed.claim.definition.set("workspace", to);
        else
            renamed.claim.definition = withSecretsOf(entry.claim.definition, from, to);
        if (renamed.claim != entry.claim)
            change.removed.insert(digest);
        change.put.insert_or_assign(renamed.claim.digest(), std::move(renamed));
    }
    return change;
}

bool Needs::isEntered(const Workspace &workspace, ObjectKind kind, const std::string &name) const
{
    return m_configuration.isOwn && isConfigured(workspace, kind, name);
}

// If the file defines it all, other definitions have no say: not in what is sent, and not in where it goes.
bool Needs::isEndpointEntered(const Workspace &workspace, const Endpoint &endpoint) const
{
    return isEntered(workspace, ObjectKind::Endpoint, endpoint.name)
           && std::ranges::all_of(execution::namesInOrigins(endpoint), [&](const std::string &name) {
                  const ContextVariable *variable = workspace.contextFor(name);
                  return variable != nullptr && isEntered(workspace, ObjectKind::Context, variable->key);
              });
}

const std::string *Needs::expanded(const std::string &pointer) const
{
    const auto found = m_configuration.expanded.find(pointer);
    return found == m_configuration.expanded.end() ? nullptr : &found->second;
}

// The values that the configuration file takes from the environment for an endpoint's URLs and headers.
std::vector<json::Value> Needs::configuredTexts(const Workspace &workspace, const Endpoint &endpoint) const
{
    std::vector<json::Value> texts;
    if (!isConfigured(workspace, ObjectKind::Endpoint, endpoint.name))
        return texts;
    const auto add = [&](const std::string &name, const std::string &value) {
        texts.push_back(json::Value::object({{"source", "configuration"},
                                             {"name", endpoint.name + ": " + name},
                                             {"value", value},
                                             {"file", m_configuration.file}}));
    };
    const std::string place = placeOf(endpoint.name);
    for (auto it = m_configuration.expanded.lower_bound(place);
         it != m_configuration.expanded.end() && it->first.starts_with(place); ++it) {
        const std::string name = it->first.substr(place.size());
        if (name == "url" || name == "rest_url" || name.starts_with("headers/"))
            add(name, it->second);
    }
    const std::string *url =
        endpoint.name == storage::kDefaultEndpoint ? expanded("/graphql_endpoint") : nullptr;
    if (url != nullptr)
        add("url", *url);
    return texts;
}

std::string Needs::commandFolder(const Workspace &workspace, const std::string &credential) const
{
    return isEntered(workspace, ObjectKind::Credential, credential) ? std::string()
                                                                    : QDir::homePath().toStdString();
}

Claim Needs::commandOf(const Workspace &workspace, const Credential &credential) const
{
    const std::string folder = commandFolder(workspace, credential.name);
    return credentials::commandClaim(credential.command, folder,
                                     m_files.contentsNamedBy(credential.command, folder));
}

json::Value Needs::destinationValue(const execution::Destination &destination) const
{
    json::Value value = json::Value::object({{"origin", destination.origin}});
    if (!destination.proxy.empty())
        value.set("proxy", destination.proxy);
    if (!destination.isVerified)
        value.set("certificate_check", "off");
    if (destination.caFile.empty())
        return value;
    value.set("ca_file", destination.caFile);
    if (const auto content = m_files.content(destination.caFile))
        value.set("ca_content", *content);
    return value;
}

std::string Needs::filesOf(const Workspace &workspace, const Endpoint &endpoint) const
{
    std::string stamps;
    if (!endpoint.tls.caFile.empty())
        stamps = m_files.stamp(endpoint.tls.caFile);
    for (const std::string &name : credentialsOf(endpoint)) {
        const auto *credential = workspace.find<Credential>(name);
        if (credential != nullptr && credential->source == Source::Command)
            stamps += m_files.stampOf(credential->command, commandFolder(workspace, credential->name));
    }
    return stamps;
}

json::Value Needs::secretOf(const Workspace &workspace, const Credential &credential) const
{
    switch (credential.source) {
    case Source::Environment:
        return json::Value::object({{"source", "environment"}, {"name", credential.variable}});
    case Source::Command: {
        return json::Value::object(
            {{"source", "command"}, {"command", commandOf(workspace, credential).definition}});
    }
    case Source::Memory:
        if (isConfigured(workspace, ObjectKind::Credential, credential.name)) {
            json::Value secret = json::Value::object(
                {{"source", "configuration"}, {"name", credential.name}, {"file", m_configuration.file}});
            const std::string *value = expanded(placeOfSecret(credential.name, false));
            if (value == nullptr && credential.name == storage::kDefaultEndpoint)
                value = expanded(placeOfSecret(credential.name, true));
            if (value != nullptr)
                secret.set("value", *value);
            return secret;
        }
        return json::Value::object({{"source", "memory"}, {"name", m_workspace + '/' + credential.name}});
    case Source::Keychain: break;
    }
    return json::Value::object({{"source", "keychain"}, {"name", m_workspace + '/' + credential.name}});
}

// The value that an endpoint receives: the secret, or a token that was obtained for it.
json::Value Needs::sentBy(const Workspace &workspace, const Credential &credential) const
{
    json::Value secret = secretOf(workspace, credential);
    if (!credential.usesOAuth())
        return secret;
    const Credential::OAuth2 oauth = credential.oauth2.value_or(Credential::OAuth2());
    return json::Value::object({{"source", "oauth"},
                                {"client_id", oauth.clientId},
                                {"token_url", oauth.tokenUrl},
                                {"authorization_url", oauth.authorizationUrl},
                                {"scopes", workspace::encode(oauth.scopes)},
                                {"audience", oauth.audience},
                                {"client_secret", std::move(secret)}});
}

std::vector<Need> Needs::ofCredential(const Workspace &workspace, const Credential &credential) const
{
    std::vector<Need> needs;
    const bool isOwn = isEntered(workspace, ObjectKind::Credential, credential.name);
    const auto add = [&](Claim claim) {
        needs.push_back({std::move(claim), {}, credential.name, isOwn, true});
    };
    if (credential.source == Source::Command)
        add(commandOf(workspace, credential));
    if (credential.usesOAuth() && credential.oauth2) {
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
    const std::string *written = expanded("/context_variables/" + variable.key);
    bool isOwn =
        isEntered(workspace, ObjectKind::Context, variable.key) && isEndpointEntered(workspace, endpoint);
    std::vector<Need> needs;
    json::Value secret;
    if (variable.isSecret()) {
        if (credential == nullptr)
            return {}; // which says so when it is to be read
        needs = ofCredential(workspace, *credential);
        for (Need &need : needs)
            need.endpoint = endpoint.name;
        isOwn = isOwn && isEntered(workspace, ObjectKind::Credential, credential->name);
        secret = secretOf(workspace, *credential);
    } else if (isVariableConfigured && written != nullptr) {
        secret = json::Value::object({{"source", "configuration"},
                                      {"name", variable.key},
                                      {"value", *written},
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
    const bool isOwn = isEndpointEntered(workspace, endpoint);
    const auto destinations = execution::destinationsOf(workspace, endpoint);
    const auto addSecret = [&](const json::Value &secret, const std::string &credential, bool isSecretOwn) {
        for (const execution::Destination &destination : destinations)
            needs.push_back({credentials::secretClaim(secret, destinationValue(destination)), endpoint.name,
                             credential, isOwn && isSecretOwn});
    };
    for (const std::string &name : credentialsOf(endpoint)) {
        const auto *credential = workspace.find<Credential>(name);
        if (credential == nullptr)
            continue;
        for (Need &need : ofCredential(workspace, *credential)) {
            need.endpoint = endpoint.name;
            needs.push_back(std::move(need));
        }
        addSecret(sentBy(workspace, *credential), credential->name,
                  isEntered(workspace, ObjectKind::Credential, credential->name));
    }
    for (const json::Value &text : configuredTexts(workspace, endpoint))
        addSecret(text, {}, true);
    const std::string api = endpoint.api.isUrl() ? std::string() : endpoint.api.location;
    for (const std::filesystem::path file : {endpoint.schema.path, api, endpoint.api.overlay}) {
        // A relative one stays in the workspace.
        if (file.is_absolute() && !m_files.contains(file)
            && !isEntered(workspace, ObjectKind::Endpoint, endpoint.name))
            needs.push_back({credentials::fileClaim(file.string()), endpoint.name, {}});
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

std::optional<Need> Needs::ofPolicy(const Workspace &workspace, const Endpoint &endpoint) const
{
    if (endpoint.mutations != workspace::MutationPolicy::Allow
        || isOfLayer(workspace, ObjectKind::Endpoint, endpoint.name, workspace::Layer::Session))
        return std::nullopt;
    json::Value destinations = json::Value::array();
    for (const execution::Destination &destination : execution::destinationsOf(workspace, endpoint))
        destinations.append(destinationValue(destination));
    return Need{credentials::policyClaim(
                    json::Value::object({{"workspace", m_workspace},
                                         {"endpoint", endpoint.name},
                                         {"policy", json::Value::object({{"mutations", "allow"}})},
                                         {"destinations", std::move(destinations)},
                                         {"folder", m_folder}})),
                endpoint.name,
                {},
                isEntered(workspace, ObjectKind::Endpoint, endpoint.name)};
}

std::optional<Need> Needs::ofPolicy(const Workspace &workspace, const workspace::Client &client) const
{
    if (isOfLayer(workspace, ObjectKind::Client, client.name, workspace::Layer::Session))
        return std::nullopt;
    workspace::Client counted;
    counted.tokenHash = client.tokenHash;
    counted.enabled = client.enabled;
    counted.policy = client.policy;
    return Need{.claim = credentials::policyClaim(json::Value::object({{"workspace", m_workspace},
                                                                       {"client", client.name},
                                                                       {"rights", workspace::encode(counted)},
                                                                       {"folder", m_folder}})),
                .isConfigured = isEntered(workspace, ObjectKind::Client, client.name),
                .client = client.name};
}

std::optional<Need> Needs::ofPolicy(const Workspace &workspace, const workspace::Tool &tool) const
{
    json::Value policy = workspace::permissionsOf(tool);
    if (policy.isNull() || isOfLayer(workspace, ObjectKind::Tool, tool.name, workspace::Layer::Session))
        return std::nullopt;
    return Need{.claim = credentials::policyClaim(json::Value::object({{"workspace", m_workspace},
                                                                       {"tool", tool.name},
                                                                       {"policy", std::move(policy)},
                                                                       {"folder", m_folder}})),
                .tool = tool.name};
}

std::vector<Claim> Needs::destinations(const Workspace &workspace, const Endpoint &endpoint) const
{
    std::vector<Claim> claims;
    for (const execution::Destination &destination : execution::destinationsOf(workspace, endpoint))
        claims.push_back(credentials::destinationClaim(destinationValue(destination)));
    return claims;
}

} // namespace tooltray::engine
