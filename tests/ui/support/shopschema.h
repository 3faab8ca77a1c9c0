// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

namespace tooltray::test {

// Customers and their orders: a schema for people who look at pictures.
graphql::SchemaPointer shopSchema();

// One of that many types with ten fields each, like those of the biggest public APIs.
graphql::SchemaPointer hugeSchema(int types);

} // namespace tooltray::test
