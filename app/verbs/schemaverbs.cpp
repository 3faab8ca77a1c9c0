// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

std::string fetchedText(const json::Value &answer)
{
    const json::Value &api = answer["api"];
    std::string text =
        "The schema of " + textOf(answer["endpoint"]) + " has " + textOf(answer["types"]) + " types";
    if (api.isObject()) {
        text = answer.contains("types") ? text + ". " : std::string();
        text += plainLine(textOf(api["title"]) + ' ' + textOf(api["version"])) + " has "
                + textOf(api["operations"]) + " operations";
    }
    text += "; " + textOf(answer["changes"]) + " changes since the last fetch.\n";
    for (const json::Value &change : answer["api_changes"].elements()) {
        text += textOf(change["kind"]) + ": " + plainLine(textOf(change["coordinate"])) + ": "
                + plainLine(textOf(change["message"])) + '\n';
        for (const json::Value &tool : change["tools"].elements())
            text += "    matters to " + textOf(tool) + '\n';
    }
    for (const json::Value &tool : answer["broken_tools"].elements()) {
        text += "Broken: " + textOf(tool["name"]);
        for (const json::Value &reason : tool["reasons"].elements())
            text += "\n    " + plainLine(textOf(reason));
        text += '\n';
    }
    return text;
}

Result<ExitCode> fetchSchema(VerbRun &run)
{
    return run.show("schemas.fetch", json::Value::object({{"endpoint", run.word(0)}}), fetchedText);
}

Result<ExitCode> acceptSchema(VerbRun &run)
{
    return run.show("schemas.accept", json::Value::object({{"endpoint", run.word(0)}}),
                    [](const json::Value &answer) {
                        return "The new description of " + textOf(answer["endpoint"]) + " is in use.\n";
                    });
}

std::string toldText(const json::Value &answer)
{
    return plainText(textOf(answer["text"]));
}

void addEndpointName(const VerbRun &run, json::Value &arguments)
{
    if (const std::string endpoint = run.option("--endpoint"); !endpoint.empty())
        arguments.set("endpoint", endpoint);
}

std::string hitsText(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{{"COORDINATE", "KIND", "DESCRIPTION"}};
    for (const json::Value &hit : answer["hits"].elements())
        rows.push_back({textOf(hit["coordinate"]), hit.contains("kind") ? textOf(hit["kind"]) : "operation",
                        textOf(hit["description"])});
    return rows.size() == 1 ? "Nothing was found.\n" : tableText(rows);
}

Result<ExitCode> searchSchema(VerbRun &run)
{
    std::string query;
    for (const std::string &word : run.words())
        query += (query.empty() ? "" : " ") + word;
    json::Value arguments = json::Value::object({{"query", query}});
    addEndpointName(run, arguments);
    return run.show("schemas.search", json::Value::object({{"arguments", std::move(arguments)}}), hitsText);
}

Result<ExitCode> tellSchema(VerbRun &run)
{
    json::Value arguments = json::Value::object();
    if (!run.words().empty())
        arguments.set("type_name", run.word(0));
    addEndpointName(run, arguments);
    return run.show("schemas.info", json::Value::object({{"arguments", std::move(arguments)}}), toldText);
}

std::string diffText(const json::Value &answer)
{
    std::string text;
    for (const json::Value &change : answer["changes"].elements()) {
        text += textOf(change["impact"]) + ": " + plainLine(textOf(change["message"]));
        for (const json::Value &tool : change["broken_tools"].elements())
            text += "\n    breaks " + textOf(tool);
        text += '\n';
    }
    return text.empty() ? "The schemas are the same.\n" : text;
}

Result<ExitCode> diffSchema(VerbRun &run)
{
    const auto schema = VerbRun::readFile(run.word(1));
    if (!schema)
        return schema.error();
    const auto answer =
        run.ask("schemas.diff", json::Value::object({{"endpoint", run.word(0)}, {"schema", *schema}}));
    if (!answer)
        return answer.error();
    run.output().result(*answer, diffText(*answer));
    return (*answer)["broken_tools"].isEmpty() ? ExitCode::Ok : ExitCode::Failed;
}

constexpr VerbOption kEndpointOption{"--endpoint", "NAME", "the endpoint; needed only if there are several",
                                     Candidates::Endpoints};

constexpr std::array kSchemaVerbs{
    Verb{.name = "schema fetch",
         .summary = "fetch the schema of an endpoint again, or the description of its REST API",
         .arguments = {{{"ENDPOINT", "name of the endpoint", ArgumentCount::One, Candidates::Endpoints}}},
         .examples = {{{"schema fetch github", "after the API has changed"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Upstream},
         .run = fetchSchema},
    Verb{.name = "schema accept",
         .summary = "accept a new description of a REST API although most operations are missing from it",
         .arguments = {{{"ENDPOINT", "name of the endpoint", ArgumentCount::One, Candidates::Endpoints}}},
         .examples = {{{"schema accept shop", "after the API was split into two"}}},
         .exits = {ExitCode::NotFound},
         .run = acceptSchema},
    Verb{.name = "schema search",
         .summary = "find operations and types by words",
         .arguments = {{{"WORD", "what you are looking for", ArgumentCount::Some}}},
         .options = {{kEndpointOption}},
         .examples = {{{"schema search open issues", "operations that are ready to run"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = searchSchema},
    Verb{.name = "schema info",
         .summary = "show the schema, or a type or field of it",
         .arguments = {{{"TYPE", "a type or a coordinate, such as Issue or Query.issues",
                         ArgumentCount::Optional, Candidates::Types}}},
         .options = {{kEndpointOption}},
         .examples = {{{"schema info", "an overview"}, {"schema info Query.issues", "one field"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = tellSchema},
    Verb{.name = "schema diff",
         .summary = "compare the stored schema with a file; exit with 1 if a tool breaks",
         .arguments = {{{"ENDPOINT", "name of the endpoint", ArgumentCount::One, Candidates::Endpoints},
                        {"FILE", "SDL or an introspection result; - for standard input", ArgumentCount::One,
                         Candidates::Files}}},
         .examples = {{{"schema diff shop next.graphql", "before the API is deployed"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = diffSchema},
};

} // namespace

std::span<const Verb> schemaVerbs()
{
    return kSchemaVerbs;
}

} // namespace tooltray::app
