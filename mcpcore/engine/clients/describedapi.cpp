// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/describedapi.h"

#include "execution/schemas/apiservice.h"
#include "openapi/document/problem.h"
#include "openapi/proposal/arguments.h"
#include "openapi/proposal/proposal.h"
#include "openapi/request/callschema.h"
#include "openapi/request/serverurl.h"
#include "openapi/schema/plaintext.h"
#include "openapi/schema/schemawriter.h"
#include "openapi/schema/shownschema.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tooltray::engine {
namespace {

using Api = openapi::Api;
using Operation = decltype(Api::operations)::value_type;
using Scheme = workspace::Credential::Scheme;

constexpr std::size_t kMaxSummary = 160;
constexpr std::size_t kResponseDepth = 5;

workspace::Credential::Place keyPlaceOf(std::string_view name)
{
    using Place = workspace::Credential::Place;
    return name == "query" ? Place::Query : name == "cookie" ? Place::Cookie : Place::Header;
}

AuthenticationOffer offerOf(const openapi::SecurityScheme &scheme)
{
    using Kind = openapi::SecurityScheme::Kind;
    AuthenticationOffer offer{std::string(scheme.name), std::nullopt};
    switch (scheme.kind) {
    case Kind::Basic: offer.scheme = Scheme::Basic; break;
    case Kind::Bearer:
    case Kind::OAuth2:
    case Kind::OpenIdConnect: offer.scheme = Scheme::Bearer; break;
    case Kind::ApiKey:
        offer.scheme = Scheme::ApiKey;
        offer.place = keyPlaceOf(openapi::placeName(scheme.place));
        offer.headerName = scheme.parameter;
        break;
    case Kind::Http:
    case Kind::MutualTls:
    case Kind::Unknown: break;
    }
    return offer;
}

bool needsCredential(const Operation &operation)
{
    return !operation.security.empty()
           && std::ranges::none_of(operation.security,
                                   [](const auto &requirement) { return requirement.schemes.empty(); });
}

// Where most operations are called.
std::string serverOf(const Api &api)
{
    const auto shared = std::ranges::find_if(api.operations, [](const Operation &operation) {
        return operation.isUsable && !operation.hasOwnServers;
    });
    if (shared == api.operations.end())
        return {};
    const openapi::ServerUrl server = openapi::serverUrl(api, *shared, {});
    return server.error ? std::string() : server.url;
}

std::string lineOf(const Operation &operation)
{
    std::string text = openapi::plainText(operation.summary, kMaxSummary);
    if (text.empty())
        text =
            openapi::firstSentences(openapi::plainText(operation.description, 2 * kMaxSummary), kMaxSummary);
    return text;
}

// The problem of the description that makes an operation unusable.
Message faultOf(const Api &api, const Operation &operation)
{
    for (const auto &problem : api.problems) {
        if (problem.pointer == operation.pointer)
            return problem.message;
    }
    return CORE_TEXT("Core", "This operation cannot be used as a tool.");
}

std::vector<DescriptionChange> changesOf(const execution::ApiDifference &difference)
{
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> tools;
    for (const workspace::ToolDrift &drift : difference.drift) {
        for (const auto &change : drift.changes)
            tools[{change.coordinate, change.message.text()}].push_back(drift.tool);
    }
    std::vector<DescriptionChange> changes;
    for (const auto &change : difference.changes) {
        DescriptionChange &told =
            changes.emplace_back(DescriptionChange{change.kind, change.coordinate, change.message});
        if (const auto found = tools.find({change.coordinate, change.message.text()}); found != tools.end())
            told.tools = found->second;
    }
    const auto rank = [](const DescriptionChange &change) {
        return std::pair(change.tools.empty(), DescriptionChange::Kind::Breaking != change.kind);
    };
    std::ranges::stable_sort(changes, {}, rank);
    return changes;
}

// Tools by the operation that they call.
std::map<const Operation *, std::string> callers(const workspace::ApiSchemas &schemas,
                                                 const workspace::Endpoint &endpoint,
                                                 const workspace::Workspace &workspace)
{
    std::map<const Operation *, std::string> tools;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(entry.object());
        if (tool.kind() != workspace::ToolKind::Rest
            || workspace::endpointOf(workspace, tool) != endpoint.name)
            continue;
        const workspace::ToolVersion version = tool.resolved(tool.active);
        const auto *request = std::get_if<workspace::RestRequest>(&*version.operation);
        if (request == nullptr)
            continue;
        if (const auto *operation = workspace::operationOf(*schemas.api, *request, endpoint))
            tools.try_emplace(operation, name);
    }
    return tools;
}

