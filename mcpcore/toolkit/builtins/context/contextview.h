// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "toolkit/builtins/context/contextusers.h"
#include "toolkit/builtins/tools/toolviews.h"
#include "workspace/edit/edit.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

// What the built-in tools for context variables do.
namespace tooltray::toolkit {

// {variables:[{key, value, type, scope, origin, used_by}]}; secrets are masked.
json::Value contextList(const workspace::Workspace &workspace, const ContextUsers &users,
                        const MaySee &isVisible);

struct ContextChange {
    std::string key; // as the workspace spells it
    workspace::ContextScope scope = workspace::ContextScope::Session;
    workspace::Edit edit;
};
// Without a wish the workspace's own scope for what agents set.
Result<ContextChange> settingContext(const workspace::Workspace &workspace, const std::string &key,
                                     const json::Value &value, std::optional<workspace::ContextScope> wanted);

struct ContextClearing {
    std::vector<std::string> cleared = {};
    std::vector<std::string> kept = {}; // that only a person may clear
    workspace::Edit edit = {};          // without steps where there is nothing to clear
};
// One, or all when none is named. An unknown one is nothing to clear.
Result<ContextClearing> clearingContext(const workspace::Workspace &workspace,
                                        const std::optional<std::string> &key);

} // namespace tooltray::toolkit
