// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "http/request.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::demo {

// What a client asks of a GraphQL server (GraphQL over HTTP, 5).
struct GraphqlRequest {
    std::string query;
    std::optional<std::string> operationName;
    json::Value variables; // an object, or null

    bool operator==(const GraphqlRequest &) const = default;
};

// From the query string of a GET, or the JSON body of a POST.
Result<GraphqlRequest> readGraphqlRequest(const http::Request &request);

} // namespace tooltray::demo
