// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/binding.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// Reports parameters that are passed on to variables as they are and can never be one of their values, and each value
// that such a parameter lists or has as its default and its variable never takes. The properties are schemas by name, with types in place of
// their names; the place is that of the object around them.
void checkParameterTypes(const Workspace &workspace, const json::Value &properties, const std::string &place,
                         const std::vector<NamedBinding> &bindings, graphql::OperationDefinition operation,
                         const graphql::Schema &schema, ToolProblems &problems);

// The same for the values that a binding looks up in a mapping and sends as they are.
void checkMappedValues(const Workspace &workspace, const std::vector<NamedBinding> &bindings,
                       const std::string &place, graphql::OperationDefinition operation,
                       const graphql::Schema &schema, ToolProblems &problems);

} // namespace tooltray::workspace
