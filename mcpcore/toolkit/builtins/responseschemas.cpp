// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "toolkit/commands/argumentsschema.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

// An answer by its example: an object has these members and no others, those with a ? not always; a list has elements
// like its one; a text names the types that may stand there, or after = the texts. "any" may be anything.
struct ResponseRow {
    std::string_view command;
    std::string_view example;
    std::string_view note = {};
};

constexpr std::string_view kSavedAnswer =
    R"({"name":"text","version":"text","parameters":"object|null","injected":["text"],"warnings":["text"],
        "call":{"command_name":"text","parameters":"any","version?":"text"},
        "broken_tools?":[{"name":"text","version":"text","errors":["text"]}]})";
constexpr std::string_view kNamedAnswer = R"({"name":"text"})";

constexpr std::array kResponses{
    ResponseRow{"execute_graphql_query",
                R"({"data":"object|null","errors?":["object"],"extensions?":"object"})",
                "With format toon or csv, the response is text."},
    ResponseRow{"validate_graphql_query",
                R"({"valid":"flag","operations":[{"name":"text|null","type":"=query|mutation|subscription",
                "variables":[{"name":"text","required":"flag","type?":"text","filled_by_context?":"text"}]}],
            "errors":[{"level":"=syntax|schema|variables|limits","message":"text","line?":"count",
                "column?":"count","excerpt?":"text","suggestion?":"text"}],
            "warnings?":["object"],"limits":{"depth?":"count","fields?":"count","complexity?":"count"},
            "note?":"text"})"},
    ResponseRow{"get_schema_info",
                R"({"query_type?":"text","mutation_type?":"text","subscription_type?":"text",
                    "types?":[{"name":"text","kind":"text","description?":"text","members?":"count"}],
                    "name?":"text","kind?":"text","description?":"text","specified_by?":"text","one_of?":"flag",
                    "interfaces?":["text"],"possible_types?":["text"],"fields?":["object"],
                    "input_fields?":["object"],"enum_values?":["object"],"returned_by?":["text"],
                    "accepted_by?":["text"],"related?":["object"],"coordinate?":"text","type?":"text",
                    "arguments?":["object"],"locations?":["text"],"repeatable?":"flag","required?":"flag",
                    "default?":"text","deprecated?":"text","title?":"text","operations?":["object"],
                    "operation_id?":"text","parameters?":"object","answers?":"text","schema?":"object"})",
                "With format json: types if type_name is omitted, otherwise the type or the coordinate. With "
                "other formats, the response is text."},
    ResponseRow{"refresh_schema",
                R"({"endpoint":"text","source":"text","types":"count",
                    "changes":[{"coordinate":"text","kind":"=breaking|dangerous|safe|notice","message":"text"}],
                    "changes_left_out?":"count","operations?":"count",
                    "affected_tools?":[{"name":"text","changes":[{"coordinate":"text","kind":"text","message":"text"}]}],
                    "problem?":"text","description_problem?":"text",
                    "broken_tools":[{"name":"text","errors":["text"]}],"still_broken?":["text"]})"},
    ResponseRow{"list_endpoints",
                R"({"endpoints":[{"name":"text","description?":"text","kinds?":["text"],"host?":"text",
                    "schema?":"=ready|loading|missing|none","rest_description?":"=ready|loading|missing","mutations?":"=deny|ask|allow",
                    "credentials_missing?":["text"],"problem?":"text"}]})"},
    ResponseRow{"create_saved_query_tool", kSavedAnswer},
    ResponseRow{"update_saved_tool", kSavedAnswer},
    ResponseRow{"delete_saved_tool", R"({"name":"text","version?":"text","active?":"text"})"},
    ResponseRow{
        "list_saved_tools",
        R"({"tools":[{"name":"text","description":"text","kind":"=graphql|rest|composite","endpoint":"text",
                      "version":"text","versions":["text"],"tags":["text"],"enabled":"flag","pinned?":"flag",
                      "health":{"state":"=ok|broken|blocked|unchecked|disabled|outdated","errors?":[
                          {"code":"text","message":"text","line?":"count","column?":"count"}],
                          "notices?":[{"code":"text","message":"text"}]}}],
            "next_cursor?":"text","unreadable_files?":[
                {"file":"text","tool?":"text","message":"text","line?":"count","column?":"count"}]})"},
    ResponseRow{
        "describe_tool",
        R"({"name":"text","kind":"=graphql|rest|composite","title?":"text","endpoint":"text","versions":"object",
            "active":"text","pinned?":{"version":"text","approved_at":"text","has_changes":"flag"},
            "version":"text","description":"text","parameters":"object|null","injected":["text"],
            "output_schema":"object|null","output_note?":"text","used_types":["text"],"used_mappings":["text"],
            "used_by":["text"],"enabled":"flag",
            "health":{"state":"=ok|broken|blocked|unchecked|disabled|outdated","errors?":[
                {"code":"text","message":"text","line?":"count","column?":"count"}],
                "notices?":[{"code":"text","message":"text"}]},
            "annotations":{"read_only":"flag","destructive":"flag","idempotent":"flag","open_world":"flag"},
            "pagination":"object|null","idempotency":"object|null","result":"object|null","tags":["text"],
            "aliases":["text"],"examples":["object"]})"},
    ResponseRow{"test_saved_tool",
                R"({"mode":"=TEST MODE","ok":"flag","tool":{"name":"text","version":"text"},
                    "definition":"object|null","validation":{"valid":"flag","errors":["object"]},
                    "arguments":"object","variables":"object","document":"text","request":"object|null",
                    "further_requests?":["object"],"timing":"object","result?":"any","meta?":"object",
                    "error?":"object","data?":"any"})",
                "The text begins with the line TEST MODE."},
    ResponseRow{"set_graphql_context",
                R"({"key":"text","value":"text|number|flag","scope":"=session|persistent",
                    "used_by":["text"],"warnings?":["text"]})"},
    ResponseRow{"list_graphql_context",
                R"({"variables":[{"key":"text","value":"text|number|flag","type":"=string|number|boolean",
                                  "secret?":"flag","description?":"text","scope":"=session|persistent",
                                  "origin":"text","used_by":["text"]}]})"},
    ResponseRow{"clear_graphql_context", R"({"cleared":["text"],"kept?":["text"]})"},
    ResponseRow{"create_graphql_type",
                R"({"name":"text","replaced?":"flag","used_by?":["text"],
                    "broken_tools?":[{"name":"text","version":"text","errors":["text"]}]})"},
    ResponseRow{"list_graphql_types",
                R"({"types":[{"name":"text","definition":"object|flag","used_by":["text"]}]})"},
    ResponseRow{"delete_graphql_type", kNamedAnswer},
    ResponseRow{"set_mapping",
                R"({"name":"text","entries":"object","replaced?":"flag","used_by?":["text"],
                    "broken_tools?":[{"name":"text","version":"text","errors":["text"]}]})"},
    ResponseRow{
        "list_mappings",
        R"({"mappings":[{"name":"text","description?":"text","entries":"object","used_by":["text"]}]})"},
    ResponseRow{"delete_mapping", kNamedAnswer},
    ResponseRow{"set_prompt", kNamedAnswer},
    ResponseRow{"list_prompts",
                R"({"prompts":[{"name":"text","title?":"text","description?":"any","arguments?":["object"],
                                "messages":["object"]}]})"},
    ResponseRow{"delete_prompt", kNamedAnswer},
    ResponseRow{
        "export_tools",
        R"({"format":"text","version":"count","tools?":"object","types?":"object","mappings?":"object",
                    "bytes?":"count","tools_count?":"count","next?":"text","handle?":"text"})",
        "A pack that is too large for one response has a handle instead of its tools."},
    ResponseRow{"import_tools",
                R"({"created":[{"kind":"text","name":"text"}],"replaced":[{"kind":"text","name":"text"}],
                    "renamed":[{"kind":"text","name":"text","to":"text"}],
                    "skipped":[{"kind":"text","name":"text"}],"problems":["text"],"warnings?":["text"],"lost?":["text"],
                    "dry_run?":"flag","next?":"text",
                    "broken_tools?":[{"name":"text","version":"text","errors":["text"]}]})"},
    ResponseRow{"read_result",
                R"({"handle":"text","path":"text","offset":"count","count":"count","total":"count",
                    "items?":["any"],"text?":"text","next_offset?":"count","next_cursor?":"text"})"},
    ResponseRow{
        "get_recent_calls",
        R"({"calls":[{"id":"count","time":"text","client":"text","tool?":"text","method?":"text","version?":"text",
                      "status":"text","level?":"text","code?":"text","message?":"text","duration_ms":"number",
                      "test?":"flag","preview?":"flag","cache_age_seconds?":"count","upstream":[
                          {"endpoint":"text","method":"text","url":"text","status?":"count","duration_ms":"number",
                           "retry?":"count","page?":"count","from_cache?":"flag","error?":"text"}]}],
            "incomplete?":"text"})"},
    ResponseRow{
        "list_commands",
        R"({"commands":[{"name":"text","description?":"text","parameters?":"object|text","kind":"text",
                         "annotations?":"object"}],"next?":"text","next_cursor?":"text","unknown?":["text"]})"},
    ResponseRow{"invoke_command", R"("any")",
                "Returns what the command that it runs returns: ask for that command's format."},
    ResponseRow{"get_query_dsl",
                R"({"version":"text","definition?":"object|text","rules":"text","examples?":"object"})"},
    ResponseRow{
        "get_response_format",
        R"({"name":"text","version":"text","content_type":"text","schema":"object|text","note?":"text"})"},
};

