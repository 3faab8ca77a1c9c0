// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/toolviews.h"

#include "toolkit/builtins/input/namecursor.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/snapshot/toolsearch.h"

#include <algorithm>
#include <array>
#include <set>
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

json::Value listedTool(const Workspace &workspace, const Health &health, const UnreadFiles &unread,
                       const Tool &tool)
{
    json::Value view =
        json::Value::object({{"name", tool.name},
                             {"description", servedVersion(tool).description},
                             {"kind", json::nameOf(tool.kind())},
                             {"endpoint", tool.pin ? tool.pin->endpoint : endpointOf(workspace, tool)},
                             {"version", (tool.pin ? tool.pin->version : tool.active).toString()}});
    json::Value &versions = view.set("versions", json::Value::array());
    for (const auto &[number, version] : tool.versions)
        versions.append(json::Value(number.toString()));
    json::Value &tags = view.set("tags", json::Value::array());
    for (const std::string &tag : tool.tags)
        tags.append(json::Value(tag));
    view.set("enabled", json::Value(tool.enabled));
    if (tool.pin)
        view.set("pinned", json::Value(true));
    view.set("health", healthView(health, tool, unread));
    return view;
}

} // namespace

json::Value healthView(const Health &health, const Tool &tool, const UnreadFiles &unread)
{
    const auto file = std::ranges::find(unread, tool.name, &UnreadFile::tool);
    const ToolHealth *known = health.of(tool.name);
    const HealthState state = !tool.enabled      ? HealthState::Disabled
                              : known == nullptr ? HealthState::Unchecked
                                                 : known->state();
    constexpr std::array<std::string_view, 4> kStates{"ok", "broken", "unchecked", "disabled"};
    json::Value view = json::Value::object({{"state", kStates[static_cast<std::size_t>(state)]}});
    if (file == unread.end() && state != HealthState::Broken)
        return view;
    json::Value &errors = view.set("errors", json::Value::array());
    if (file != unread.end()) {
        json::Value &error =
            errors.append(json::Value::object({{"code", "file_unreadable"},
                                               {"message", file->file
                                                               + " cannot be read, what it held before "
                                                                 "goes on: "
                                                               + file->message}}));
        if (file->line > 0)
            setPlace(error, file->line, file->column);
        if (state == HealthState::Ok || state == HealthState::Unchecked)
            view.set("state", "outdated");
    }
    if (state != HealthState::Broken)
        return view;
    for (const ToolProblem &problem : known->served.problems) {
        json::Value &error =
            errors.append(json::Value::object({{"code", problem.code}, {"message", problem.message}}));
        if (problem.position)
            setPlace(error, problem.position->line, problem.position->column);
    }
    return view;
}

json::Value unreadView(const UnreadFiles &unread)
{
    json::Value view = json::Value::array();
    for (const UnreadFile &one : unread) {
        json::Value &file = view.append(json::Value::object({{"file", one.file}}));
        if (!one.tool.empty())
            file.set("tool", json::Value(one.tool));
        file.set("message", json::Value(one.message));
        if (one.line > 0)
            setPlace(file, one.line, one.column);
    }
    return view;
}

json::Value toolList(const Workspace &workspace, const Health &health, const UnreadFiles &unread,
                     const ToolListing &listing, const MaySee &isVisible)
{
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
        if (tool.name == listing.after || !isTagged || !search.finds(tool) || !isVisible(tool))
            continue;
        if (tools.size() == listing.most) {
            hasMore = true;
            break;
        }
        tools.append(listedTool(workspace, health, unread, tool));
        last = tool.name;
    }
    if (hasMore)
        view.set("next_cursor", json::Value(cursorBehind(last)));
    if (listing.after.empty() && !unread.empty())
        view.set("unreadable_files", unreadView(unread));
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

} // namespace tooltray::toolkit
