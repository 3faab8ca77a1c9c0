// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/binding.h"
#include "workspace/health/toolproblem.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// Of the parameters that are passed on to variables as they are: those of which no value could ever be one of the
// variable. The properties are schemas by name, with types in place of their names; the place is that of the object
// around them.
void checkParameterTypes(const json::Value &properties, const std::string &place,
                         const std::vector<NamedBinding> &bindings, graphql::OperationDefinition operation,
                         const graphql::Schema &schema, ToolProblems &problems);

} // namespace tooltray::workspace
