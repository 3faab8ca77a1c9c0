// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcpcore/graphql/generate/chance.h"

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

namespace tooltray::graphql::test {

// A value for a variable or input field. Slightly wrong ones are as many as the percentage says.
json::Value randomInput(const Schema &schema, TypeRef type, Chance &chance, std::size_t percentWrong = 0,
                        std::size_t depth = 0);

// Values for all the variables of an operation; optional ones are left out at times.
json::Value randomVariables(const Schema &schema, OperationDefinition operation, Chance &chance,
                            std::size_t percentWrong = 0);

// What a server could answer to a leaf, null apart.
json::Value randomLeaf(SchemaType type, Chance &chance);

} // namespace tooltray::graphql::test
