// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "base/time/rfc3339.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/rules.h"
#include "workspace/codec/members.h"
#include "json/decode.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace tooltray::app {
namespace {

using workspace::Tool;

std::vector<std::string> wordsOf(const json::Value &list)
{
    std::vector<std::string> words;
    for (const json::Value &word : list.elements())
        words.emplace_back(word.toString());
    return words;
}

void listTools(OperationCall &call)
{
    const toolkit::ToolListing listing{
        .tag = call.text("tag"), .query = call.text("query"), .after = {}, .most = SIZE_MAX};
    call.answerFromPool([listing, snapshot = snapshotOf(call.engine())]() mutable {
        snapshot.checkHealth();
        return Result<json::Value>(toolkit::toolList(snapshot.question(), listing));
    });
}

void showTool(OperationCall &call)
{
    call.answerFromPool([name = call.text("tool"),
                         snapshot = snapshotOf(call.engine())]() mutable -> Result<json::Value> {
        const auto named = snapshot.workspace->namedTool(name);
        if (!named && snapshot.workspace->isBuiltIn(name))
            return Error{ErrorKind::NotFound, "built_in_tool",
                         name + " is a built-in tool, which is not saved in the workspace.",
                         "Show it with tooltray call list_commands names:='[\"" + name + "\"]' detail=full."};
        if (!named)
            return noSuchTool(*snapshot.workspace, name);
        if (named->version && !named->tool->versions.contains(*named->version))
            return Error{ErrorKind::NotFound, "version_missing",
                         "The tool " + named->tool->name + " has no version " + named->version->toString()
                             + "."};
        snapshot.checkHealth();
        const json::Value details = toolkit::toolDetails(snapshot.question(), *named->tool, named->version);
        json::Value value = json::Value::object();
        for (const json::Member &member : details.members()) // version is that of the output
            value.set(member.name == "version" ? "tool_version" : member.name.view(), member.value);
        return value;
    });
}

json::Value findingValue(const std::string &tool, const workspace::LintFinding &finding)
{
    constexpr std::array<std::string_view, 3> kSeverities{"error", "warning", "advice"};
    json::Value value =
        json::Value::object({{"tool", tool},
                             {"severity", kSeverities[static_cast<std::size_t>(finding.severity)]},
                             {"code", finding.code},
                             {"place", finding.place},
                             {"message", finding.message.text()},
                             {"advice", finding.advice.text()}});
    if (finding.position) {
        value.set("line", finding.position->line);
        value.set("column", finding.position->column);
    }
    if (!finding.clients.empty())
        value.set("clients", workspace::encode(finding.clients));
    return value;
}

void lintTools(OperationCall &call)
{
    call.answerFromPool([names = wordsOf(call["tools"]),
                         snapshot = snapshotOf(call.engine())]() mutable -> Result<json::Value> {
        if (names.empty()) {
            for (const auto &entry : snapshot.workspace->entries(workspace::ObjectKind::Tool))
                names.push_back(entry.name);
        }
        json::Value findings = json::Value::array();
        for (const std::string &name : names) {
            const auto tool = toolNamed(*snapshot.workspace, name);
            if (!tool)
                return tool.error();
            for (const workspace::LintFinding &finding :
                 workspace::lint(*snapshot.workspace, snapshot.schemas, *tool))
                findings.append(findingValue(tool->name, finding));
        }
        return json::Value::object({{"tools", names.size()}, {"findings", std::move(findings)}});
    });
}

// Puts the tools that change() says.
template <typename F>
void editTools(OperationCall &call, const std::string &label, F change)
{
    const workspace::WorkspacePtr workspace = call.engine().workspaceClient().state().workspace;
    workspace::Edit edit{label, workspace::Origin::Person, {}};
    json::Value changed = json::Value::array();
    for (const std::string &name : wordsOf(call["tools"])) {
        const auto before = toolNamed(*workspace, name);
        if (!before)
            return call.done(before.error());
        Result<Tool> after = change(*workspace, *before);
        if (!after)
            return call.done(std::move(after).error());
        if (*after == *before)
            continue;
        changed.append(before->name);
        const workspace::Revision seen =
            workspace->find({workspace::ObjectKind::Tool, before->name})->revision();
        edit.steps.emplace_back(workspace::PutObject{.object = *std::move(after), .basedOn = seen});
    }
    saveEdit(call, std::move(edit), json::Value::object({{"changed", std::move(changed)}}));
}

void enableTools(OperationCall &call)
{
    const bool isEnabled = call["enabled"].toBool();
    editTools(call, isEnabled ? "Enable tools" : "Disable tools",
              [isEnabled](const workspace::Workspace &, Tool tool) -> Result<Tool> {
                  tool.enabled = isEnabled;
                  return tool;
              });
}

std::string timeNow()
{
    return formatRfc3339(
        std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now()));
}

