// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/callgraph.h"

namespace tooltray::toolkit {

using workspace::Effect;

// By the operation itself, whatever the tool says about it, unless a person says of a request that it only reads. Of a
// composite tool that of its strongest step; what cannot be read counts as a change. For one look: whoever looks at
// many keeps a CallGraph.
Effect effectOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version);
Effect effectOf(const workspace::Workspace &workspace, const workspace::Operation &operation);

// Of the definition that calls get when they ask for no version. Precondition: the tool has its active version.
Effect effectOf(const workspace::Workspace &workspace, const workspace::Tool &tool);

} // namespace tooltray::toolkit
