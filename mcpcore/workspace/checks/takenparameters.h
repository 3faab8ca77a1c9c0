// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <array>
#include <string_view>

// The JSON Schema of what a tool takes, whether its author declares it or not.

namespace tooltray::workspace {

// The arguments that callers may pass besides, to a tool that fetches a list or events.
inline constexpr std::array<std::string_view, 3> kListParameters{"max_items", "next_cursor", "seconds"};

// The parameter schema that the arguments of one case have to fit: the tool's and its own joined. The tool's may be
// null. Fails where both define the same name in their $defs and mean something else by it.
Result<json::Value> parametersOf(const Switch &choice, const Switch::Case &one,
                                 const json::Value &toolParameters);

// The one schema of all cases, for who has not chosen yet: the tool's parameters, the one that picks with the names of
// the cases, and those of each case, which say what they belong to.
Result<json::Value> parametersOf(const Switch &choice, const json::Value &toolParameters);

// The schema of a composite that declares no parameters: those that its bindings take, that its paths leave open and
// the variables of its operations that nothing else fills. There are no others, and none that only ask for a page. What
// goes into a variable as it is has the type of the variable, by the schema of the tool's endpoint, which may be null.
// That and what fills a path are required if every call needs them.
json::Value namedParameters(const Workspace &workspace, const ToolVersion &version,
                            const graphql::Schema *endpointSchema);

// The version's own schema. One of an object that says nothing of its members, {"type": "object"}, has those that the
// version uses, and no others: what a caller passes is used or refused.
json::Value declaredParameters(const ToolVersion &version);

// As the version says or, where that says nothing, as the operation and its endpoint's schema make it, without the
// variables that are bound or ask for pages; one that the context fills is optional. Without that schema the variables
// are there with what the names of their types say; null where the operation cannot be read. Of a switch it holds all
// cases. What callers may say of a list that is fetched is not among them. The version has its operation.
Result<json::Value> takenParameters(const Workspace &workspace, const ToolVersion &version,
                                    const graphql::Schema *schema);

} // namespace tooltray::workspace
