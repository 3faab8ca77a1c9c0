// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "graphql/changes/compareschemas.h"
#include "graphql/rules/validate.h"
#include "openapi/changes/change.h"
#include "workspace/checks/checkchange.h"
#include "workspace/codec/members.h"

#include <array>

namespace tooltray::app {
namespace {

// The endpoint's tools that cannot work, with the reasons.
json::Value brokenTools(Snapshot snapshot, const std::string &endpoint)
{
    snapshot.checkHealth();
    json::Value broken = json::Value::array();
    const json::Value list = toolkit::toolList(snapshot.question(), {.most = SIZE_MAX});
    for (const json::Value &tool : list["tools"].elements()) {
        if (tool["endpoint"].toString() != endpoint || tool["health"]["state"].toString() != "broken")
            continue;
        json::Value &reasons =
            broken.append(json::Value::object({{"name", tool["name"]}})).set("reasons", json::Value::array());
        for (const json::Value &error : tool["health"]["errors"].elements())
            reasons.append(error["message"]);
    }
    return broken;
}

json::Value changeValue(const engine::DescriptionChange &change)
{
    return json::Value::object({{"kind", openapi::changeKindName(change.kind)},
                                {"coordinate", change.coordinate},
                                {"message", change.message.text()},
                                {"tools", workspace::encode(change.tools)}});
}

engine::EndpointSchema knownSchema(const OperationCall &call, const std::string &endpoint)
{
    const auto &schemas = call.engine().workspaceClient().state().schemas;
    const auto known = schemas.find(endpoint);
    return known == schemas.end() ? engine::EndpointSchema() : known->second;
}

void fetchSchema(OperationCall &call)
{
    const std::string endpoint = call.text("endpoint");
    const auto before = knownSchema(call, endpoint).described.checked.api;
    const auto take = [&call, endpoint, before](const Result<void> &fetched) {
        if (!fetched)
            return call.done(fetched.error());
        const engine::EndpointSchema known = knownSchema(call, endpoint);
        const engine::DescriptionState &described = known.described;
        if (described.problem)
            return call.done(*described.problem);
        json::Value value = json::Value::object({{"endpoint", endpoint}});
        std::size_t changes = known.changes.size();
        if (known.schema) {
            value.set("source", known.source);
            value.set("types", known.schema->types().size());
        }
        if (described.summary) {
            value.set("api", apiValue(*described.summary));
            json::Value &list = value.set("api_changes", json::Value::array());
            if (described.checked.api != before) {
                for (const engine::DescriptionChange &change : described.changes)
                    list.append(changeValue(change));
            }
            changes += list.size();
        }
        value.set("changes", changes);
        call.answerFromPool(
            [endpoint, value = std::move(value), snapshot = snapshotOf(call.engine())]() mutable {
                value.set("broken_tools", brokenTools(std::move(snapshot), endpoint));
                return Result<json::Value>(std::move(value));
            });
    };
    whenDone(call.engine().workspaceClient().refreshSchema(endpoint), &call, take);
}

void acceptSchema(OperationCall &call)
{
    const std::string endpoint = call.text("endpoint");
    call.answerWith(call.engine().apis().accept(endpoint), [endpoint] {
        return json::Value::object({{"endpoint", endpoint}});
    });
}

// A built-in tool as agents call it; a failure is told as an error.
void runBuiltIn(OperationCall &call, const char *tool)
{
    engine::Trial trial{.what = engine::SavedTrial{tool},
                        .arguments = call["arguments"],
                        .mode = engine::Trial::Mode::Call,
                        .origin = journal::EntryOrigin::CommandLine};
    whenDone(
        call.engine().calls().run(std::move(trial)), &call,
        [&call](const Result<engine::TrialAnswer> &answer) {
            if (!answer)
                return call.done(answer.error());
            if (answer->isError)
                return call.done(answer->error.value_or(Error{ErrorKind::Invalid, "refused", answer->text}));
            json::Value value = answer->structured.isObject() ? answer->structured : json::Value::object();
            value.set("text", answer->text);
            call.done(std::move(value));
        });
}

void searchSchema(OperationCall &call)
{
    runBuiltIn(call, "search_schema");
}

void tellSchema(OperationCall &call)
{
    runBuiltIn(call, "get_schema_info");
}

Result<json::Value> differences(const Snapshot &snapshot, const std::string &endpoint,
                                const std::string &text)
{
    const graphql::SchemaPointer &before = workspace::schemasOf(snapshot.schemas, endpoint).graphql;
    if (!before) {
        if (snapshot.workspace->find({workspace::ObjectKind::Endpoint, endpoint}) == nullptr)
            return noSuchEndpoint(*snapshot.workspace, endpoint);
        return Error{ErrorKind::NotFound, "schema_missing", "The schema of " + endpoint + " is not known.",
                     "Fetch it with tooltray schema fetch " + endpoint + "."};
    }
    const graphql::LoadedSchema after = graphql::loadSchema(text, graphql::Strictness::Lenient);
    if (!after) {
        return Error{
            ErrorKind::Invalid, "schema_invalid",
            "The file is not a schema: "
                + (after.errors.empty() ? std::string("it has no types.") : after.errors.front().message)};
    }
    const graphql::SchemaChanges changes = graphql::compareSchemas(*before, *after.schema);
    const auto broken =
        workspace::toolsBroken(*snapshot.workspace, endpoint, {*before, *after.schema, changes});
    json::Value list = json::Value::array();
    std::set<std::string> brokenTools;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        json::Value change = json::Value::object({{"impact", graphql::impactName(changes[i].impact())},
                                                  {"code", graphql::codeName(changes[i].code)},
                                                  {"coordinate", changes[i].coordinate},
                                                  {"message", changes[i].message.text()}});
        json::Value &tools = change.set("broken_tools", json::Value::array());
        if (const auto found = broken.find(i); found != broken.end()) {
            for (const std::string &tool : found->second) {
                tools.append(tool);
                brokenTools.insert(tool);
            }
        }
        list.append(std::move(change));
    }
    json::Value names = json::Value::array();
    for (const std::string &tool : brokenTools)
        names.append(tool);
    return json::Value::object(
        {{"endpoint", endpoint}, {"changes", std::move(list)}, {"broken_tools", std::move(names)}});
}

void diffSchema(OperationCall &call)
{
    call.answerFromPool(
        [endpoint = call.text("endpoint"), text = call.text("schema"), snapshot = snapshotOf(call.engine())] {
            return differences(snapshot, endpoint, text);
        });
}

constexpr std::array kSchemaOperations{
    Operation{"schemas.fetch", fetchSchema},   Operation{"schemas.accept", acceptSchema},
    Operation{"schemas.search", searchSchema}, Operation{"schemas.info", tellSchema},
    Operation{"schemas.diff", diffSchema},
};

} // namespace

std::span<const Operation> schemaOperations()
{
    return kSchemaOperations;
}

} // namespace tooltray::app
