// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "workspace/codec/members.h"
#include "json/write.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

std::string toolTable(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{{"NAME", "ENDPOINT", "VERSION", "STATE", "DESCRIPTION"}};
    for (const json::Value &tool : answer["tools"].elements()) {
        std::string description = textOf(tool["description"]);
        description = description.substr(0, description.find('\n'));
        rows.push_back({textOf(tool["name"]), textOf(tool["endpoint"]), textOf(tool["version"]),
                        textOf(tool["health"]["state"]), description});
    }
    std::string text = rows.size() == 1 ? "There are no tools.\n" : tableText(rows);
    for (const json::Value &tool : answer["tools"].elements()) {
        for (const json::Value &error : tool["health"]["errors"].elements())
            text += '\n' + textOf(tool["name"]) + ": " + plainLine(forTerminal(textOf(error["message"])));
    }
    return text;
}

Result<ExitCode> listTools(VerbRun &run)
{
    auto answer = run.ask(
        "tools.list", json::Value::object({{"tag", run.option("--tag")}, {"query", run.option("--query")}}));
    if (!answer)
        return answer.error();
    if (run.has("--broken")) {
        json::Value broken = json::Value::array();
        for (const json::Value &tool : std::as_const(*answer)["tools"].elements()) {
            if (tool["health"]["state"].toString() == "broken")
                broken.append(tool);
        }
        answer->set("tools", std::move(broken));
    }
    run.output().result(*answer, toolTable(*answer));
    return ExitCode::Ok;
}

std::string toolText(const json::Value &tool)
{
    std::vector<std::vector<std::string>> rows;
    for (const char *member : {"name", "title", "kind", "endpoint", "tool_version", "active", "enabled"})
        rows.push_back({std::string(member) + ':', textOf(tool[member])});
    rows.push_back({"state:", textOf(tool["health"]["state"])});
    if (tool["pinned"].isObject())
        rows.push_back({"pinned:", textOf(tool["pinned"]["version"]) + ", approved "
                                       + textOf(tool["pinned"]["approved_at"])});
    std::string text = tableText(rows) + '\n' + plainText(textOf(tool["description"])) + "\n";
    for (const json::Value &error : tool["health"]["errors"].elements())
        text += "\nProblem: " + plainLine(textOf(error["message"])) + '\n';
    text += "\nParameters:\n" + json::writePretty(tool["parameters"]);
    text += "\nDefinition:\n" + json::writePretty(tool["versions"][tool["tool_version"].toString()]);
    return text;
}

Result<ExitCode> showTool(VerbRun &run)
{
    return run.show("tools.show", json::Value::object({{"tool", run.word(0)}}), toolText);
}

std::string lintText(const json::Value &answer)
{
    std::string text;
    for (const json::Value &finding : answer["findings"].elements()) {
        text += textOf(finding["tool"]) + ": " + textOf(finding["severity"]) + ": "
                + plainLine(textOf(finding["message"])) + ' ' + plainLine(textOf(finding["advice"])) + " ["
                + textOf(finding["code"]) + "]\n";
    }
    return text.empty() ? "Nothing to improve.\n" : text;
}

Result<ExitCode> lintTools(VerbRun &run)
{
    const auto answer =
        run.ask("tools.lint", json::Value::object({{"tools", workspace::encode(run.words())}}));
    if (!answer)
        return answer.error();
    run.output().result(*answer, lintText(*answer));
    const bool isStrict = run.has("--strict");
    const bool hasFailed =
        std::ranges::any_of((*answer)["findings"].elements(), [&](const json::Value &finding) {
            return isStrict || finding["severity"].toString() == "error";
        });
    return hasFailed ? ExitCode::Failed : ExitCode::Ok;
}

std::string changedText(const json::Value &changed, std::string_view what)
{
    std::string names;
    for (const json::Value &name : changed.elements())
        names += (names.empty() ? "" : ", ") + textOf(name);
    return names.empty() ? "Nothing to change." : std::string(what) + ' ' + names + '.';
}

Result<ExitCode> changeTools(VerbRun &run, std::string_view operation, json::Value parameters,
                             std::string_view done, std::string_view wouldBe)
{
    parameters.set("tools", workspace::encode(run.words()));
    parameters.set("dry_run", run.isDryRun());
    const auto answer = run.ask(operation, std::move(parameters));
    if (!answer)
        return answer.error();
    run.output().done(*answer, changedText((*answer)["changed"], run.isDryRun() ? wouldBe : done));
    return ExitCode::Ok;
}

Result<ExitCode> enableTools(VerbRun &run)
{
    return changeTools(run, "tools.enable", json::Value::object({{"enabled", true}}), "Enabled",
                       "Would enable");
}

