// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/executor.h"
#include "graphql/schema/schema.h"

#include <memory>
#include <string_view>

namespace tooltray {

class Clock;
namespace http {
class Router;
}

} // namespace tooltray

namespace tooltray::demo {

// The sample tracker as a REST API, with an OpenAPI description: each operation is answered by an operation of the schema,
// so that both always have the same data.
class RestServer {
public:
    explicit RestServer(graphql::OperationExecutor executor);

    static constexpr std::string_view kPath = "/demo/rest";
    static constexpr std::string_view kDescriptionPath = "/demo/rest/openapi.json";
    static std::string_view description();
    void addRoutes(http::Router &router) const;

private:
    graphql::OperationExecutor m_executor;
};

// The sample API, a small issue tracker. Lives on the thread of its server, which goes before it.
class DemoEndpoint final {
public:
    explicit DemoEndpoint(Clock &clock);
    ~DemoEndpoint();
    DemoEndpoint(const DemoEndpoint &) = delete;
    DemoEndpoint &operator=(const DemoEndpoint &) = delete;

    static constexpr std::string_view kPath = "/demo/graphql";
    void addRoutes(http::Router &router) const;

    const graphql::SchemaPointer &schema() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

// The schema as people read it.
std::string_view schemaText();

} // namespace tooltray::demo
