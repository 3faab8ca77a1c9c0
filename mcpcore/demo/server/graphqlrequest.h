// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "http/message/message.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::demo {

enum class MediaType : std::uint8_t { GraphqlResponse, Json, EventStream };

std::string_view nameOf(MediaType type);

// The available media type that an Accept field prefers (RFC 9110, 12.5.1); nothing when it accepts none.
// Without a preference it is the first in the order above (GraphQL over HTTP, 4.2).
std::optional<MediaType> preferredType(std::optional<std::string_view> accept);

// A client's request to a GraphQL server (GraphQL over HTTP, 5).
struct GraphqlRequest {
    std::string query;
    std::optional<std::string> operationName;
    json::Value variables; // an object, or null

    bool operator==(const GraphqlRequest &) const = default;
};

// Reads the query string of a GET, or the JSON body of a POST.
Result<GraphqlRequest> readGraphqlRequest(const http::Request &request);

} // namespace tooltray::demo
