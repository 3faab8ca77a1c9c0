// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls.h"

#include "secrets.h"

#include "jsonschema/schema.h"
#include "mcpcore/openapi/request/toolrequest.h"
#include "openapi/changes/compare.h"
#include "openapi/discovery/apisearch.h"
#include "openapi/discovery/sample.h"
#include "openapi/discovery/signature.h"
#include "openapi/proposal/proposal.h"
#include "openapi/request/callschema.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <optional>
#include <utility>

namespace tooltray::openapi::check {

namespace {

constexpr std::array<std::string_view, 6> kPageStyles{"page", "offset",   "cursor",
                                                      "link", "next_url", "last_item"};

json::Value refusedCall(const Message &message)
{
    return json::Value::object({{"sent", false}, {"message", message.text()}});
}

jsonschema::Schema::Compiled compiled(const json::Value &schema)
{
    jsonschema::CompileOptions options;
    options.draftFrom = jsonschema::CompileOptions::DraftFrom::Here;
    options.maxSubschemas = 300'000;
    return jsonschema::Schema::compile(schema, options);
}

// A parameter that is null is none, and neither are the headers that the request decides.
json::Value givenValues(const json::Value &values)
{
    json::Value kept = json::Value::object();
    for (const json::Member &member : values.members()) {
        const std::string name = asciiLower(member.name);
        const bool isDecided =
            name == "header:accept" || name == "header:content-type" || name == "header:authorization";
        if (!isDecided && (!member.value.isNull() || name == "body"))
            kept.set(member.name, member.value);
    }
    return kept;
}

RequestOptions optionsOf(const Api &api, const ApiOperation &operation, const json::Value &request)
{
    RequestOptions options;
    options.server.variables = request["variables"];
    options.server.url = request["server"].toString();
    if (const json::Value *accepted = request.find("accepted_origins")) {
        options.server.accepted.emplace();
        for (const json::Value &origin : accepted->elements())
            options.server.accepted->emplace_back(origin.toString());
    }
    options.credentials = credentialsOf(api, operation, request["credentials"]);
    return options;
}

json::Value shown(const WrittenRequest &request)
{
    json::Value headers = json::Value::array();
    for (const auto &[name, value] : request.headers)
        headers.append(json::Value::array({name, value}));
    json::Value answer = json::Value::object(
        {{"sent", true}, {"method", request.method}, {"url", request.url}, {"headers", std::move(headers)}});
    if (request.contentType.empty())
        return answer;
    answer.set("content_type", request.contentType);
    if (isValidUtf8(request.body))
        answer.set("body", request.body);
    else
        answer.set("body_base64", encodeBase64(request.body));
    return answer;
}

} // namespace

json::Value enforcedAnswer(const Api &api, const ApiOperation &operation, const json::Value &request)
{
    const bool isBody = request["part"].toString() == "body";
    const json::Value schema = isBody ? enforcedBody(api, operation) : enforcedValues(api, operation);
    const jsonschema::Schema::Compiled compilation = compiled(schema);
    if (!compilation.schema)
        return json::Value::object({{"error", compilation.errors.front().message}, {"schema", schema}});
    json::Value accepts = json::Value::array();
    for (const json::Value &instance : request["accepts"].elements())
        accepts.append(compilation.schema->isValid(instance));
    json::Value rejects = json::Value::array();
    for (const json::Value &instance : request["rejects"].elements())
        rejects.append(!compilation.schema->isValid(instance));
    json::Value answer =
        json::Value::object({{"accepts", std::move(accepts)}, {"rejects", std::move(rejects)}});
    // For whoever looks into an answer: the schema, and why the first instance does not fit.
    if (request["show"].toBool()) {
        answer.set("schema", schema);
        const std::vector<jsonschema::ValidationError> errors =
            compilation.schema->validate(request["accepts"][std::size_t{0}]);
        answer.set("why", errors.empty() ? json::Value() : json::Value(errors.front().message));
    }
    return answer;
}

json::Value requestAnswer(const Api &api, const ApiOperation &operation, const json::Value &request)
{
    if (!operation.isUsable)
        return refusedCall("This operation cannot be called.");
    json::Value values = givenValues(request["values"].isNull() ? json::Value::object() : request["values"]);
    const jsonschema::Schema::Compiled compilation = compiled(enforcedValues(api, operation));
    if (!compilation.schema)
        return refusedCall(compilation.errors.front().message);
    std::vector<jsonschema::ValidationError> errors = compilation.schema->validate(values);
    const bool hasNoBody = std::as_const(values).contains("body") && std::as_const(values)["body"].isNull();
    if (!errors.empty() && hasNoBody) {
        values.remove("body");
        errors = compilation.schema->validate(values);
    }
    if (!errors.empty())
        return refusedCall(errors.front().message);
    const WrittenRequest written = writeRequest(api, operation, values, optionsOf(api, operation, request));
    return written.error ? refusedCall(*written.error) : shown(written);
}

json::Value proposalAnswer(const Api &api, const ApiOperation &operation, const std::string &name)
{
    const ToolProposal proposal = propose(api, operation);
    json::Value hidden = json::Value::array();
    for (const std::string &argument : proposal.hidden())
        hidden.append(argument);
    json::Value answer = json::Value::object(
        {{"name", name},
         {"title", proposal.title},
         {"description", proposal.description},
         {"annotations", json::Value::object({{"read_only", proposal.effect.isReadOnly},
                                              {"destructive", proposal.effect.isDestructive},
                                              {"idempotent", proposal.effect.isIdempotent}})},
         {"parameters", proposal.shown},
         {"hidden", std::move(hidden)}});
    if (proposal.pages) {
        json::Value pages =
            json::Value::object({{"style", kPageStyles.at(static_cast<std::size_t>(proposal.pages->style))}});
        const auto add = [&](std::string_view key, const std::string &value) {
            if (!value.empty())
                pages.set(key, value);
        };
        add("parameter", proposal.pages->parameter);
        add("size", proposal.pages->size);
        if (!proposal.pages->size.empty())
            pages.set("size_most", proposal.pages->sizeMost);
        pages.set("items", proposal.pages->items);
        add("next", proposal.pages->next);
        add("has_more", proposal.pages->hasMore);
        answer.set("pagination", std::move(pages));
    }
    return answer;
}

json::Value sampleAnswer(const Api &api, const ApiOperation &operation)
{
    const ApiArguments arguments = argumentsOf(api, operation);
    json::Value sample = sampleArguments(api, operation, arguments);
    const jsonschema::Schema::Compiled compilation = compiled(enforcedArguments(arguments));
    if (!compilation.schema)
        return json::Value::object({{"error", compilation.errors.front().message}});
    const std::vector<jsonschema::ValidationError> errors = compilation.schema->validate(sample);
    json::Value answer = json::Value::object({{"fits", errors.empty()}, {"sample", std::move(sample)}});
    if (!errors.empty())
        answer.set("why", errors.front().instancePointer + ": " + errors.front().message);
    return answer;
}

json::Value schemasAnswer(const Api &api, const ApiOperation &operation)
{
    SchemaWriter sent(*api.documents, Direction::Request);
    json::Value request = json::Value::object();
    for (const Parameter &parameter : operation.parameters)
        request.set(valueKey(parameter), sent.write(parameter.schema));
    if (operation.body) {
        for (const ApiMediaType &type : operation.body->media)
            request.set("body " + std::string(type.name), sent.write(type.schema));
    }
    SchemaWriter received(*api.documents, Direction::Response);
    json::Value response = json::Value::object();
    for (const ApiResponse &one : operation.responses) {
        for (const ApiMediaType &type : one.media)
            response.set(std::string(one.status) + ' ' + std::string(type.name), received.write(type.schema));
    }
    request.set("$defs", sent.definitions());
    response.set("$defs", received.definitions());
    return json::Value::object({{"request", std::move(request)}, {"response", std::move(response)}});
}

json::Value driftAnswer(const Api &api, const ApiOperation &operation, const ReadApi &after,
                        const json::Value &uses)
{
    if (after.error)
        return json::Value::object({{"error", after.error->text()}});
    UsedOperationParts used;
    used.isAll = !uses.isObject();
    for (const json::Value &argument : uses["arguments"].elements())
        used.arguments.emplace_back(argument.toString());
    for (const json::Value &pointer : uses["response"].elements())
        used.response.emplace_back(pointer.toString());
    const ApiChanges found = compareOperation(api, operation, *after.api, used);
    json::Value changes = json::Value::array();
    for (const ApiChange &change : found)
        changes.append(json::Value::object({{"coordinate", change.coordinate},
                                            {"kind", changeKindName(change.kind)},
                                            {"message", change.message.text()}}));
    const bool isBroken = std::ranges::find(found, ApiChangeKind::Breaking, &ApiChange::kind) != found.end();
    return json::Value::object({{"broken", isBroken}, {"changes", std::move(changes)}});
}

json::Value searchAnswer(const ApiSearch &search, const json::Value &request)
{
    constexpr std::size_t most = 50;
    constexpr std::size_t shown = 5;
    const std::string question(request["question"].toString());
    const std::clock_t start = std::clock(); // what others do on the machine does not count
    const auto passed = [start] { return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC; };
    const std::vector<ApiHit> hits = search.search(question, most);
    const double searched = passed();
    json::Value results = json::Value::array();
    json::Value views = json::Value::array();
    const terms::SaidWords said(std::span(&question, 1));
    for (const ApiHit &hit : hits) {
        results.append(coordinateOf(*hit.operation));
        if (views.size() < shown)
            views.append(hitView(search.api(), *hit.operation, said));
    }
    json::Value hints = json::Value::array();
    for (const std::string &hint : search.hints(std::span(&question, 1), hits, 8))
        hints.append(hint);
    return json::Value::object({{"results", std::move(results)},
                                {"hits", std::move(views)},
                                {"hints", std::move(hints)},
                                {"searched_ms", searched},
                                {"all_ms", passed()}});
}

} // namespace tooltray::openapi::check
