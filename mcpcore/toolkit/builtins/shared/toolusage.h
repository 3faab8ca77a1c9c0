// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/tools/toolviews.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <set>
#include <string>

namespace tooltray::toolkit {

// Which tools need which types and mappings, be it through other types; made once for lists of these.
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

} // namespace tooltray::toolkit
