// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/finding.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// Parameters that somebody declares, with types in place of their names, and where.
struct DeclaredParameters {
    json::Value schema;
    std::string place;
};

// Reports parameters that are passed on to variables, or into parts of them, as they are and can never be one of their
// values, each value that such a parameter lists or has as its default and its variable never takes, and the same of
// the members of objects and the elements of lists.
void checkParameterTypes(const Workspace &workspace, const DeclaredParameters &declared,
                         const std::vector<InputUse> &uses, const graphql::Schema &schema,
                         MappedValues &mapped, ToolProblems &problems);

// The same for the values that bindings look up in a mapping and send as they are.
void checkMappedValues(const Workspace &workspace, const std::vector<InputUse> &uses,
                       const graphql::Schema &schema, MappedValues &mapped, ToolProblems &problems);

} // namespace tooltray::workspace
