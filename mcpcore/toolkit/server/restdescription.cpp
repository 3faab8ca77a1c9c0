// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restdescription.h"

#include "toolkit/catalogue/catalogue.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::toolkit {

namespace {

struct Described {
    std::string_view method;
    std::string_view path;
    std::string_view id;
    std::string_view summary;
    std::string_view command = {}; // the built-in one whose parameters it takes
    std::string_view body = {};    // the properties of what is sent, the first one required
};

constexpr std::string_view kWorkspaceBody = R"({"name": {"type": "string"}})";

constexpr std::array<Described, 13> kOperations{{
    {"get", "/api/v1/openapi.json", "describeApi", "This document."},
    {"get", "/api/v1/status", "getStatus", "The version, and how many workspaces the client may use."},
    {"get", "/api/v1/workspaces", "listWorkspaces", "The workspaces that the client may use."},
    {"post",
     "/api/v1/workspaces",
     "createWorkspace",
     "Creates a workspace. Needs the right \"administer\".",
     {},
     kWorkspaceBody},
    {"patch",
     "/api/v1/workspaces/{workspace}",
     "renameWorkspace",
     "Renames a workspace. Needs the right \"administer\".",
     {},
     kWorkspaceBody},
    {"delete", "/api/v1/workspaces/{workspace}", "removeWorkspace",
     "Removes a workspace; its folder stays under another name. Needs the right \"administer\"."},
    {"post",
     "/api/v1/workspaces/{workspace}/clients",
     "addClient",
     "Adds a client and returns its token, or moves one here. Needs the right \"administer\".",
     {},
     R"({"name": {"type": "string"}, "title": {"type": "string"},
         "from": {"type": "string", "description": "The workspace that the client moves from."}})"},
    {"delete", "/api/v1/workspaces/{workspace}/clients/{client}", "removeClient",
     "Removes a client. Needs the right \"administer\"."},
    {"get", "/api/v1/tools", "listTools", "The saved tools.", "list_saved_tools"},
    {"get", "/api/v1/schema", "getSchema",
     "The schema of an endpoint, or one type or field of it, as \"text\" unless the format is \"json\".",
     "get_schema_info"},
    {"post", "/api/v1/query", "executeQuery",
     "Runs a GraphQL operation and answers with the whole response. With \"format\", that is its \"text\".",
     "execute_graphql_query"},
    {"get", "/api/v1/agent/commands", "listCommands",
     "The commands: built-in ones and saved tools, with their parameters if detail is \"full\".",
     "list_commands"},
    {"post", "/api/v1/agent/commands/{name}", "runCommand",
     "Runs a command with its parameters, which listCommands has. Where more is to be told than the data, as "
     "of a "
     "result that was cut, it is in \"data\", with \"cut\", \"handle\" and \"note\" beside it."},
}};

json::Value parsed(std::string_view text)
{
    return json::parse(text).value;
}

json::Value textParameter(std::string_view name, std::string_view place, std::string_view description)
{
    json::Value parameter = json::Value::object(
        {{"name", name}, {"in", place}, {"schema", json::Value::object({{"type", "string"}})}});
    if (place == "path")
        parameter.set("required", json::Value(true));
    if (!description.empty())
        parameter.set("description", json::Value(description));
    return parameter;
}

json::Value jsonContent(json::Value schema)
{
    return json::Value::object({{"application/json", json::Value::object({{"schema", std::move(schema)}})}});
}

const mcp::Tool *toolOf(const Catalogue &catalogue, std::string_view name)
{
    for (const OwnCommand &own : catalogue.own()) {
        if (own.builtIn->tool().name == name)
            return &own.builtIn->tool();
    }
    return nullptr;
}

bool isRequired(const json::Value &schema, std::string_view name)
{
    const auto required = schema["required"].elements();
    return std::ranges::any_of(required, [&](const json::Value &one) { return one.toString() == name; });
}

