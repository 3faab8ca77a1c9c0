// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/client/effect.h"

namespace tooltray::toolkit {

using namespace workspace;

Effect effectOf(const Workspace &workspace, const ToolVersion &version)
{
    return CallGraph().of(workspace, version).effect;
}

Effect effectOf(const Workspace &workspace, const Operation &operation)
{
    ToolVersion version;
    version.operation = operation;
    return effectOf(workspace, version);
}

Effect effectOf(const Workspace &workspace, const Tool &tool)
{
    return CallGraph().of(workspace, tool).effect;
}

} // namespace tooltray::toolkit
