// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/executor/executor.h"
#include "http/message/message.h"
#include "json/value.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray {
class Clock;
}

namespace tooltray::http {
class HttpExchange;
class Router;
} // namespace tooltray::http

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

// GraphQL over HTTP (the working draft of the GraphQL over HTTP specification): GET and POST, JSON responses, and
// server-sent events for subscriptions and whoever asks for them.
class GraphqlServer {
public:
    GraphqlServer(graphql::OperationExecutor executor, Clock &clock);

    void addRoutes(http::Router &router, const std::string &path) const;
    void serve(const std::shared_ptr<http::HttpExchange> &exchange) const;

private:
    struct Asked;

    void execute(const Asked &asked,
                 const std::shared_ptr<const graphql::PreparedOperation> &operation) const;
    void subscribe(const Asked &asked,
                   const std::shared_ptr<const graphql::PreparedOperation> &operation) const;
    void answer(const Asked &asked, const graphql::ExecutionResult &result) const;

    graphql::OperationExecutor m_executor;
    Clock &m_clock;
};

} // namespace tooltray::demo
