// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

namespace tooltray::execution {

class PagedTools;

// The case that the arguments pick. It lies in the switch.
Result<const workspace::Switch::Case *> chosenCase(const workspace::Switch &choice,
                                                   const json::Value &arguments);

// The parameter schema that the arguments of one case have to fit: the tool's and its own joined. The tool's may be
// null. Fails where both define the same name in their $defs and mean something else by it.
Result<json::Value> parametersOf(const workspace::Switch &choice, const workspace::Switch::Case &one,
                                 const json::Value &toolParameters);

// The one schema of all cases, for who has not chosen yet: the tool's parameters, the one that picks with the names of
// the cases, and those of each case, which say what they belong to.
Result<json::Value> parametersOf(const workspace::Switch &choice, const json::Value &toolParameters);

// The schema of a composite that declares no parameters: those that its bindings take, that its paths leave open and
// the variables of its operations that nothing else fills. There are no others, and none that only ask for a page. What
// goes into a variable as it is has the type of the variable, by the schema of the tool's endpoint, which may be null,
// and is required if every call needs it.
json::Value namedParameters(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                            const graphql::Schema *endpointSchema);

// The JSON Schema of what a caller passes to a tool: as its version says or, where that says nothing, as the operation
// and its endpoint's schema make it, without the variables that are bound or ask for pages; one that the context
// fills is optional. Without that schema the variables are there with what the names of their types say; null where
// the operation cannot be read. Of a switch it holds all cases. A tool that fetches pages has those of
// listparameters.h as well. The version has its operation.
Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema,
                                   PagedTools &paged);

} // namespace tooltray::execution
