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
    if (schema.problem)
        value.set("problem", schema.problem->message.text());
    return value;
}

json::Value endpointValue(const workspace::Entry &entry, const engine::WorkspaceState &state)
{
    const auto &endpoint = std::get<Endpoint>(entry.object());
    json::Value value = json::Value::object({{"name", endpoint.name},
                                             {"url", endpoint.url},
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

json::Value probeValue(const engine::EndpointProbe &probe)
{
    json::Value value = json::Value::object({{"status", probe.status},
                                             {"latency_us", probe.latency.count()},
                                             {"is_graphql", probe.isGraphql},
                                             {"has_data", probe.hasData}});
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

void testEndpoint(OperationCall &call)
{
    const workspace::Entry *entry = entryNamed(call);
    if (entry == nullptr)
        return tellMissing(call);
    const auto &endpoint = std::get<Endpoint>(entry->object());
    call.answerWith(call.engine().workspaceClient().probe(endpoint), probeValue);
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

// What answers there decides whether it is a GraphQL endpoint or one of REST tools, which have no schema.
void addEndpoint(OperationCall &call)
{
    auto endpoint = endpointFrom(call, *call.engine().workspaceClient().state().workspace);
    if (!endpoint)
        return call.done(std::move(endpoint).error());
    // A description is fetched once the endpoint is there.
    if (call["skip_test"].toBool() || !endpoint->api.location.empty())
        return saveEndpoint(call, *endpoint, json::Value::object());
    whenDone(call.engine().workspaceClient().probe(*endpoint), &call,
             [&call, endpoint = *endpoint](const Result<engine::EndpointProbe> &probe) mutable {
                 if (!probe)
                     return call.done(probe.error());
                 const bool isRest = !probe->isGraphql
                                     && endpoint.schema.kind == workspace::SchemaSource::Kind::Introspection;
                 if (isRest)
                     endpoint.schema.kind = workspace::SchemaSource::Kind::None;
                 saveEndpoint(call, endpoint, json::Value::object({{"probe", probeValue(*probe)}}));
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
