// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/exchange/foreignpack.h"
#include "json/decode.h"

#include <array>
#include <set>
#include <utility>

namespace tooltray::app {
namespace {

using workspace::Endpoint;
using workspace::ObjectKind;

std::string_view layerName(workspace::Layer layer)
{
    constexpr std::array<std::string_view, 3> kLayers{"workspace", "config", "session"};
    return kLayers[static_cast<std::size_t>(layer)];
}

json::Value schemaValue(const engine::EndpointSchema &schema)
{
    json::Value value =
        json::Value::object({{"is_known", schema.schema != nullptr}, {"source", schema.source}});
    if (schema.schema)
        value.set("types", schema.schema->types().size());
    if (const auto &summary = schema.described.summary)
        value.set("operations", summary->operations - summary->unusable);
    const std::optional<Error> &problem = schema.problem ? schema.problem : schema.described.problem;
    if (problem)
        value.set("problem", problem->message.text());
    return value;
}

json::Value endpointValue(const workspace::Entry &entry, const engine::WorkspaceState &state)
{
    const auto &endpoint = std::get<Endpoint>(entry.object());
    json::Value value =
        json::Value::object({{"name", endpoint.name},
                             {"url", endpoint.url.empty() ? restBase(endpoint) : endpoint.url},
                             {"credential", endpoint.credential},
                             {"mutations", json::nameOf(endpoint.mutations)},
                             {"origin", layerName(entry.layer())}});
    const auto schema = state.schemas.find(endpoint.name);
    value.set("schema",
              schemaValue(schema == state.schemas.end() ? engine::EndpointSchema() : schema->second));
    return value;
}

void listEndpoints(OperationCall &call)
{
    const engine::WorkspaceState &state = call.engine().workspaceClient().state();
    json::Value endpoints = json::Value::array();
    for (const auto &item : state.workspace->entries(ObjectKind::Endpoint))
        endpoints.append(endpointValue(item.value, state));
    call.done(json::Value::object({{"endpoints", std::move(endpoints)}}));
}

const workspace::Entry *entryNamed(OperationCall &call)
{
    return call.engine().workspaceClient().state().workspace->find(
        {ObjectKind::Endpoint, call.text("endpoint")});
}

void tellMissing(OperationCall &call)
{
    call.done(noSuchEndpoint(*call.engine().workspaceClient().state().workspace, call.text("endpoint")));
}

void showEndpoint(OperationCall &call)
{
    const workspace::Entry *entry = entryNamed(call);
    if (entry == nullptr)
        return tellMissing(call);
    json::Value value = endpointValue(*entry, call.engine().workspaceClient().state());
    value.set("definition", workspace::encode(std::get<Endpoint>(entry->object())));
    call.done(std::move(value));
}

json::Value probeValue(const engine::EndpointProbe &probe, const Endpoint &endpoint)
{
    json::Value value = json::Value::object({{"status", probe.status},
                                             {"latency_us", probe.latency.count()},
                                             {"is_graphql", probe.isGraphql},
                                             {"has_data", probe.hasData}});
    if (probe.description) {
        json::Value api = apiValue(*probe.description);
        api.set("location", probe.descriptionUrl);
        const std::string base = restBase(endpoint);
        api.set("url", probe.description->url.starts_with(base) ? probe.description->url : base);
        value.set("api", std::move(api));
    }
    if (!probe.schemes.empty())
        value.set("authentication", probe.schemes);
    if (!probe.refusal.empty())
        value.set("refusal", probe.refusal);
    if (probe.schema)
        value.set("types", probe.schema->types().size());
    if (probe.schemaProblem)
        value.set("schema_problem", probe.schemaProblem->message.text());
    return value;
}

Error noDescription(const Endpoint &endpoint, int status)
{
    const std::string &place = endpoint.api.location;
    if (status == 401 || status == 403)
        return {ErrorKind::Denied, "credential_refused",
                place + " requires authentication (HTTP " + std::to_string(status) + ").",
                "Choose another credential, or set its secret with tooltray secret set NAME."};
    return {ErrorKind::Unavailable, "no_description",
            "There is no OpenAPI description at " + place
                + (status == 0 ? "." : " (HTTP " + std::to_string(status) + ")."),
            "Correct the location, or add the endpoint without --openapi to look for the description on that "
            "server."};
}

void testEndpoint(OperationCall &call)
{
    const workspace::Entry *entry = entryNamed(call);
    if (entry == nullptr)
        return tellMissing(call);
    const auto &endpoint = std::get<Endpoint>(entry->object());
    if (endpoint.url.empty() && endpoint.api.location.empty())
        return call.done(Error{ErrorKind::Conflict, "nothing_to_test",
                               "The endpoint " + endpoint.name
                                   + " has no description to test. Requests go to " + endpoint.restUrl + ".",
                               "Call one of its tools."});
    whenDone(call.engine().workspaceClient().probe(endpoint), &call,
             [&call, endpoint](const Result<engine::EndpointProbe> &probe) {
                 if (!probe)
                     return call.done(probe.error());
                 if (!probe->description && endpoint.url.empty())
                     return call.done(noDescription(endpoint, probe->status));
                 call.done(probeValue(*probe, endpoint));
             });
}

Result<Endpoint> endpointFrom(const OperationCall &call, const workspace::Workspace &workspace)
{
    Endpoint endpoint;
    endpoint.url = call.text("url");
    endpoint.name = call.text("name");
    if (endpoint.name.empty()) {
        std::set<std::string, std::less<>> taken;
        for (const auto &item : workspace.entries(ObjectKind::Endpoint))
            taken.insert(item.name);
        endpoint.name = workspace::takeName(workspace::endpointNameOf(endpoint.url),
                                            workspace::longestName(ObjectKind::Endpoint), taken);
    }
    if (call["openapi"].toBool()) {
        endpoint.api.location = std::exchange(endpoint.url, {});
        endpoint.api.server = call.text("server");
        endpoint.api.overlay = call.text("overlay");
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    }
    endpoint.restUrl = call.text("rest_url");
    endpoint.credential = call.text("credential");
    endpoint.description = call.text("description");
    if (const std::string policy = call.text("mutations"); !policy.empty()) {
        const auto known = enumNamed<workspace::MutationPolicy>(policy);
        if (!known)
            return Error{ErrorKind::Usage, "bad_value",
                         "--mutations is deny, ask or allow, not " + policy + "."};
        endpoint.mutations = *known;
    }
    if (const std::string schema = call.text("schema"); schema == "none") {
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    } else if (!schema.empty()) {
        endpoint.schema = {workspace::SchemaSource::Kind::File, schema};
    }
    return endpoint;
}

void saveEndpoint(OperationCall &call, const Endpoint &endpoint, json::Value answer)
{
    answer.set("name", endpoint.name);
    saveEdit(call,
             {"Add the endpoint " + endpoint.name,
              workspace::Origin::Person,
              {workspace::PutObject{.object = endpoint, .basedOn = 0}}},
             std::move(answer));
}

// Whoever wrote a description does not decide where a credential is sent, unless it is the same host.
std::optional<Error> useDescription(const OperationCall &call, const engine::EndpointProbe &probe,
                                    Endpoint &endpoint)
{
    endpoint.url.clear();
    endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    endpoint.api.location = probe.descriptionUrl;
    endpoint.api.server = call.text("server");
    endpoint.api.overlay = call.text("overlay");
    if (!endpoint.restUrl.empty() || !endpoint.api.server.empty())
        return std::nullopt;
    const std::string base = restBase(endpoint);
    const std::string &url = probe.description->url;
    if (!base.empty() && (url.empty() || url == base || url.starts_with(base + '/')))
        return std::nullopt;
    const bool isUrl = url.starts_with("http");
    return Error{ErrorKind::Denied, "server_elsewhere",
                 isUrl ? "The description says that requests go to " + url + '.'
                       : "The description does not say where requests go.",
                 "Repeat the command with --rest-url " + (isUrl ? url : "URL") + '.'};
}

// What answers there decides whether it is a GraphQL API, a described REST API, or one whose tools are defined by hand.
void addEndpoint(OperationCall &call)
{
    auto made = endpointFrom(call, *call.engine().workspaceClient().state().workspace);
    if (!made)
        return call.done(std::move(made).error());
    if (call["skip_test"].toBool())
        return saveEndpoint(call, *made, json::Value::object());
    const bool isOpen = made->schema.kind == workspace::SchemaSource::Kind::Introspection;
    const auto looking = isOpen ? engine::Looking::ForDescription : engine::Looking::Nowhere;
    whenDone(call.engine().workspaceClient().probe(*made, looking), &call,
             [&call, isOpen, endpoint = *made](const Result<engine::EndpointProbe> &probe) mutable {
                 if (!probe)
                     return call.done(probe.error());
                 if (!probe->description && endpoint.url.empty())
                     return call.done(noDescription(endpoint, probe->status));
                 if (probe->description) {
                     if (auto refusal = useDescription(call, *probe, endpoint))
                         return call.done(*std::move(refusal));
                 } else if (!probe->isGraphql && isOpen) {
                     endpoint.schema.kind = workspace::SchemaSource::Kind::None;
                 }
                 saveEndpoint(call, endpoint, json::Value::object({{"probe", probeValue(*probe, endpoint)}}));
             });
}

void removeEndpoint(OperationCall &call)
{
    const workspace::Entry *entry = entryNamed(call);
    if (entry == nullptr)
        return tellMissing(call);
    const std::string name = call.text("endpoint");
    saveEdit(call,
             {"Remove the endpoint " + name,
              workspace::Origin::Person,
              {workspace::RemoveObject{.key = {ObjectKind::Endpoint, name}, .basedOn = entry->revision()}}},
             json::Value::object({{"removed", name}}));
}

// The credential that somebody signs in for.
std::string credentialOf(OperationCall &call)
{
    const workspace::Entry *entry = entryNamed(call);
    return entry == nullptr ? std::string() : std::get<Endpoint>(entry->object()).credential;
}

std::optional<Error> refusalToSignIn(OperationCall &call)
{
    if (entryNamed(call) == nullptr)
        return noSuchEndpoint(*call.engine().workspaceClient().state().workspace, call.text("endpoint"));
    if (credentialOf(call).empty())
        return Error{ErrorKind::Conflict, "no_credential",
                     "The endpoint " + call.text("endpoint") + " has no credential to sign in for."};
    return std::nullopt;
}

void signIn(OperationCall &call)
{
    if (auto refusal = refusalToSignIn(call))
        return call.done(*std::move(refusal));
    engine::SignInClient &signIns = call.engine().signIns();
    const std::string credential = credentialOf(call);
    QObject::connect(&signIns, &engine::SignInClient::changed, &call,
                     [&call, &signIns, credential, told = std::string()](const std::string &changed) mutable {
                         if (changed != credential)
                             return;
                         const engine::SignInStatus status = signIns.look(credential);
                         using Condition = engine::SignInStatus::Condition;
                         if (status.condition == Condition::Waiting && status.address != told) {
                             told = status.address;
                             call.tell(json::Value::object({{"address", status.address}}));
                         }
                         if (status.condition == Condition::SignedIn)
                             return call.done(json::Value::object(
                                 {{"credential", credential}, {"person", status.person}}));
                         if (status.problem && status.condition != Condition::Starting
                             && status.condition != Condition::Waiting)
                             call.done(*status.problem);
                     });
    signIns.start(credential);
}

void signOut(OperationCall &call)
{
    if (auto refusal = refusalToSignIn(call))
        return call.done(*std::move(refusal));
    const std::string credential = credentialOf(call);
    if (!call["dry_run"].toBool())
        call.engine().signIns().signOut(credential);
    call.done(json::Value::object({{"credential", credential}}));
}

constexpr std::array kEndpointOperations{
    Operation{"endpoints.list", listEndpoints},    Operation{"endpoints.show", showEndpoint},
    Operation{"endpoints.test", testEndpoint},     Operation{"endpoints.add", addEndpoint},
    Operation{"endpoints.remove", removeEndpoint}, Operation{"endpoints.login", signIn},
    Operation{"endpoints.logout", signOut},
};

} // namespace

std::span<const Operation> endpointOperations()
{
    return kEndpointOperations;
}

} // namespace tooltray::app