Result<ExitCode> disableTools(VerbRun &run)
{
    return changeTools(run, "tools.enable", json::Value::object({{"enabled", false}}), "Disabled",
                       "Would disable");
}

Result<ExitCode> pinTools(VerbRun &run)
{
    const bool isRemoved = run.has("--remove");
    return changeTools(run, "tools.pin", json::Value::object({{"remove", isRemoved}}),
                       isRemoved ? "Unpinned" : "Pinned", isRemoved ? "Would unpin" : "Would pin");
}

std::string reviewText(const json::Value &answer)
{
    std::string text;
    for (const json::Value &tool : answer["pending"].elements())
        text += textOf(tool["tool"]) + ", approved " + textOf(tool["approved_at"]) + ":\n"
                + plainText(textOf(tool["text"])) + '\n';
    return text.empty() ? "No pinned tool has changed.\n" : text;
}

Result<ExitCode> reviewTools(VerbRun &run)
{
    const bool accepts = run.has("--accept");
    if (!accepts && !run.has("--restore"))
        return run.show("tools.review", json::Value::object({{"tools", workspace::encode(run.words())}}),
                        reviewText);
    if (run.words().empty())
        return Error{ErrorKind::Usage, "missing_word", "Name the tools to accept or restore."};
    if (accepts) {
        if (auto refusal = run.refusal("Serve the changed definitions from now on?"))
            return *std::move(refusal);
    }
    return changeTools(run, "tools.review",
                       json::Value::object({{"decision", accepts ? "accept" : "restore"}}),
                       accepts ? "Accepted" : "Restored", accepts ? "Would accept" : "Would restore");
}

constexpr std::array kToolVerbs{
    Verb{.name = "tools list",
         .summary = "list the saved tools and whether they work",
         .options = {{{"--tag", "TAG", "only tools with the tag"},
                      {"--query", "WORDS",
                       "only tools that have all the words in name, title, description or tags"},
                      {"--broken", "", "only tools that cannot work"}}},
         .examples = {{{"tools list --tag gitlab", "the tools with a tag"},
                       {"tools list --broken --json", "what has to be repaired, for scripts"}}},
         .run = listTools},
    Verb{
        .name = "tools show",
        .summary = "show a tool with its parameters and definition",
        .arguments = {{{"TOOL", "name of the tool, or NAME@VERSION", ArgumentCount::One, Candidates::Tools}}},
        .examples = {{{"tools show list_issues", "the version that is served"},
                      {"tools show list_issues@0.2.0 --json", "another version as JSON"}}},
        .exits = {ExitCode::NotFound},
        .run = showTool},
    Verb{.name = "tools lint",
         .summary = "find what makes tools hard for agents to use",
         .arguments = {{{"TOOL", "names of tools (default: all)", ArgumentCount::Any, Candidates::Tools}}},
         .options = {{{"--strict", "", "exit with 1 for warnings and advice too"}}},
         .examples = {{{"tools lint", "all tools"}, {"tools lint --strict list_issues", "one tool, for CI"}}},
         .exits = {ExitCode::NotFound},
         .run = lintTools},
    Verb{.name = "tools enable",
         .summary = "offer tools to clients again",
         .arguments = {{{"TOOL", "names of tools", ArgumentCount::Some, Candidates::Tools}}},
         .examples = {{{"tools enable list_issues", "clients see it immediately"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = enableTools},
    Verb{.name = "tools disable",
         .summary = "hide tools from clients",
         .arguments = {{{"TOOL", "names of tools", ArgumentCount::Some, Candidates::Tools}}},
         .examples = {{{"tools disable delete_issue", "clients can no longer call it"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = disableTools},
    Verb{.name = "tools pin",
         .summary = "keep serving tools as they are now, even if they change later",
         .arguments = {{{"TOOL", "names of tools", ArgumentCount::Some, Candidates::Tools}}},
         .options = {{{"--remove", "", "unpin the tools"}}},
         .examples = {{{"tools pin list_issues", "approve the current definition"},
                       {"tools pin --remove list_issues", "follow changes again"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = pinTools},
    Verb{.name = "tools review",
         .summary = "show what changed in pinned tools, and accept or restore it",
         .arguments = {{{"TOOL", "names of tools (default: all)", ArgumentCount::Any, Candidates::Tools}}},
         .options = {{{"--accept", "", "serve the tools as they are now"},
                      {"--restore", "", "restore the approved definitions"}}},
         .examples = {{{"tools review", "what differs from the approved definitions"},
                       {"tools review --accept list_issues", "approve the changes of one tool"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson},
         .effect = Verb::Effect::Changes,
         .run = reviewTools},
};

} // namespace

std::span<const Verb> toolVerbs()
{
    return kToolVerbs;
}

} // namespace tooltray::app
