// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/catalogue/toolviews.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <set>
#include <string>

namespace tooltray::toolkit {

// Knows which tools need which types and mappings, also through other types; made once for lists of these.
class ToolUsage {
public:
    ToolUsage(const workspace::Workspace &workspace, const MaySee &isVisible);

    // The names of those that may be seen.
    json::Value usersOf(const workspace::ObjectKey &key) const;

private:
    void add(const workspace::ObjectKey &used, const std::string &tool);

    const workspace::Workspace &m_workspace;
    std::map<workspace::ObjectKey, std::set<std::string>> m_users;
};

// The functions behind the built-in tools for types and mappings.

// Creates it or takes the place of the one there is. The definition has to be a JSON Schema that can be used; an
// error names the argument.
Result<workspace::Edit> puttingType(const workspace::Workspace &workspace, const std::string &name,
                                    const json::Value &definition);
Result<workspace::Edit> puttingMapping(const workspace::Workspace &workspace, const std::string &name,
                                       const json::Value &entries);

json::Value typeList(const workspace::Workspace &workspace, const MaySee &isVisible);
json::Value mappingList(const workspace::Workspace &workspace, const MaySee &isVisible);

} // namespace tooltray::toolkit
