// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// What the list of tools does to several of them, each time as one edit that can be undone as one.
namespace tooltray::ui {

using ToolNames = std::vector<std::string>;

// The stem itself if it is free, or else with a number: search_orders_2.
std::string freeToolName(const workspace::Workspace &workspace, std::string_view stem,
                         const std::set<std::string> &alsoTaken = {});

workspace::Edit removeTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label);

// The new names stand in the order of the old ones.
struct Duplication {
    workspace::Edit edit;
    ToolNames names;
};
Duplication duplicateTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label);

// Only tools that the change makes different are part of it.
workspace::Edit changeTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label,
                            const std::function<void(workspace::Tool &tool)> &change);
workspace::Edit enableTools(const workspace::Workspace &workspace, const ToolNames &names, bool enabled,
                            std::string label);
workspace::Edit moveTools(const workspace::Workspace &workspace, const ToolNames &names,
                          const std::string &endpoint, std::string label);
workspace::Edit addTag(const workspace::Workspace &workspace, const ToolNames &names, const std::string &tag,
                       std::string label);
workspace::Edit removeTag(const workspace::Workspace &workspace, const ToolNames &names,
                          const std::string &tag, std::string label);
// The first tag is the group that a tool stands in. It loses none of the others.
workspace::Edit putTagFirst(const workspace::Workspace &workspace, const ToolNames &names,
                            const std::string &tag, std::string label);
// Each of them the one that it has.
workspace::Edit removeFirstTag(const workspace::Workspace &workspace, const ToolNames &names,
                               std::string label);

// All that there are, in order.
std::set<std::string> toolTags(const workspace::Workspace &workspace);

} // namespace tooltray::ui
