// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/tool.h"

#include <iterator>
#include <limits>

namespace tooltray::workspace {

namespace {

using VersionMap = std::map<Version, ToolVersion>;

const Shared<Operation> *operationOf(const VersionMap &versions, Version version)
{
    for (auto end = versions.upper_bound(version); end != versions.begin();) {
        const ToolVersion &candidate = (--end)->second;
        if (candidate.operation)
            return &candidate.operation;
    }
    return nullptr;
}

} // namespace

ToolVersion Tool::resolved(Version version) const
{
    ToolVersion result = versions.at(version);
    if (const auto *operation = operationOf(versions, version))
        result.operation = *operation;
    return result;
}

ToolKind Tool::kind() const
{
    const auto *operation = operationOf(versions, active);
    if (operation == nullptr || std::holds_alternative<GraphqlOperation>(**operation))
        return ToolKind::Graphql;
    return std::holds_alternative<RestRequest>(**operation) ? ToolKind::Rest : ToolKind::Composite;
}

Version nextVersion(const Tool &tool)
{
    if (tool.versions.empty())
        return {};
    const Version latest = tool.versions.rbegin()->first;
    if (latest.minor == std::numeric_limits<std::uint32_t>::max())
        return {latest.major + 1, 0, 0};
    return {latest.major, latest.minor + 1, 0};
}

Version addVersion(Tool &tool, Version from)
{
    const Version added = nextVersion(tool);
    tool.versions.emplace(added, tool.resolved(from));
    return added;
}

void removeVersion(Tool &tool, Version version)
{
    const auto found = tool.versions.find(version);
    const auto next = std::next(found);
    if (next != tool.versions.end() && !next->second.operation)
        next->second.operation = tool.resolved(next->first).operation;
    tool.versions.erase(found);
    if (tool.active == version)
        tool.active = tool.versions.rbegin()->first;
}

} // namespace tooltray::workspace
