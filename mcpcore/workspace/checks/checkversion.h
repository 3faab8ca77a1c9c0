// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/callgraph.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/finding.h"
#include "workspace/checks/invokedtools.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Everything that can be known before a call: that its operations fit the schemas and its bindings the
// variables, that the schema of its parameters can be used, that what it names exists. For saving a tool, which
// need not be in the workspace yet, and after a schema has changed. Takes as long as validation does: for a
// pool. Precondition: the version exists.
VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version);

// The findings that the versions of one workspace share: the calls between tools are followed once for all of them, a
// called tool is looked at once, and the values of a mapping are held once against a type.
struct CheckMemory {
    CallGraph graph = CallGraph();
    InvokedTools called = {};
    MappedValues mapped = {};
};
VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version, CheckMemory &memory);

} // namespace tooltray::workspace
