// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/versions/versioning.h"

#include <iterator>
#include <limits>

namespace tooltray::workspace {

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
