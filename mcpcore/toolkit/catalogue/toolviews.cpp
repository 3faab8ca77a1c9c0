// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/toolviews.h"

#include "execution/preparation/reach.h"
#include "toolkit/access/clientview.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/showntool.h"
#include "toolkit/commands/failure.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pinning.h"
#include "workspace/codec/members.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/workspace.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

const ToolVersion &servedVersion(const Tool &tool)
{
    return tool.pin ? tool.pin->definition : tool.versions.at(tool.active);
}

void setPlace(json::Value &view, std::size_t line, std::size_t column)
{
    view.set("line", json::Value(line));
    view.set("column", json::Value(column));
}

json::Value listedTool(const ToolQuestion &question, const Tool &tool)
{
    const Workspace &workspace = question.workspace;
    json::Value view =
        json::Value::object({{"name", tool.name},
                             {"description", servedVersion(tool).description},
                             {"kind", json::nameOf(tool.kind())},
                             {"endpoint", tool.pin ? tool.pin->endpoint : endpointOf(workspace, tool)},
                             {"version", (tool.pin ? tool.pin->version : tool.active).toString()}});
    json::Value &versions = view.set("versions", json::Value::array());
    for (const auto &[number, version] : tool.versions)
        versions.append(json::Value(number.toString()));
    view.set("tags", workspace::encode(tool.tags));
    view.set("enabled", json::Value(tool.enabled));
    if (tool.pin)
        view.set("pinned", json::Value(true));
    view.set("health", healthView(question, tool));
    return view;
}

constexpr std::string_view kHiddenName = "(not available)";

// The names of tools that the asker may not know of.
void hideCalls(const Workspace &workspace, const MaySee &isVisible, ToolVersion &version)
{
    walkSteps(version, [&](Step &step) {
        auto *call = std::get_if<ToolInvocation>(&step.action);
        const Tool *called = call == nullptr ? nullptr : workspace.find<Tool>(call->tool);
        if (called != nullptr && !isVisible(*called))
            call->tool = kHiddenName;
    });
}

// True if the asker may know of all tools that this one calls, however deep.
bool areCalledVisible(const Workspace &workspace, const MaySee &isVisible, const Tool &tool,
                      std::set<std::string> &known)
{
    return std::ranges::all_of(referencesOf(tool), [&](const ObjectKey &used) {
        const Tool *called = used.kind == ObjectKind::Tool ? workspace.find<Tool>(used.name) : nullptr;
        if (called == nullptr || !known.insert(used.name).second)
            return true;
        return (!isVisible || isVisible(*called)) && areCalledVisible(workspace, isVisible, *called, known);
    });
}

json::Value hintsView(const Workspace &workspace, const ToolVersion &version, const std::string &endpoint)
{
    const Effect effect = effectOf(workspace, version, endpoint);
    const mcp::ToolHints hints = hintsOf(version.annotations, effect);
    return json::Value::object({{"read_only", hints.readOnly.value_or(false)},
                                {"destructive", hints.destructive.value_or(true)},
                                {"idempotent", hints.idempotent.value_or(false)},
                                {"open_world", hints.openWorld.value_or(true)}});
}

json::Value usedNames(const Tool &tool, ObjectKind kind)
{
    json::Value names = json::Value::array();
    for (const ObjectKey &used : referencesOf(tool)) {
        if (used.kind == kind)
            names.append(json::Value(used.name));
    }
    return names;
}

// Their names, versions and the endpoints that they send to.
using CalledTools = std::set<std::tuple<std::string, Version, std::string>>;

// Of the context variables that a version and the tools that it calls send to their endpoints.
void addRefusals(const ToolQuestion &question, const std::string &endpoint, const ToolVersion &definition,
                 CalledTools &called, std::vector<Error> &refusals)
{
    const Workspace &workspace = question.workspace;
    const auto reached = execution::reachedEndpoints(workspace, endpoint, definition);
    for (const std::string &key : injectedKeys(workspace, definition)) {
        const ContextVariable *variable = workspace.contextFor(key);
        for (const std::string &name : reached) {
            std::optional<Error> refusal =
                variable == nullptr ? std::nullopt : question.variableRefusalOf(*variable, name);
            if (refusal && std::ranges::find(refusals, refusal->message, &Error::message) == refusals.end())
                refusals.push_back(*std::move(refusal));
        }
    }
    walkSteps(definition, [&](const Step &step) {
        const auto *call = std::get_if<ToolInvocation>(&step.action);
        const Tool *known = call == nullptr ? nullptr : workspace.find<Tool>(call->tool);
        if (known == nullptr)
            return;
        const Tool tool = call->version ? *known : served(*known);
        const Version version = call->version.value_or(tool.active);
        const std::string to = step.endpoint.empty() ? endpointOf(workspace, tool) : step.endpoint;
        if (tool.versions.contains(version) && called.emplace(call->tool, version, to).second)
            addRefusals(question, to, tool.resolved(version), called, refusals);
    });
}

