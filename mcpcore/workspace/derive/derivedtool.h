// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/model/api.h"
#include "openapi/schema/schemawriter.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/tool.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

enum class DerivedFor : std::uint8_t {
    OneCall, // all arguments of the operation
    Saving,  // pages are fetched and joined where the operation seems to have them
};

// A tool that calls one operation of a description.
struct DerivedTool {
    Tool tool;                             // with one version
    std::vector<std::string> leftOut = {}; // names of arguments that requests of tools cannot carry
};

// Makes tools of the operations of one description, which outlives it as the endpoint does. What all of them depend on,
// such as the names of the others and the schemas of components, is found out once.
class ToolDeriver {
public:
    ToolDeriver(const openapi::Api &api, const Endpoint &endpoint) : m_api(api), m_endpoint(endpoint) {}

    // The error says what of the operation a tool cannot do, or why nothing can be sent to its server.
    Result<DerivedTool> derive(const openapi::ApiOperation &operation, DerivedFor purpose);

private:
    const std::string &nameOf(const openapi::ApiOperation &operation);

    const openapi::Api &m_api;
    const Endpoint &m_endpoint;
    openapi::SchemaWriter m_schemas{*m_api.documents, openapi::Direction::Request};
    std::vector<std::string> m_names = {}; // of all operations; empty: nobody asked yet
};

// The full schemas of the arguments that the version's request sends as they are, as far as the description has them:
// what a tool shows may be simpler. Null: none of them. Precondition: the version calls the operation.
json::Value describedParameters(const openapi::Api &api, const openapi::ApiOperation &operation,
                                const ToolVersion &version);

// Takes a parameter out of those that the version declares.
void removeArgument(ToolVersion &version, std::string_view name);

// What stands before the operation's path in the path of a tool: that of the server, unless the endpoint has a REST URL.
Result<std::string> serverPath(const openapi::Api &api, const openapi::ApiOperation &operation,
                               const Endpoint &endpoint);

// The operation that a request of a tool is for: the one that it names, else that of its method and the shape of its
// path. Null: none.
const openapi::ApiOperation *operationOf(const openapi::Api &api, const RestRequest &request,
                                         const Endpoint &endpoint);

// True if the operation takes a query parameter of that name, or one whose members are sent under such names.
bool takesQuery(const openapi::Api &api, const openapi::ApiOperation &operation, std::string_view name);

} // namespace tooltray::workspace
