// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/request.h"
#include "json/value.h"

#include <cstdint>
#include <string>

namespace tooltray::upstream {

// What is asked of a GraphQL server. Everything has been checked by then: nothing here looks into it.
struct GraphQLOperation {
    enum class Kind : std::uint8_t { Query, Mutation, Subscription };

    Kind kind = Kind::Query;
    std::string document;
    json::Value variables = {};     // an object, or null for none
    std::string operationName = {}; // empty: the only one
    json::Value extensions = {};    // an object, or null for none
};

// {"query":...,"variables":...}: the parameters of a request (GraphQL over HTTP, 5.2), which the subscription
// protocols use as well.
std::string parametersText(const GraphQLOperation &operation);

// The operation as a POST (GraphQL over HTTP, 5.4) to an endpoint: URL, fields, timeouts and so on are those of
// the request given, and its own fields win over ours. Only a mutation must not be sent twice.
Request graphqlRequest(const Request &endpoint, const GraphQLOperation &operation);

} // namespace tooltray::upstream
