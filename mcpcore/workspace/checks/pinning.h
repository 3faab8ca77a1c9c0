// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/textdiff.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

// A pinned tool is served as a person approved it, whatever agents and files make of it, until a person accepts
// what came after.

namespace tooltray::workspace {

// The tool as it is now, approved: its active version with the types that its parameters name, so that these
// cannot change underneath. What it looks up in mappings and calls of other tools is not part of it.
Pin pinOf(const Workspace &workspace, const Tool &tool, std::string approvedAt);

// The definition that calls and listings get: of a pinned tool the approved version and no other.
Tool served(const Tool &tool);

// One member of what was approved that is not like that any more.
struct PinDifference {
    std::string place;           // JSON Pointer: /endpoint, /version, /definition/parameters/properties/state
    json::Value approved;        // null: it was not there
    json::Value current;         // null: it is not there any more
    std::vector<DiffLine> lines; // the same to read: texts by their lines, all else as indented JSON

    bool operator==(const PinDifference &) const = default;
};

// Nothing when the tool is not pinned, or is as it was approved.
std::vector<PinDifference> pinDifferences(const Workspace &workspace, const Tool &tool);

// For people: each place with the lines that differ and those around them.
std::string toText(const std::vector<PinDifference> &differences);

// The tool once a person accepts what it is now, or has it as it was approved. Precondition: it is pinned.
Tool accepted(const Workspace &workspace, Tool tool, std::string approvedAt);
Tool restored(Tool tool);

} // namespace tooltray::workspace