json::Value responseOf(const Operation &operation, openapi::SchemaWriter &writer)
{
    const auto schema = openapi::answerSchema(openapi::successResponse(operation));
    if (!schema)
        return {};
    writer.beginOperation();
    const json::Value written = writer.write(schema);
    return openapi::ShownSchema(writer.definitions(), {.depth = kResponseDepth}).show(written);
}

std::vector<json::Value> choicesOf(const json::Value &schema)
{
    const auto listed = schema["enum"].elements();
    std::vector<json::Value> choices(listed.begin(), listed.end());
    if (choices.empty() && schema["type"].toString() == "boolean")
        choices = {json::Value(true), json::Value(false)};
    return choices;
}

OperationTool operationTool(const Api &api, const std::string &key, workspace::ToolDeriver &deriver,
                            openapi::SchemaWriter &responses)
{
    using workspace::DerivedFor;
    OperationTool made{key};
    const Operation *operation = api.find(key);
    if (operation == nullptr) {
        made.problem =
            Error{ErrorKind::NotFound,
                  "operation_unknown",
                  {CORE_TEXT("Core", "The API's description no longer has the operation {operation}."),
                   {{"operation", key}}},
                  {}};
        return made;
    }
    Result<workspace::DerivedTool> derived = deriver.derive(*operation, DerivedFor::Saving);
    if (!derived) {
        made.problem = std::move(derived).error();
        return made;
    }
    made.tool = std::move(derived->tool);
    made.leftOut = std::move(derived->leftOut);
    if (made.tool.versions.at(made.tool.active).pagination) {
        if (auto single = deriver.derive(*operation, DerivedFor::OneCall))
            made.unpaged = std::move(single->tool);
    }
    made.response = responseOf(*operation, responses);
    return made;
}

} // namespace

bool DescriptionState::isHeldBack() const
{
    return problem && problem->code == "api_shrunk";
}

DescriptionState descriptionOf(const execution::ApiState &state, const execution::ApiDifference *difference)
{
    DescriptionState told{.fetchedAt = state.fetchedAt,
                          .problem = state.problem,
                          .isLoading = state.isLoading,
                          .checked = {nullptr, state.api}};
    if (state.api)
        told.summary = std::make_shared<const DescriptionSummary>(summaryOf(told.checked));
    if (difference != nullptr)
        told.changes = changesOf(*difference);
    return told;
}

DescriptionSummary summaryOf(const workspace::ApiSchemas &schemas)
{
    const Api &api = *schemas.api;
    DescriptionSummary summary{std::string(api.title), std::string(api.version), serverOf(api),
                               api.operations.size()};
    std::map<std::string, std::size_t, std::less<>> wanted; // by the names of schemes
    for (const Operation &operation : api.operations) {
        summary.unusable += operation.isUsable ? 0 : 1;
        if (!operation.isUsable || !needsCredential(operation))
            continue;
        ++summary.needing;
        for (const openapi::Requirement &alternative : operation.security) {
            for (const openapi::Requirement::Scheme &scheme : alternative.schemes)
                ++wanted[std::string(scheme.name)];
        }
    }
    summary.needsCredential = summary.needing * 2 > api.operations.size() - summary.unusable;
    for (const openapi::SecurityScheme &scheme : api.schemes)
        summary.offers.push_back(offerOf(scheme));
    std::ranges::stable_sort(summary.offers, std::ranges::greater(),
                             [&](const AuthenticationOffer &offer) { return wanted[offer.name]; });
    for (const auto &problem : api.problems) {
        const std::string_view severity = openapi::severityName(problem.severity);
        summary.faults.push_back({severity == "error"     ? DescriptionFault::Severity::Error
                                  : severity == "warning" ? DescriptionFault::Severity::Warning
                                                          : DescriptionFault::Severity::Notice,
                                  problem.pointer, problem.message});
    }
    std::ranges::stable_sort(summary.faults, std::ranges::greater(), &DescriptionFault::severity);
    return summary;
}

