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

// Parameters that somebody declares, with types in place of their names, and where.
struct DeclaredParameters {
    json::Value properties;
    std::string place;
    json::Value root; // the schema around them, which references within it are about
    std::string rootPlace;
};

// Reports parameters that are passed on to variables as they are and can never be one of their values, each value that
// such a parameter lists or has as its default and its variable never takes, and the same of the members of objects and
// the elements of lists.
void checkParameterTypes(const Workspace &workspace, const DeclaredParameters &declared,
                         const std::vector<NamedBinding> &bindings, graphql::OperationDefinition operation,
                         const graphql::Schema &schema, ToolProblems &problems);

// The same for the values that a binding looks up in a mapping and sends as they are.
void checkMappedValues(const Workspace &workspace, const std::vector<NamedBinding> &bindings,
                       const std::string &place, graphql::OperationDefinition operation,
                       const graphql::Schema &schema, ToolProblems &problems);

} // namespace tooltray::workspace
