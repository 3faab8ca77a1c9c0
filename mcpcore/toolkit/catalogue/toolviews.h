// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/shownschema.h"
#include "graphql/schema/schema.h"
#include "toolkit/access/workspaceaccess.h"
#include "workspace/checks/health.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// How the built-in tools show saved ones.

namespace tooltray::toolkit {

using MaySee = std::function<bool(const workspace::Tool &)>;

using UnreadFiles = std::vector<UnreadFile>;

// {file, tool?, message, line?, column?} of each.
json::Value unreadView(const UnreadFiles &unread);

struct ToolListing {
    std::string tag = {};
    std::string query = {}; // words that all must be in the name, the title, the description or a tag
    std::string after = {}; // the name that the page before ended with
    std::size_t most = 50;
};

// The tools that name the object, themselves or through a type: those that may be seen, in order.
struct ToolUsers {
    std::vector<std::string> visible;
    bool hasHidden = false;
};
ToolUsers toolUsers(const workspace::Workspace &workspace, const workspace::ObjectKey &key,
                    const MaySee &isVisible);

// The problem of a tool as the asker may know of it: what is wrong with a tool that it calls tells of that tool.
workspace::ToolProblem problemFor(const workspace::Workspace &workspace, const MaySee &isVisible,
                                  const workspace::Tool &tool, workspace::ToolProblem problem);

// Why nothing can be sent to an endpoint.
using EndpointRefusals = std::function<std::optional<Error>(const std::string &endpoint)>;
// Why no call can take the value of a context variable there.
using VariableRefusals = std::function<std::optional<Error>(const workspace::ContextVariable &variable,
                                                            const std::string &endpoint)>;

struct ToolQuestion {
    const workspace::Workspace &workspace;
    const workspace::Health &health;
    const workspace::Schemas &schemas;
    UnreadFiles unread = {};
    MaySee isVisible = {};
    EndpointRefusals refusalOf = {};
    VariableRefusals variableRefusalOf = {};
    execution::EnumStyle style = execution::EnumStyle::Plain;
};

// {state, errors?, notices?}. A tool that nobody looked at yet is unchecked. It is outdated where its file cannot be read, so
// that the earlier definition is used, and blocked where an endpoint that it sends to, or a context variable that it or a
// tool that it calls takes, cannot be used. A notice says that a context variable is not set, which no tool is broken by.
json::Value healthView(const ToolQuestion &question, const workspace::Tool &tool);

// {tools, next_cursor?, unreadable_files?} in the order of the names. The files are told once, on the first page.
json::Value toolList(const ToolQuestion &question, const ToolListing &listing);

// All there is to know of a saved tool; parameters and output are those of the version, or of what calls get.
// Other tools that it calls keep their names to themselves where they may not be seen.
json::Value toolDetails(const ToolQuestion &question, const workspace::Tool &tool,
                        std::optional<workspace::Version> version);

// One version as it is stored, with the operation it takes over. Null for one that is not there.
json::Value definitionView(const workspace::Workspace &workspace, const workspace::Tool &tool,
                           workspace::Version version, const MaySee &isVisible);

} // namespace tooltray::toolkit