std::vector<OutlineOperation> outlineOf(const workspace::ApiSchemas &schemas,
                                        const workspace::Endpoint &endpoint,
                                        const workspace::Workspace &workspace)
{
    const Api &api = *schemas.api;
    const auto tools = callers(schemas, endpoint, workspace);
    std::vector<OutlineOperation> outline;
    outline.reserve(api.operations.size());
    for (const Operation &operation : api.operations) {
        OutlineOperation &row = outline.emplace_back(OutlineOperation{
            std::string(operation.key), std::string(operation.method), std::string(operation.path)});
        row.summary = lineOf(operation);
        if (!operation.tags.empty())
            row.tag = operation.tags.front();
        row.isDeprecated = operation.isDeprecated;
        row.isReadOnly = openapi::effectOf(operation.method).isReadOnly;
        if (!operation.isUsable)
            row.unusable = faultOf(api, operation);
        else if (const auto server = workspace::serverPath(api, operation, endpoint))
            row.requestPath = *server + row.path;
        else
            row.unusable = server.error().message;
        if (const auto found = tools.find(&operation); found != tools.end())
            row.tool = found->second;
    }
    return outline;
}

std::vector<OperationTool> operationTools(const workspace::ApiSchemas &schemas,
                                          const workspace::Endpoint &endpoint,
                                          const std::vector<std::string> &keys)
{
    workspace::ToolDeriver deriver(*schemas.api, endpoint);
    openapi::SchemaWriter responses(*schemas.api->documents, openapi::Direction::Response);
    std::vector<OperationTool> tools;
    tools.reserve(keys.size());
    for (const std::string &key : keys)
        tools.push_back(operationTool(*schemas.api, key, deriver, responses));
    return tools;
}

RecognizedRequest recognize(const workspace::ApiSchemas &schemas, const workspace::Endpoint &endpoint,
                            const workspace::Workspace &workspace, const workspace::RestRequest &request)
{
    RecognizedRequest described;
    const auto *operation = workspace::operationOf(*schemas.api, request, endpoint);
    if (operation == nullptr)
        return described;
    described.key = operation->key;
    described.method = operation->method;
    described.path = operation->path;
    described.isLinked = schemas.api->find(request.operation) == operation;
    const auto arguments = openapi::argumentsOf(*schemas.api, *operation);
    const json::Value shown = openapi::shownArguments(arguments, std::size_t{16} << 10U);
    for (const auto &argument : arguments.list) {
        using Target = decltype(argument.target);
        const std::size_t colon = argument.key.find(':');
        DescribedValue value{"body", argument.key};
        if (argument.target == Target::Parameter) {
            value.place = argument.key.substr(0, colon);
            value.name = argument.key.substr(colon + 1);
        } else if (argument.target != Target::BodyProperty) {
            continue;
        }
        const json::Value &schema = shown["properties"][argument.name];
        value.description = schema["description"].toString();
        value.isRequired = argument.isRequired;
        value.choices = choicesOf(schema);
        described.values.push_back(std::move(value));
    }
    workspace::ToolProblems problems;
    workspace::checkDescribed({workspace, *schemas.api, endpoint, request, {}, {}}, problems);
    for (const workspace::ToolProblem &problem : problems) {
        const Message *name = problem.message.argument("name");
        if (problem.code == "argument_unknown" && name != nullptr && !problem.place.empty())
            described.unknown.push_back({problem.place.substr(1), name->text(), problem.message});
    }
    return described;
}

} // namespace tooltray::engine
