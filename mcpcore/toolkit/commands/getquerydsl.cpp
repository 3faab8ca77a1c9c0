// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/getquerydsl.h"

#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/condensed.h"
#include "toolkit/commands/packexamples.h"
#include "toolkit/commands/parameter.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr const char *kDslVersion = "1.3";
constexpr const char *kDefines = "create_saved_query_tool";

constexpr const char *kRules =
    "A tool that create_saved_query_tool saves is one GraphQL operation with typed variables.\n"
    "- One operation in a document, or operation names; fragments are fine. Values that differ from call to "
    "call "
    "are variables: query ($state: IssueState!) { issues(state: $state) { nodes { id title } } }.\n"
    "- Parameters are the variables. Left out, parameter_schema is inferred from them. Written down, it is "
    "JSON "
    "Schema (2020-12) with type object; {\"$ref\": \"tooltray:types/NAME\"} is a saved type, {\"$ref\": "
    "\"tooltray:mappings/NAME\"} takes the labels of a mapping and sends its values. Parameters that it "
    "does not name are refused, unless it says additionalProperties.\n"
    "- A variable named like a context key (same name but for case and underscores) is filled from the "
    "context and "
    "is no parameter, unless parameter_schema declares it: then the caller may override it.\n"
    "- Optional parameters that are absent or null are not sent.\n"
    "- Names: [a-z][a-z0-9_]{0,47}. Versions: 0.1.0, 0.2.0 and so on, one of them active.\n"
    "- pagination_config fetches a list whole: style relay, offset or cursor, with max_items as a bound.\n"
    "- bindings fill variables that no caller passes: {\"state\": {\"constant\": \"OPEN\"}}.\n"
    "- An enumeration's values can have meanings: {\"type\": \"string\", \"oneOf\": [{\"const\": \"HIGH\", "
    "\"description\": \"at once\"}]}, or enum with enumDescriptions. They must be values of the GraphQL "
    "enum.\n"
    "- update_saved_tool takes examples as [{\"name\": TEXT, \"parameters\": {...}, \"assertions\": "
    "[{\"path\": "
    "JSON Pointer, \"equals\": VALUE}]}]; an assertion has equals, matches (a pattern), exists or type.\n"
    "- idempotency keeps answers: identical calls within ttl_seconds are answered from the cache; only for "
    "queries. cache_key_params names the parameters or variables that tell calls apart.\n"
    "- result shapes the answer: path (JSON Pointer), drop, rename, max_items, format json, toon, csv or "
    "auto.\n"
    "- The subset of GraphQL is all of the September 2025 edition that the endpoint's schema allows; depth, "
    "fields "
    "and complexity have limits that validate_graphql_query reports.";

constexpr const char *kPackRules =
    "\nREST and composite tools are saved with the argument operation of create_saved_query_tool and "
    "update_saved_tool (with bindings, and parameter_schema for parameters), or as a pack with import_tools; "
    "examples has one of each kind that can be imported as it is.\n"
    "- A tool names its \"endpoint\", which may be left out where there is only one; a REST path continues "
    "the URL of "
    "the endpoint.\n"
    "- rest: method, path with {variables}, query, headers, body. A binding says where a value comes from: "
    "{\"parameter\": NAME}, {\"constant\": VALUE}, {\"context\": KEY}, {\"step\": NAME, \"path\": JSON "
    "Pointer}, "
    "{\"object\": {NAME: binding}}; \"transforms\" changes it on the way.\n"
    "- A header or query parameter that the endpoint sets itself stays as it is.\n"
    "- A GET or HEAD request counts as reading, unless it overrides the method or holds a GraphQL operation. "
    "All other "
    "requests count as writing; only a person can mark one as read-only.\n"
    "- steps run one after the other, each a REST request, {\"document\": GraphQL} or {\"tool\": NAME}; when "
    "says "
    "whether, result what is answered. A step that fails ends the call, and so does a value of an earlier "
    "step that "
    "is missing or null, unless its binding says \"optional\": true. At most 8 tools can call each other in "
    "a row. "
    "One mutation at most; only a person can allow several.\n"
    "- switch: one parameter picks one of the cases.\n"
    "Try a pack with dry_run first.";
constexpr const char *kImports = "import_tools";

} // namespace

GetQueryDsl::GetQueryDsl(Catalogue &catalogue) : m_catalogue(catalogue)
{
    m_tool.name = "get_query_dsl";
    m_tool.title = "How a tool is written down";
    m_tool.description =
        "Tells how a tool is defined: the format of create_saved_query_tool and the GraphQL that "
        "can stand in it, with a version of its own, and the packs of import_tools, which REST and composite "
        "tools are made with. Read it once before saving tools.";
    m_tool.inputSchema = parametersSchema(
        {{"format", choiceParameter({"raw", "llm"}, "JSON Schema (raw) or few words (llm, the "
                                                    "default).")}});
    m_tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
}

Running GetQueryDsl::run(const CommandContext &context, json::Value arguments, CommandDone done)
{
    CommandResult result;
    result.structured = json::Value::object({{"version", kDslVersion}});
    // Where the client may not save tools there is no format to save them in.
    if (const OwnCommand *defining = m_catalogue.findOwn(context.client, kDefines)) {
        const json::Value &schema = defining->builtIn->tool().inputSchema;
        if (arguments["format"].toString() == "raw")
            result.structured.set("definition", schema);
        else
            result.structured.set("definition", std::string(kDefines) + " " + condensed(schema));
    }
    std::string rules = kRules;
    if (m_catalogue.findOwn(context.client, kImports) != nullptr) {
        rules += kPackRules;
        result.structured.set("examples", packExamples());
    }
    result.structured.set("rules", rules);
    done(std::move(result));
    return {};
}

} // namespace tooltray::toolkit