void pinTools(OperationCall &call)
{
    const bool isRemoved = call["remove"].toBool();
    editTools(call, isRemoved ? "Unpin tools" : "Pin tools",
              [isRemoved](const workspace::Workspace &workspace, Tool tool) -> Result<Tool> {
                  if (isRemoved)
                      tool.pin = {};
                  else if (!tool.pin)
                      tool.pin = workspace::pinOf(workspace, tool, timeNow());
                  return tool;
              });
}

// The changes since the approval, or a decision about them.
void reviewTool(OperationCall &call)
{
    const std::string decision = call.text("decision");
    if (!decision.empty()) {
        return editTools(call, decision == "accept" ? "Accept a tool" : "Restore a tool",
                         [&decision](const workspace::Workspace &workspace, Tool tool) -> Result<Tool> {
                             if (!tool.pin)
                                 return Error{ErrorKind::Conflict, "not_pinned",
                                              "The tool " + tool.name + " is not pinned.",
                                              "Pin it with tooltray tools pin " + tool.name + "."};
                             return decision == "accept"
                                        ? workspace::accepted(workspace, std::move(tool), timeNow())
                                        : workspace::restored(std::move(tool));
                         });
    }
    call.answerFromPool(
        [names = wordsOf(call["tools"]), snapshot = snapshotOf(call.engine())]() -> Result<json::Value> {
            json::Value pending = json::Value::array();
            for (const auto &entry : snapshot.workspace->entries(workspace::ObjectKind::Tool)) {
                const auto &tool = std::get<Tool>(entry.value.object());
                const bool isMeant = names.empty() || std::ranges::find(names, tool.name) != names.end();
                const auto differences = isMeant ? workspace::pinDifferences(*snapshot.workspace, tool)
                                                 : std::vector<workspace::PinDifference>();
                if (differences.empty())
                    continue;
                json::Value places = json::Value::array();
                for (const workspace::PinDifference &difference : differences) {
                    places.append(json::Value::object({{"place", difference.place},
                                                       {"approved", difference.approved},
                                                       {"current", difference.current}}));
                }
                pending.append(json::Value::object({{"tool", tool.name},
                                                    {"approved_at", tool.pin->approvedAt},
                                                    {"changes", std::move(places)},
                                                    {"text", workspace::toText(differences)}}));
            }
            for (const std::string &name : names) {
                if (const auto tool = toolNamed(*snapshot.workspace, name); !tool)
                    return tool.error();
            }
            return json::Value::object({{"pending", std::move(pending)}});
        });
}

constexpr std::array kToolOperations{
    Operation{"tools.list", listTools}, Operation{"tools.show", showTool},
    Operation{"tools.lint", lintTools}, Operation{"tools.enable", enableTools},
    Operation{"tools.pin", pinTools},   Operation{"tools.review", reviewTool},
};

} // namespace

std::span<const Operation> toolOperations()
{
    return kToolOperations;
}

} // namespace tooltray::app
