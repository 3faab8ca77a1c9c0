// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/tool.h"

#include <iterator>

namespace tooltray::workspace {
namespace {

using VersionMap = std::map<Version, ToolVersion>;

const std::optional<Operation> *operationOf(const VersionMap &versions, Version version)
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

} // namespace tooltray::workspace
