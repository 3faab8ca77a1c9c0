// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/foreign/foreign.h"
#include "workspace/pack/pack.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::workspace {

// What became of one operation.
struct ForeignFinding {
    std::string label;                  // as its program calls it
    std::string tool = {};              // in the pack; empty: it cannot become one
    std::vector<std::string> lost = {}; // sentences about what stays behind
    std::string problem = {};           // why it is no tool

    bool operator==(const ForeignFinding &) const = default;
};

// The requests of another program as a pack.
struct ForeignPack {
    Pack pack = {};
    std::vector<ForeignFinding> findings = {}; // every request is in one, and every tool
    std::map<std::string, std::string> endpoints =
        {}; // URLs of those that the workspace does not have, by name

    bool operator==(const ForeignPack &) const = default;
};

// Each operation is a tool, with the fragments that it uses. An endpoint of the workspace with the same URL is used.
// May take long for many.
ForeignPack packOf(const Foreign &foreign, const Workspace &workspace);

} // namespace tooltray::workspace
