// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

namespace tooltray::graphql {

// The JSON Schema of a response to the operation (September 2025, 7.1): { data, errors, extensions }, with
// data as its selections make it, whatever the variables are. Every well-formed response fits. The
// operation should be valid: what the schema does not know may be anything.
InferredSchema inferOutputSchema(const Schema &schema, OperationDefinition operation,
                                 const InferenceOptions &options = {});

// Of what is in data alone, which is never null here.
InferredSchema inferDataSchema(const Schema &schema, OperationDefinition operation,
                               const InferenceOptions &options = {});

} // namespace tooltray::graphql
