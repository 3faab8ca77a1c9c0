// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/executor.h"

#include <string_view>

namespace tooltray::http {
class Router;
}

namespace tooltray::demo {

// The sample tracker as a REST API, with an OpenAPI description: each operation is answered by an operation of the schema,
// so that both always have the same data.
class RestServer {
public:
    explicit RestServer(graphql::OperationExecutor executor);

    static constexpr std::string_view kPath = "/demo/rest";
    // Of the description; it is at /demo/rest/openapi.json.
    static std::string_view description();
    void addRoutes(http::Router &router) const;

private:
    graphql::OperationExecutor m_executor;
};

} // namespace tooltray::demo