// Of the endpoints that a call without a version sends to, and of the values that it takes there.
std::vector<Error> refusalsOf(const ToolQuestion &question, const Tool &tool)
{
    std::vector<Error> refusals;
    if (!question.refusalOf)
        return refusals;
    const std::string endpoint = tool.pin ? tool.pin->endpoint : endpointOf(question.workspace, tool);
    const ToolVersion definition = tool.pin ? tool.pin->definition : tool.resolved(tool.active);
    for (const std::string &reached : execution::reachedEndpoints(question.workspace, endpoint, definition)) {
        if (std::optional<Error> refusal = question.refusalOf(reached))
            refusals.push_back(*std::move(refusal));
    }
    CalledTools called;
    if (question.variableRefusalOf && !question.workspace.entries(ObjectKind::Context).isEmpty())
        addRefusals(question, endpoint, definition, called, refusals);
    return refusals;
}

void addNotices(const ToolQuestion &question, const Tool &tool, json::Value &view)
{
    const ToolVersion definition = tool.pin ? tool.pin->definition : tool.resolved(tool.active);
    json::Value notices = json::Value::array();
    for (const std::string &key : unsetContext(question.workspace, definition))
        notices.append(json::Value::object(
            {{"code", "context_unset"},
             {"message", "The context variable \"" + key
                             + "\" is not set, and the tool needs it: set it with set_graphql_context."}}));
    if (!notices.isEmpty())
        view.set("notices", std::move(notices));
}
} // namespace

json::Value healthView(const ToolQuestion &question, const Tool &tool)
{
    const auto file = std::ranges::find(question.unread, tool.name, &UnreadFile::tool);
    const ToolHealth *known = question.health.of(tool.name);
    const HealthState state = !tool.enabled      ? HealthState::Disabled
                              : known == nullptr ? HealthState::Unchecked
                                                 : known->state();
    constexpr std::array<std::string_view, 4> kStates{"ok", "broken", "unchecked", "disabled"};
    json::Value view = json::Value::object({{"state", kStates[static_cast<std::size_t>(state)]}});
    const bool mayWork = state == HealthState::Ok || state == HealthState::Unchecked;
    if (mayWork)
        addNotices(question, tool, view);
    const std::vector<Error> refusals = mayWork ? refusalsOf(question, tool) : std::vector<Error>();
    if (file == question.unread.end() && state != HealthState::Broken && refusals.empty())
        return view;
    json::Value &errors = view.set("errors", json::Value::array());
    if (file != question.unread.end()) {
        json::Value &error =
            errors.append(json::Value::object({{"code", "file_unreadable"},
                                               {"message", file->file
                                                               + " cannot be read, so its previous content "
                                                                 "stays in use: "
                                                               + file->message.text()}}));
        if (file->line > 0)
            setPlace(error, file->line, file->column);
        if (mayWork)
            view.set("state", "outdated");
    }
    for (const Error &refusal : refusals) {
        errors.append(json::Value::object(
            {{"code", refusal.code}, {"message", failureText(upstreamFailure(refusal))}}));
        view.set("state", "blocked");
    }
    if (state != HealthState::Broken)
        return view;
    for (const ToolProblem &found : known->served.problems) {
        const ToolProblem problem = problemFor(question.workspace, question.isVisible, tool, found);
        json::Value &error =
            errors.append(json::Value::object({{"code", problem.code}, {"message", problem.message.text()}}));
        if (problem.position)
            setPlace(error, problem.position->line, problem.position->column);
    }
    return view;
}

ToolProblem problemFor(const Workspace &workspace, const MaySee &isVisible, const Tool &tool,
                       ToolProblem problem)
{
    std::set<std::string> known;
    if (problem.code == "called_tool_broken" && !areCalledVisible(workspace, isVisible, tool, known))
        problem.message = CORE_TEXT("Core", "It calls a tool that cannot work.");
    return problem;
}

json::Value unreadView(const UnreadFiles &unread)
{
    json::Value view = json::Value::array();
    for (const UnreadFile &one : unread) {
        json::Value &file = view.append(json::Value::object({{"file", one.file}}));
        if (!one.tool.empty())
            file.set("tool", json::Value(one.tool));
        file.set("message", json::Value(one.message.text()));
        if (one.line > 0)
            setPlace(file, one.line, one.column);
    }
    return view;
}

