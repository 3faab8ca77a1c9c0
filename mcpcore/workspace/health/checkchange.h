// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/health/checkversion.h"
#include "workspace/health/toolproblem.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// What is wrong with one version of a tool.
struct ToolFinding {
    std::string tool;
    Version version;
    ToolProblems problems;

    bool operator==(const ToolFinding &) const = default;
};

using ToolFindings = std::vector<ToolFinding>;

// What a change does to the tools, known before it is made.
struct ChangeCheck {
    ToolFindings refused; // versions that the change brings and that cannot work, or must not be saved
    ToolFindings broken;  // versions that it leaves as they are, that work now and would not any more

    bool operator==(const ChangeCheck &) const = default;
};

// The one validation of every change: of a tool that is created, updated or imported, of a type, mapping or tool that
// others use, and of an endpoint. Takes as long as validating what the change touches does: for a pool.
ChangeCheck checkChange(const Workspace &before, const Workspace &after, const Schemas &schemas);

// The message after its place: "At /operation/document, line 1, column 12: ...".
std::string withPlace(const ToolProblem &problem);

// [{name, version, errors: [sentence]}]
json::Value encode(const ToolFindings &findings);

// "the tools \"a\" and \"b\"", each once, and of many how many more there are.
std::string toolNames(const ToolFindings &findings);

} // namespace tooltray::workspace
