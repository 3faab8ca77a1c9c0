// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/language/diagnostic.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "json/value.h"

namespace tooltray::graphql {

struct CoercedVariables {
    json::Value values = json::Value::object(); // of those that were given or have a default
    Diagnostics problems; // with the path of each value: Variable "$a" has invalid value at .b[2]: ...
};

// The values of an operation's variables as its fields see them (September 2025, 6.1.2): checked against
// their types, defaults filled in, single values made lists, numbers made ids. All problems are found.
CoercedVariables coerceVariables(const Schema &schema, OperationDefinition operation,
                                 const json::Value &variables, const ValidationOptions &options = {});

// Advice: the deprecated enum values and input fields in the values of an operation's variables, each once for a
// variable, with the path of the first. What does not fit its type is for coerceVariables() to report.
Diagnostics findDeprecatedValues(const Schema &schema, OperationDefinition operation,
                                 const json::Value &variables);

} // namespace tooltray::graphql
