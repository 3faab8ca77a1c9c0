// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/composite.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// The tools, types, mappings, endpoints and context variables that differ between two states of a workspace, with the
// tools and types of the later one that name them, themselves or through others.
std::set<ObjectKey> touchedObjects(const Workspace &before, const Workspace &after);

// The problems of one version of a tool.
struct ToolFinding {
    std::string tool;
    Version version;
    ToolProblems problems;

    bool operator==(const ToolFinding &) const = default;
};

using ToolFindings = std::vector<ToolFinding>;

// The effect of a change on the tools, known before it is made.
struct ChangeCheck {
    ToolFindings refused; // versions that the change brings and that cannot work, or must not be saved
    ToolFindings broken;  // versions that it leaves as they are, that work now and would not any more

    bool operator==(const ChangeCheck &) const = default;
};

// The one validation of every change: of a tool that is created, updated or imported, of a type, mapping or tool that
// others use, and of an endpoint. Takes as long as validating what the change touches does: for a pool.
ChangeCheck checkChange(const Workspace &before, const Workspace &after, const Schemas &schemas);

// The message after its place: "At /operation/document, line 1, column 12: ...".
Message withPlace(const ToolProblem &problem);

// [{name, version, errors: [sentence]}]
json::Value encode(const ToolFindings &findings);

// "the tools \"a\" and \"b\"", each once, and of many how many more there are.
std::string toolNames(const ToolFindings &findings);

// The differences between the schema of an endpoint and the previous one.
struct SchemaStep {
    const graphql::Schema &before;
    const graphql::Schema &after;
    const graphql::SchemaChanges &changes;
};

// The names of the tools that a change breaks, in order, by the index of the change; changes that break none are
// left out.
using ToolsBroken = std::map<std::size_t, std::vector<std::string>>;

// Looks at the tools that are on, as they are served. Reads and validates their operations: for a pool.
ToolsBroken toolsBroken(const Workspace &workspace, std::string_view endpoint, const SchemaStep &step);

// Checks the tools of one workspace with one set of schemas: what checkVersion() finds, and of a tool that is sound
// itself whether those that it calls are, however deep. Each of them is looked at once. It outlives neither.
class VersionChecks {
public:
    VersionChecks(const Workspace &workspace, const Schemas &schemas)
        : m_workspace(workspace)
        , m_schemas(schemas)
    {}
    VersionChecks(const VersionChecks &) = delete;
    VersionChecks &operator=(const VersionChecks &) = delete;

    // The tool need not be in the workspace. Precondition: the version exists.
    VersionCheck check(const Tool &tool, Version version);

private:
    // Why a tool cannot work, in a sentence; nothing where it may.
    using WhyBroken = std::optional<Message>;

    const WhyBroken &whyBroken(const ToolInvocation &call);
    void addBrokenCall(const ToolVersion &definition, ToolProblems &problems);

    const Workspace &m_workspace;
    const Schemas &m_schemas;
    CheckMemory m_memory;
    std::map<std::pair<std::string, std::optional<Version>>, WhyBroken> m_called;
};

} // namespace tooltray::workspace
