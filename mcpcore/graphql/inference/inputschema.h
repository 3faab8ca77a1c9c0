// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

namespace tooltray::graphql {

// The JSON Schema of an operation's variables. Every set of values that coerceVariables() takes fits it, but
// for variables that the operation does not have, and for single values in place of lists unless the options
// allow them. A variable without a description has that of the argument or input field it is used for. The
// operation should be valid: what the schema does not know may be anything.
InferredSchema inferInputSchema(const Schema &schema, OperationDefinition operation,
                                const InferenceOptions &options = {});

} // namespace tooltray::graphql
