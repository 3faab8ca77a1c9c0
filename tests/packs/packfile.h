// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"

#include <set>
#include <string>
#include <vector>

namespace tooltray::packs {

// The names of the packs that Tooltray brings along.
std::vector<std::string> packNames();

struct PackFile {
    std::string text;
    workspace::Pack pack;
    std::vector<std::string> errors;

    // Of what it holds, in a workspace of its own that has the endpoints; null when that cannot be.
    workspace::WorkspacePtr imported() const;
    std::vector<const workspace::Tool *> tools() const;
};

PackFile readPackFile(const std::string &name);

// The parameters that a tool says it has, those of its cases included.
std::set<std::string> declaredParameters(const workspace::ToolVersion &version);
std::set<std::string> requiredParameters(const workspace::ToolVersion &version);
// Those that it takes something from: in bindings, conditions, variables that nothing fills, and paths.
std::set<std::string> usedParameters(const workspace::ToolVersion &version);

// Every GraphQL document of it.
std::vector<std::string> documents(const workspace::ToolVersion &version);

} // namespace tooltray::packs
