// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolvers.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/coerceliteral.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::graphql {

// Something in the document that cannot be executed, and where it stands.
struct PlanProblem {
    std::string message;
    Node place;
};

struct ArgumentValues {
    json::Value values = json::Value::object();
    std::optional<PlanProblem> problem;
};

// The arguments of a field or directive as its resolver sees them (September 2025, 6.4.1). Variables hold what
// coerceVariables() made of them.
ArgumentValues coerceArguments(const Schema &schema, SchemaInputs inputs, Node owner, Arguments arguments,
                               const json::Value &variables, const InputScalars *scalars);

// A scalar or enum value as it leaves in a response (September 2025, 3.5 and 3.9, result coercion). Numbers and
// texts become each other only where nothing is lost.
Scalar::Outcome serializeLeaf(const Resolvers &resolvers, SchemaType type, json::Value value);

} // namespace tooltray::graphql
