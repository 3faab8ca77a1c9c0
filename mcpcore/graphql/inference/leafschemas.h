// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

namespace tooltray::graphql {

// {"type": type}, where type is a name or a list of names.
json::Value ofType(json::Value type);

// The JSON Schema for the values of a scalar or enum other than null.
json::Value inputLeafSchema(SchemaType type, const ScalarSchemas &scalars);
json::Value outputLeafSchema(SchemaType type, const ScalarSchemas &scalars);

} // namespace tooltray::graphql
