// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/snapshot/sharedmap.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

class VersionChecks;

enum class HealthState : std::uint8_t {
    Ok,
    Broken,    // calls fail, for the reasons given, which may be those of a tool that it calls
    Unchecked, // the schema of an endpoint is not there yet, or its description says nothing of a request
    Disabled,  // switched off; what would be wrong with it is known all the same
};

struct VersionHealth {
    Version version;
    HealthState state = HealthState::Ok;
    ToolProblems problems = {};

    bool operator==(const VersionHealth &) const = default;
};

struct ToolHealth {
    VersionHealth served;                // when nobody asks for a version; of a pinned tool the approved one
    std::vector<VersionHealth> versions; // all of them, in order; none of a disabled tool

    HealthState state() const { return served.state; }

    bool operator==(const ToolHealth &) const = default;
};

// How the tools of one snapshot are, with certain schemas. A value that shares what stays the same.
class Health {
public:
    // Nothing for a tool that is not in the snapshot.
    const ToolHealth *of(std::string_view tool) const;
    std::vector<std::string> broken() const;          // the names, in order
    std::size_t checked() const { return m_checked; } // tools that had to be looked at for it
    // False when it is that of an earlier state.
    bool isOf(const WorkspacePtr &workspace, const Schemas &schemas) const
    {
        return m_workspace == workspace && m_schemas == schemas;
    }

    // Checks every tool of the workspace. Results of before are reused where neither the tool nor what it uses of the
    // schemas changed. Takes long: for a pool.
    static Health check(WorkspacePtr workspace, Schemas schemas, const Health &before);

private:
    struct CheckedTool;
    class Difference;

    static CheckedTool look(const Workspace &workspace, const DefinitionPtr &definition,
                            VersionChecks &checks);

    SharedMap<std::shared_ptr<const CheckedTool>> m_tools;
    WorkspacePtr m_workspace;
    Schemas m_schemas;
    std::size_t m_checked = 0;
};

// Tools that were not broken before, or not there, and are now: what a new schema did.
std::vector<std::string> newlyBroken(const Health &before, const Health &after);
// True for a tool with problems that it did not have before, broken or not.
bool hasNewProblems(std::string_view tool, const Health &before, const Health &after);

} // namespace tooltray::workspace
