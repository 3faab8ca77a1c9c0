// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"

#include <string_view>

// Arguments of what an operation selects, edited as text like selections.
namespace tooltray::graphql {

// Gives the field an argument whose value is a new variable of its type, and selects the field when it is not.
OperationEdit addArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                          std::string_view argument);

// Takes it out, and the variables that nothing uses any more. A required one stays.
OperationEdit removeArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                             std::string_view argument);

// What the path leads to in the schema; no field when that is none.
SchemaField fieldAt(const Schema &schema, OperationType operation, const SelectionPath &path);

} // namespace tooltray::graphql
