// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/operationuses.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/callgraph.h"
#include "workspace/checks/finding.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The schemas there are, by the name of the endpoint.
using Schemas = std::map<std::string, graphql::SchemaPointer, std::less<>>;

struct VersionCheck {
    ToolProblems problems;
    std::vector<std::string> missingSchemas;     // endpoints whose operations could be read but not validated
    std::vector<std::string> wantedContext = {}; // names that only a context variable can fill
    // What the operations use of the schemas there are, by endpoint: to tell what a change may touch.
    std::vector<std::pair<std::string, graphql::UsedParts>> uses;
    std::vector<std::string> awaitedSchemas =
        {};                     // endpoints whose schemas would tell more about called tools
    bool lacksEndpoint = false; // an endpoint that it needs does not exist or is disabled
};

// The endpoint that a tool means: the one it names or else the only one there is, or "default". Empty when
// there is none.
std::string endpointOf(const Workspace &workspace, const Tool &tool);

// Everything that can be known before a call: that its operations fit the schemas and its bindings the
// variables, that the schema of its parameters can be used, that what it names exists. For saving a tool, which
// need not be in the workspace yet, and after a schema has changed. Takes as long as validation does: for a
// pool. Precondition: the version exists.
VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version);
// For many versions of one workspace: the calls between tools are followed once for all of them.
VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version, CallGraph &graph);

} // namespace tooltray::workspace
