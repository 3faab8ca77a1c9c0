// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolvers.h"
#include "json/value.h"

namespace tooltray::graphql {

// A scalar or enum value as it leaves in a response (September 2025, 3.5 and 3.9, result coercion). Numbers and
// texts become each other only where nothing is lost.
Scalar::Outcome serializeLeaf(const Resolvers &resolvers, SchemaType type, json::Value value);

} // namespace tooltray::graphql
