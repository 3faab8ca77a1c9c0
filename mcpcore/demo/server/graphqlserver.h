// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/server/graphqlrequest.h"
#include "graphql/executor/executor.h"

#include <memory>
#include <string>

namespace tooltray {

class Clock;
namespace http {
class HttpExchange;
class Router;
} // namespace http

} // namespace tooltray

namespace tooltray::demo {

// GraphQL over HTTP (the working draft of the GraphQL over HTTP specification): GET and POST, JSON responses, and
// server-sent events for subscriptions and whoever asks for them.
class GraphqlServer {
public:
    GraphqlServer(graphql::Executor executor, Clock &clock);

    void addRoutes(http::Router &router, const std::string &path) const;
    void serve(const std::shared_ptr<http::HttpExchange> &exchange) const;

private:
    struct Asked;

    void execute(const Asked &asked,
                 const std::shared_ptr<const graphql::PreparedOperation> &operation) const;
    void subscribe(const Asked &asked,
                   const std::shared_ptr<const graphql::PreparedOperation> &operation) const;
    void answer(const Asked &asked, const graphql::ExecutionResult &result) const;

    graphql::Executor m_executor;
    Clock &m_clock;
};

} // namespace tooltray::demo