std::string_view jsonType(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kTypes{{{"text", "string"},
                                                                                   {"count", "integer"},
                                                                                   {"number", "number"},
                                                                                   {"flag", "boolean"},
                                                                                   {"object", "object"},
                                                                                   {"null", "null"}}};
    const auto *found =
        std::ranges::find(kTypes, name, &std::pair<std::string_view, std::string_view>::first);
    assert(found != kTypes.end());
    return found->second;
}

json::Value partsOf(std::string_view text, std::string_view (*made)(std::string_view))
{
    json::Value list = json::Value::array();
    for (;;) {
        const std::size_t bar = text.find('|');
        list.append(json::Value(made(text.substr(0, bar))));
        if (bar == std::string_view::npos)
            return list;
        text.remove_prefix(bar + 1);
    }
}

json::Value schemaLike(const json::Value &example);

json::Value objectLike(const json::Value &example)
{
    json::Value properties = json::Value::object();
    json::Value required = json::Value::array();
    for (const json::Member &member : example.members()) {
        std::string_view name = member.name.view();
        const bool isOptional = name.ends_with('?');
        if (isOptional)
            name.remove_suffix(1);
        else
            required.append(json::Value(name));
        properties.set(name, schemaLike(member.value));
    }
    return closedSchema(std::move(properties), std::move(required));
}