json::Value toolList(const ToolQuestion &question, const ToolListing &listing)
{
    const Workspace &workspace = question.workspace;
    json::Value view = json::Value::object();
    json::Value &tools = view.set("tools", json::Value::array());
    const ToolSearch search(listing.query);
    const auto &entries = workspace.entries(ObjectKind::Tool);
    std::string last;
    bool hasMore = false;
    for (auto at = entries.lowerBound(listing.after); at != entries.end(); ++at) {
        const auto &tool = std::get<Tool>(at->value.object());
        const bool isTagged =
            listing.tag.empty() || std::ranges::find(tool.tags, listing.tag) != tool.tags.end();
        if (tool.name == listing.after || !isTagged || !search.finds(tool) || !question.isVisible(tool))
            continue;
        if (tools.size() == listing.most) {
            hasMore = true;
            break;
        }
        tools.append(listedTool(question, tool));
        last = tool.name;
    }
    if (hasMore)
        view.set("next_cursor", json::Value(cursorBehind(last)));
    if (listing.after.empty() && !question.unread.empty())
        view.set("unreadable_files", unreadView(question.unread));
    return view;
}

ToolUsers toolUsers(const Workspace &workspace, const ObjectKey &key, const MaySee &isVisible)
{
    ToolUsers users;
    std::set<ObjectKey> seen{key};
    std::vector<ObjectKey> left{key};
    std::set<std::string> names;
    while (!left.empty()) {
        const ObjectKey used = std::move(left.back());
        left.pop_back();
        for (const ObjectKind kind : {ObjectKind::Tool, ObjectKind::Type}) {
            for (const auto &[name, entry] : workspace.entries(kind)) {
                const ObjectKey user{kind, name};
                if (!entry.refersTo(used) || !seen.insert(user).second)
                    continue;
                if (kind == ObjectKind::Type)
                    left.push_back(user);
                else if (isVisible(std::get<Tool>(entry.object())))
                    names.insert(name);
                else
                    users.hasHidden = true;
            }
        }
    }
    users.visible.assign(names.begin(), names.end());
    return users;
}

json::Value definitionView(const Workspace &workspace, const Tool &tool, Version version,
                           const MaySee &isVisible)
{
    const auto known = tool.versions.find(version);
    if (known == tool.versions.end())
        return {};
    ToolVersion shown = tool.resolved(version);
    hideCalls(workspace, isVisible, shown);
    return workspace::encode(shown);
}

json::Value toolDetails(const ToolQuestion &question, const Tool &tool, std::optional<Version> version)
{
    const Workspace &workspace = question.workspace;
    const bool isServed = !version && tool.pin;
    const Version number = isServed ? tool.pin->version : version.value_or(tool.active);
    const ToolVersion definition = isServed ? tool.pin->definition : tool.resolved(number);
    const std::string endpoint = isServed ? tool.pin->endpoint : endpointOf(workspace, tool);
    const graphql::SchemaPointer &schema = schemasOf(question.schemas, endpoint).graphql;

    json::Value view = json::Value::object({{"name", tool.name}, {"kind", json::nameOf(tool.kind())}});
    if (!tool.title.empty())
        view.set("title", json::Value(tool.title));
    view.set("endpoint", json::Value(endpoint));
    json::Value &versions = view.set("versions", json::Value::object());
    for (const auto &[known, stored] : tool.versions) {
        ToolVersion shown = stored;
        hideCalls(workspace, question.isVisible, shown);
        versions.set(known.toString(), workspace::encode(shown));
    }
    view.set("active", json::Value(tool.active.toString()));
    if (tool.pin)
        view.set("pinned", json::Value::object({{"version", tool.pin->version.toString()},
                                                {"approved_at", tool.pin->approvedAt},
                                                {"has_changes", !pinDifferences(workspace, tool).empty()}}));
    view.set("version", json::Value(number.toString()));
    view.set("description", json::Value(definition.description));
    DescribedParameters parameters =
        describedParameters(workspace, schema, isServed ? served(tool) : tool, number, question.style);
    view.set("parameters", std::move(parameters.schema));
    view.set("injected", workspace::encode(parameters.injected));
    view.set("output_schema", std::move(parameters.outputSchema));
    if (!parameters.outputNote.empty())
        view.set("output_note", json::Value(parameters.outputNote));
    view.set("used_types", usedNames(tool, ObjectKind::Type));
    view.set("used_mappings", usedNames(tool, ObjectKind::Mapping));
    view.set("used_by", workspace::encode(
                            toolUsers(workspace, {ObjectKind::Tool, tool.name}, question.isVisible).visible));
    view.set("enabled", json::Value(tool.enabled));
    view.set("health", healthView(question, tool));
    view.set("annotations", hintsView(workspace, definition, endpoint));
    const json::Value encoded = workspace::encode(definition);
    for (const char *member : {"pagination", "idempotency", "result"})
        view.set(member, encoded[member]);
    view.set("tags", workspace::encode(tool.tags));
    view.set("aliases", workspace::encode(tool.aliases));
    view.set("examples", workspace::encode(tool)["examples"].isArray() ? workspace::encode(tool)["examples"]
                                                                       : json::Value::array());
    return view;
}

} // namespace tooltray::toolkit
