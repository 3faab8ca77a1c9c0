// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "graphql/schema/schema.h"

#include <chrono>
#include <optional>
#include <string>

namespace tooltray::engine {

// What an endpoint answered that somebody is about to add or to change.
struct EndpointProbe {
    int status = 0;
    std::chrono::microseconds latency{0};
    std::string schemes = {};                // what it asks for, of a 401: the WWW-Authenticate header
    std::string excerpt = {};                // the beginning of what it said to { __typename }
    bool isGraphql = false;                  // it has the form of GraphQL
    bool hasData = false;                    // and data
    std::string refusal = {};                // its first error
    graphql::SchemaPointer schema = {};      // null: it answered, and does not tell its schema
    std::optional<Error> schemaProblem = {}; // why there is none
};

} // namespace tooltray::engine
