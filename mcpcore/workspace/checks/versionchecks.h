// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/definitions/composite.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::workspace {

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
