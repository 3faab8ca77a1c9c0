// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <functional>
#include <map>
#include <string>

namespace tooltray::graphql {

// What a scalar that GraphQL does not know looks like in JSON. What is asked for is described closely, what
// comes back loosely: a description that refuses an answer helps nobody.
struct ScalarSchema {
    json::Value input = json::Value::object();
    json::Value output = json::Value::object();

    bool operator==(const ScalarSchema &) const = default;
};

// By the name of the scalar. Scalars that are missing may be anything.
using ScalarSchemas = std::map<std::string, ScalarSchema, std::less<>>;

// The scalars whose names mean the same nearly everywhere: DateTime, URL, UUID, BigInt...
ScalarSchemas wellKnownScalars();

} // namespace tooltray::graphql
