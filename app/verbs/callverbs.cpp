// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "json/parser.h"
#include "json/write.h"

#include <array>

namespace tooltray::app {
namespace {

Error badArgument(const std::string &word)
{
    return {ErrorKind::Usage, "bad_argument",
            "The argument " + word + " is neither NAME=TEXT nor NAME:=JSON.", "See tooltray call --help."};
}

Result<void> addArgument(json::Value &arguments, const std::string &word)
{
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0)
        return badArgument(word);
    if (word[equals - 1] != ':') {
        arguments.set(word.substr(0, equals), word.substr(equals + 1));
        return {};
    }
    json::Parsed parsed = json::parse(word.substr(equals + 1));
    if (!parsed || equals == 1)
        return badArgument(word);
    arguments.set(word.substr(0, equals - 1), std::move(parsed.value));
    return {};
}

Result<json::Value> argumentsOf(const VerbRun &run)
{
    json::Value arguments = json::Value::object();
    if (const std::string file = run.option("--file"); !file.empty()) {
        const auto text = VerbRun::readFile(file);
        if (!text)
            return text.error();
        json::Parsed parsed = json::parse(*text);
        if (!parsed || !parsed.value.isObject())
            return Error{ErrorKind::Usage, "bad_argument",
                         "The file " + file + " has no JSON object with arguments."};
        arguments = std::move(parsed.value);
    }
    for (std::size_t i = 1; i < run.words().size(); ++i) {
        if (auto added = addArgument(arguments, run.words()[i]); !added)
            return std::move(added).error();
    }
    return arguments;
}

ExitCode exitOf(const json::Value &answer)
{
    if (!answer["is_error"].toBool())
        return ExitCode::Ok;
    const json::Value &error = answer["error"];
    if (error["needs_person"].toBool())
        return ExitCode::NeedsPerson;
    return error["is_upstream"].toBool() ? ExitCode::Upstream : ExitCode::Failed;
}

// As HTTP writes it; a request that depends on the answers of others has its path and where its values come from.
std::string requestText(const json::Value &request)
{
    std::string text = textOf(request["method"]) + ' '
                       + plainLine(textOf(request.contains("url") ? request["url"] : request["path"])) + '\n';
    for (const json::Member &header : request["headers"].members())
        text += plainLine(std::string(header.name.view()) + ": " + textOf(header.value)) + '\n';
    for (const char *member : {"body", "values_from"}) {
        if (request.contains(member)) {
            const json::Value &part = request[member];
            text += '\n' + (part.isString() ? plainText(part.toString()) + '\n' : json::writePretty(part));
        }
    }
    return text;
}

std::string previewText(const json::Value &trace)
{
    std::string text = requestText(trace["request"]);
    for (const json::Value &request : trace["further_requests"].elements())
        text += '\n' + requestText(request);
    return text;
}

Result<ExitCode> runCall(VerbRun &run)
{
    auto arguments = argumentsOf(run);
    if (!arguments)
        return std::move(arguments).error();
    const char *mode = run.has("--dry-run") ? "preview" : run.has("--trace") ? "test" : "call";
    const auto answer = run.ask(
        "tools.call",
        json::Value::object({{"tool", run.word(0)}, {"arguments", *std::move(arguments)}, {"mode", mode}}));
    if (!answer)
        return answer.error();
    const json::Value &trace = (*answer)["trace"];
    const ExitCode code = exitOf(*answer);
    if (code != ExitCode::Ok && !run.output().isJson() && (!trace.isObject() || run.isDryRun())) {
        run.output().note("tooltray: " + plainText(forTerminal(textOf((*answer)["text"]), run.word(0))));
        return code;
    }
    const bool isPreview = run.isDryRun() && trace["request"].isObject();
    run.output().result(*answer, isPreview          ? previewText(trace)
                                 : trace.isObject() ? json::writePretty(trace)
                                                    : plainText(textOf((*answer)["text"])));
    return code;
}

constexpr Verb kCall{
    .name = "call",
    .summary = "call a tool as a client would",
    .arguments = {{{"TOOL", "name of the tool, or NAME@VERSION", ArgumentCount::One, Candidates::Tools},
                   {"ARGUMENT", "NAME=TEXT, or NAME:=JSON for numbers, lists and objects",
                    ArgumentCount::Any}}},
    .options = {{{"--file", "FILE",
                  "read a JSON object with arguments from FILE, or from standard input for -; short: -f",
                  Candidates::Files},
                 {"--dry-run", "", "show the request without sending it"},
                 {"--trace", "", "show what was sent and how long it took; nothing comes from the cache"}}},
    .examples = {{{"call list_issues project=web first:=5", "a string and a number"},
                  {"call create_issue -f issue.json", "arguments from a file"},
                  {"call list_issues --dry-run project=web", "the request, not sent"}}},
    .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Invalid, ExitCode::Upstream},
    .run = runCall};

constexpr std::array kCallVerbs{kCall, alias(kCall, "tools call", "the same as call")};

} // namespace

std::span<const Verb> callVerbs()
{
    return kCallVerbs;
}

} // namespace tooltray::app
