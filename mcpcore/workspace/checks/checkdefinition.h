// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/object.h"
#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::workspace {

// Reports the headers, and the parameters of the query, of REST requests that the endpoint sets itself. The
// endpoint's are sent, so that the tool does not do what it says.
void checkHeadersOfEndpoint(const Workspace &workspace, const Tool &tool, const ToolVersion &version,
                            ToolProblems &problems);

// A member that is no keyword of JSON Schema in the schema of an object that has no properties, and so is meant to be
// one: {"name": {"type": "string"}}. Members of other programs (x-...) are none.
std::optional<std::string> undeclaredProperty(const json::Value &schema);

// What must not be saved though checkVersion() finds nothing: parameters that are a bare map of properties, required
// variables that nothing fills, headers that are the endpoint's to set, secrets written down as constants, values that
// pick no case, variables that ask for no page, and members and types of the result that are promised and never
// returned. Precondition: the version exists.
void checkDefinition(const Workspace &workspace, const Schemas &schemas, const Tool &tool, Version version,
                     ToolProblems &problems);

// Why tools cannot use the type or mapping, however they name it; nothing of any other object. The places are within the
// schema or the mapping. Precondition: the workspace has the type.
ToolProblems checkShared(const Workspace &workspace, const Object &object);

} // namespace tooltray::workspace
