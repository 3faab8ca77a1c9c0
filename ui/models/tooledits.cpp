// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooledits.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

using namespace workspace;

// True when it asks the tool's own endpoint for paths.
bool asksForPaths(const ToolVersion &version)
{
    const auto isPath = [](const Step &step) {
        return step.endpoint.empty() && std::holds_alternative<RestRequest>(step.action);
    };
    if (!version.operation)
        return false;
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
        return std::ranges::any_of(sequence->steps, isPath);
    if (const auto *choice = std::get_if<Switch>(&*version.operation))
        return std::ranges::any_of(choice->cases, isPath, &Switch::Case::step);
    return std::holds_alternative<RestRequest>(*version.operation);
}

} // namespace

using namespace workspace;

namespace {

template <typename Visit>
void forEachTool(const Workspace &workspace, const ToolNames &names, Visit &&visit)
{
    for (const std::string &name : names) {
        if (const Entry *entry = workspace.entries(ObjectKind::Tool).find(name))
            visit(*entry, std::get<Tool>(entry->object()));
    }
}

} // namespace

std::string freeToolName(const Workspace &workspace, std::string_view stem,
                         const std::set<std::string> &alsoTaken)
{
    const auto isFree = [&](const std::string &name) {
        return workspace.find<Tool>(name) == nullptr && !workspace.isBuiltIn(name)
               && workspace.aliased(name) == nullptr && !alsoTaken.contains(name);
    };
    std::string name(stem.substr(0, longestName(ObjectKind::Tool)));
    for (std::size_t number = 2; !isFree(name); ++number) {
        const std::string suffix = '_' + std::to_string(number);
        name = std::string(stem.substr(0, longestName(ObjectKind::Tool) - suffix.size())) + suffix;
    }
    return name;
}

Edit removeTools(const Workspace &workspace, const ToolNames &names, std::string label)
{
    Edit edit{std::move(label), Origin::Person, {}};
    forEachTool(workspace, names, [&](const Entry &entry, const Tool &tool) {
        edit.steps.push_back(RemoveObject{{ObjectKind::Tool, tool.name}, entry.revision()});
    });
    return edit;
}

Duplication duplicateTools(const Workspace &workspace, const ToolNames &names, std::string label)
{
    Duplication result{{std::move(label), Origin::Person, {}}, {}};
    std::set<std::string> taken;
    forEachTool(workspace, names, [&](const Entry &, const Tool &tool) {
        Tool copy = tool;
        copy.name = freeToolName(workspace, tool.name, taken);
        copy.aliases.clear(); // they lead to the original
        copy.pin.reset();     // the copy is not approved
        taken.insert(copy.name);
        result.names.push_back(copy.name);
        result.edit.steps.push_back(PutObject{std::move(copy), Revision(0)});
    });
    return result;
}

Edit changeTools(const Workspace &workspace, const ToolNames &names, std::string label,
                 const std::function<void(Tool &tool)> &change)
{
    Edit edit{std::move(label), Origin::Person, {}};
    forEachTool(workspace, names, [&](const Entry &entry, const Tool &tool) {
        Tool changed = tool;
        change(changed);
        if (changed != tool)
            edit.steps.push_back(PutObject{std::move(changed), entry.revision()});
    });
    return edit;
}

Edit enableTools(const Workspace &workspace, const ToolNames &names, bool enabled, std::string label)
{
    return changeTools(workspace, names, std::move(label), [enabled](Tool &tool) { tool.enabled = enabled; });
}

Edit moveTools(const Workspace &workspace, const ToolNames &names, const std::string &endpoint,
               std::string label)
{
    return changeTools(workspace, names, std::move(label),
                       [&endpoint](Tool &tool) { tool.endpoint = endpoint; });
}

Edit addTag(const Workspace &workspace, const ToolNames &names, const std::string &tag, std::string label)
{
    return changeTools(workspace, names, std::move(label), [&tag](Tool &tool) {
        if (std::ranges::find(tool.tags, tag) == tool.tags.end())
            tool.tags.push_back(tag);
    });
}

Edit removeTag(const Workspace &workspace, const ToolNames &names, const std::string &tag, std::string label)
{
    return changeTools(workspace, names, std::move(label),
                       [&tag](Tool &tool) { std::erase(tool.tags, tag); });
}

Edit putTagFirst(const Workspace &workspace, const ToolNames &names, const std::string &tag,
                 std::string label)
{
    return changeTools(workspace, names, std::move(label), [&tag](Tool &tool) {
        std::erase(tool.tags, tag);
        tool.tags.insert(tool.tags.begin(), tag);
    });
}

Edit removeFirstTag(const Workspace &workspace, const ToolNames &names, std::string label)
{
    return changeTools(workspace, names, std::move(label), [](Tool &tool) {
        if (!tool.tags.empty())
            tool.tags.erase(tool.tags.begin());
    });
}

std::set<std::string> toolTags(const Workspace &workspace)
{
    std::set<std::string> tags;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const auto &tool = std::get<Tool>(entry.object());
        tags.insert(tool.tags.begin(), tool.tags.end());
    }
    return tags;
}

ToolMove::Rows ToolMove::plan(const Workspace &workspace, const Schemas &schemas, const ToolNames &names,
                              const std::string &endpoint)
{
    Rows rows;
    const auto *there = workspace.find<Endpoint>(endpoint);
    if (there == nullptr)
        return rows;
    for (const std::string &name : names) {
        const auto *tool = workspace.find<Tool>(name);
        if (tool != nullptr && tool->endpoint != endpoint)
            rows.push_back(rowOf(workspace, schemas, *tool, *there));
    }
    return rows;
}

ToolMove::Row ToolMove::rowOf(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                              const Endpoint &endpoint)
{
    Row row{.tool = tool.name};
    Tool moved = tool;
    moved.endpoint = endpoint.name;
    bool isUnknown = false;
    for (const auto &[version, definition] : moved.versions) {
        const VersionCheck check = checkVersion(workspace, schemas, moved, version);
        // Problems of the active version take precedence over those of versions that are not called.
        if (!check.problems.empty() && (row.fit == Fit::Fits || version == moved.active)) {
            row.fit = Fit::Misfit;
            row.problem = said(check.problems.front().message);
            if (version != moved.active)
                row.problem = tr("Version %1: %2").arg(fromUtf8(version.toString()), row.problem);
        }
        isUnknown =
            isUnknown || std::ranges::find(check.missingSchemas, endpoint.name) != check.missingSchemas.end();
        const bool isGraphql = workspace::schemasOf(schemas, endpoint.name).graphql != nullptr;
        if (row.fit == Fit::Fits && endpoint.restUrl.empty() && isGraphql
            && asksForPaths(moved.resolved(version))) {
            row.fit = Fit::Misfit;
            row.problem = tr("It is a REST tool, and %1 has no REST URL.").arg(fromUtf8(endpoint.name));
        }
    }
    if (row.fit == Fit::Fits && isUnknown) {
        row.fit = Fit::Unknown;
        row.problem = tr("The schema of %1 has not been fetched yet.").arg(fromUtf8(endpoint.name));
    }
    return row;
}

} // namespace tooltray::ui