json::Value schemaLike(const json::Value &example)
{
    if (example.isObject())
        return objectLike(example);
    json::Value schema = json::Value::object();
    if (example.isArray()) {
        schema.set("type", "array");
        schema.set("items", schemaLike(example[0]));
        return schema;
    }
    const std::string_view text = example.toString();
    if (text == "any")
        return schema;
    if (text.starts_with('=')) {
        schema.set("type", "string");
        schema.set("enum", partsOf(text.substr(1), [](std::string_view part) { return part; }));
        return schema;
    }
    json::Value types = partsOf(text, jsonType);
    schema.set("type", types.size() == 1 ? types[0] : types);
    return schema;
}

// The schema of what a truncated answer says about its cuts.
json::Value leftOutSchema()
{
    return schemaLike(
        json::parse(
            R"({"bytes":"count","cuts":[{"path":"text","kept":"count","total":"count"}],"handle?":"text",
                        "next":"text"})")
            .value);
}

} // namespace

ResponseSchema responseSchema(std::string_view command)
{
    const auto *row = std::ranges::find(kResponses, command, &ResponseRow::command);
    if (row == kResponses.end())
        return {};
    ResponseSchema response{schemaLike(json::parse(row->example).value), row->note};
    if (json::Value *properties = response.schema.find("properties"))
        properties->set("left_out", leftOutSchema());
    return response;
}

} // namespace tooltray::toolkit
