// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooledits.h"

#include "workspace/definitions/names.h"

#include <algorithm>

namespace tooltray::ui {

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
        copy.pin.reset();     // nobody approved the copy
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

} // namespace tooltray::ui
