// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

namespace tooltray::execution {

// The JSON Schema of what a caller passes to a tool: as its version says or, where that says nothing, as the operation
// and its endpoint's schema make it, without the variables that are bound or ask for pages; one that the context
// fills is optional. Without that schema the variables are there with what the names of their types say; null where
// the operation cannot be read. Of a switch it holds all cases. A tool that fetches pages has those of
// listparameters.h as well. The version has its operation.
Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema);

} // namespace tooltray::execution
