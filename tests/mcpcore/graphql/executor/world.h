// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolvers.h"

#include <cstdint>
#include <memory>

namespace tooltray::graphql {

// Answers for any schema that follow from the seed, the way to the field and its arguments alone: values,
// nulls, errors, values of the wrong kind. world.mjs gives the same ones to graphql-js.
std::shared_ptr<const Resolvers> worldOf(SchemaPointer schema, std::uint32_t seed);

// Gives every field of the schema's objects the resolver.
void resolveAllBy(Resolvers &resolvers, const Resolver &resolver);

} // namespace tooltray::graphql