void addPathParameters(std::string_view path, json::Value &parameters)
{
    for (std::size_t at = path.find('{'); at != std::string_view::npos; at = path.find('{', at + 1))
        parameters.append(textParameter(path.substr(at + 1, path.find('}', at) - at - 1), "path", {}));
}

json::Value bodyOf(const Described &described, const json::Value &command)
{
    if (!described.body.empty()) {
        json::Value properties = parsed(described.body);
        json::Value required = json::Value::array();
        required.append(json::Value(properties.members().front().name.view()));
        return json::Value::object(
            {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}});
    }
    return command.isNull() ? json::Value::object({{"type", "object"}}) : command;
}

json::Value operationOf(const Described &described, const Catalogue &catalogue)
{
    const mcp::Tool *tool = toolOf(catalogue, described.command);
    const json::Value command = tool == nullptr ? json::Value() : tool->inputSchema;
    const bool runsCommand = tool != nullptr || described.id == "runCommand";
    json::Value parameters = json::Value::array();
    addPathParameters(described.path, parameters);
    if (runsCommand)
        parameters.append(textParameter("workspace", "query", "Default: the client's own."));
    if (runsCommand && described.method == "post")
        parameters.append(textParameter("version", "query", "Of a saved tool. Default: the active one."));
    if (described.method == "get") {
        for (const json::Member &property : command["properties"].members()) {
            json::Value schema = property.value;
            schema.remove("description");
            json::Value parameter =
                textParameter(property.name.view(), "query", property.value["description"].toString());
            parameter.set("schema", std::move(schema));
            if (isRequired(command, property.name.view()))
                parameter.set("required", json::Value(true));
            // Elements of a list stand in one parameter, with commas between them.
            if (property.value["type"].toString() == "array")
                parameter.set("explode", json::Value(false));
            parameters.append(std::move(parameter));
        }
    }
    json::Value operation =
        json::Value::object({{"operationId", described.id}, {"summary", described.summary}});
    if (!parameters.isEmpty())
        operation.set("parameters", std::move(parameters));
    if (described.method == "post" || described.method == "patch")
        operation.set("requestBody",
                      json::Value::object({{"required", json::Value(true)},
                                           {"content", jsonContent(bodyOf(described, command))}}));
    const bool isCreated = described.id == "createWorkspace" || described.id == "addClient";
    json::Value result = jsonContent(tool == nullptr || tool->outputSchema.isNull() ? json::Value::object()
                                                                                    : tool->outputSchema);
    json::Value responses = json::Value::object(
        {{isCreated ? "201" : "200",
          json::Value::object({{"description", "The result."}, {"content", std::move(result)}})},
         {"default", json::Value::object({{"$ref", "#/components/responses/Error"}})}});
    operation.set("responses", std::move(responses));
    return operation;
}

constexpr std::string_view kComponents = R"({
  "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a client."}},
  "responses": {"Error": {
    "description": "What went wrong. The status is that of the cause.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}},
  "schemas": {"Error": {"type": "object", "required": ["error"], "properties": {"error": {
    "type": "object", "required": ["code", "message"], "properties": {
      "level": {"type": "string",
                "enum": ["protocol", "access", "tool", "graphql", "payload", "http", "network", "internal"]},
      "code": {"type": "string"}, "message": {"type": "string"}, "hint": {"type": "string"},
      "details": {"type": "object"}}}}}}})";

} // namespace

json::Value restDescription(const Catalogue &catalogue, std::string_view version)
{
    json::Value paths = json::Value::object();
    for (const Described &described : kOperations) {
        json::Value *path = paths.find(described.path);
        if (path == nullptr)
            path = &paths.set(described.path, json::Value::object());
        path->set(described.method, operationOf(described, catalogue));
    }
    json::Value security = json::Value::array();
    security.append(json::Value::object({{"token", json::Value::array()}}));
    return json::Value::object({{"openapi", "3.1.0"},
                                {"info", json::Value::object({{"title", "Tooltray"}, {"version", version}})},
                                {"security", std::move(security)},
                                {"paths", std::move(paths)},
                                {"components", parsed(kComponents)}});
}

} // namespace tooltray::toolkit
