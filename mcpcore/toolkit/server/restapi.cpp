// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restapi.h"

#include "base/task/ask.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "journal/record/journal.h"
#include "journal/statistics/statistics.h"
#include "toolkit/access/clientview.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/server/administration.h"
#include "toolkit/server/restmessage.h"
#include "toolkit/server/toolkit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QThreadPool>
#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

using http::HttpExchange;

constexpr std::string_view kJsonType = "application/json";
constexpr const char *kListCommands = "list_commands";

Result<QueryParameters> queryOf(const HttpExchange &exchange)
{
    return QueryParameters::parse(exchange.request().query());
}

// The texts of the URL that a command takes, by the names of its parameters.
Result<json::Value> textsOf(const HttpExchange &exchange)
{
    const Result<QueryParameters> query = queryOf(exchange);
    if (!query)
        return query.error();
    json::Value arguments = json::Value::object();
    for (const auto &[name, value] : query->all()) {
        if (name != "workspace" && !arguments.contains(name))
            arguments.set(name, value);
    }
    return arguments;
}

// A text of the URL as the type that the parameter has; what is none of it stays a text, and is refused with the
// name of the parameter.
json::Value asDeclared(const json::Value &schema, std::string_view text)
{
    const std::string_view type = schema["type"].toString();
    if (type == "integer" || type == "number")
        return json::Value::number(text).value_or(json::Value(text));
    if (type == "boolean" && (text == "true" || text == "false"))
        return text == "true";
    if (type != "array")
        return text;
    json::Value list = json::Value::array();
    for (;;) {
        const std::size_t comma = text.find(',');
        list.append(text.substr(0, comma));
        if (comma == std::string_view::npos)
            return list;
        text.remove_prefix(comma + 1);
    }
}

void giveTypes(const Catalogue &catalogue, const std::string &command, json::Value &arguments)
{
    for (const OwnCommand &own : catalogue.own()) {
        if (own.builtIn->tool().name != command)
            continue;
        for (const json::Member &property : own.builtIn->tool().inputSchema["properties"].members()) {
            const json::Value &argument = std::as_const(arguments)[property.name.view()];
            if (argument.isString())
                arguments.set(property.name.view(),
                              asDeclared(property.value, std::string(argument.toString())));
        }
    }
}

Error unknownWorkspace()
{
    return {ErrorKind::NotFound, "unknown_workspace", "There is no such workspace.",
            "GET /api/v1/workspaces lists the workspaces."};
}

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
     "Runs a GraphQL operation and returns the whole response. With \"format\", that is its \"text\".",
     "execute_graphql_query"},
    {"get", "/api/v1/agent/commands", "listCommands",
     "The commands: built-in ones and saved tools, with their parameters if detail is \"full\".",
     "list_commands"},
    {"post", "/api/v1/agent/commands/{name}", "runCommand",
     "Runs a command with the parameters that listCommands shows. A result that was cut or has notes is in "
     "\"data\", next to \"cut\", \"handle\" and \"note\"."},
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

// The REST API as an OpenAPI 3.1 document. The commands among its operations take what the built-in commands take.
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

} // namespace

void RestApi::addRoutes(http::Router &router, Metrics metrics)
{
    const auto get = [&](const char *path, void (RestApi::*answer)(HttpExchange &) const) {
        router.add(
            {.method = "GET", .pattern = path, .handler = [this, answer](const ExchangePointer &exchange) {
                 (this->*answer)(*exchange);
             }});
    };
    get("/api/v1/openapi.json", &RestApi::description);
    get("/api/v1/status", &RestApi::status);
    get("/api/v1/workspaces", &RestApi::workspaces);
    if (metrics == Metrics::Served)
        get("/metrics", &RestApi::metrics);
    addCommand(router, "GET", "/api/v1/tools", "list_saved_tools");
    addCommand(router, "GET", "/api/v1/schema", "get_schema_info");
    addCommand(router, "POST", "/api/v1/query", "execute_graphql_query");
    addCommand(router, "GET", "/api/v1/agent/commands", kListCommands);
    addCommand(router, "POST", "/api/v1/agent/commands/{name}", {});
    if (m_source.administration != nullptr)
        addAdministrationRoutes(router, *m_source.administration);
}

void RestApi::addCommand(http::Router &router, const char *method, const char *pattern, std::string command)
{
    http::Route route{.method = method, .pattern = pattern, .handler = {}};
    if (route.method == "POST")
        route.contentType = kJsonType;
    route.handler = [this, command = std::move(command)](const ExchangePointer &exchange) {
        run(exchange, command);
    };
    router.add(std::move(route));
}

void RestApi::run(const ExchangePointer &exchange, const std::string &command)
{
    if (exchange->request().method != "POST")
        return run(exchange, command, textsOf(*exchange));
    if (exchange->request().body.size() <= http::kParsedAtOnce)
        return run(exchange, command, requestBody(exchange->request().body));
    takeWhenDone(
        ask(QThreadPool::globalInstance(), [body = exchange->takeBody()] { return requestBody(body); }),
        &m_context, [this, exchange, command](Result<json::Value> arguments) {
            if (exchange->isOpen())
                run(exchange, command, std::move(arguments));
        });
}

void RestApi::run(const ExchangePointer &exchange, std::string command, Result<json::Value> given)
{
    const Result<QueryParameters> query = queryOf(*exchange);
    if (!query)
        return refuse(*exchange, query.error());
    Toolkit *toolkit = toolkitFor(*exchange);
    if (toolkit == nullptr)
        return refuse(*exchange, unknownWorkspace());
    if (!given)
        return refuse(*exchange, std::move(given).error());
    const bool isAgents = command.empty() || command == kListCommands;
    if (command.empty())
        command = exchange->parameter("name");
    const http::Request &request = exchange->request();
    if (request.method != "POST")
        giveTypes(toolkit->catalogue(), command, *given);
    CommandOrder call{.name = std::move(command), .arguments = std::move(*given)};
    call.principal = exchange->principal().id;
    call.origin = journal::EntryOrigin::Rest;
    call.isWhole = !isAgents;
    call.traceparent = request.headers.value("traceparent").value_or(std::string_view());
    call.method = request.method + " " + std::string(request.path());
    if (request.method == "POST")
        call.version = query->value("version");
    CancellationSource cancellation;
    call.cancellation = cancellation.token();
    // The exchange keeps the running call, which ends when the waiting client goes.
    const auto running = std::make_shared<Running>();
    exchange->onAbandoned([running, cancellation](http::Abandonment) mutable {
        cancellation.cancel(CancelReason::Disconnected);
        running->reset();
    });
    const std::weak_ptr<Running> kept = running;
    Running started = toolkit->dispatch().run(
        std::move(call), [exchange](const CommandAnswer &answer) { exchange->reply(restAnswer(answer)); });
    if (const auto still = kept.lock(); still && exchange->isOpen())
        *still = std::move(started);
}

Toolkit *RestApi::toolkitFor(HttpExchange &exchange) const
{
    const Result<QueryParameters> query = queryOf(exchange);
    if (!query)
        return nullptr;
    const std::string &principal = exchange.principal().id;
    const std::string home = m_source.home ? m_source.home(principal) : "default";
    Toolkit *toolkit = m_source.find(query->value("workspace").value_or(home));
    return toolkit != nullptr && clientOf(toolkit->services().workspaceAccess, principal) ? toolkit : nullptr;
}

void RestApi::description(HttpExchange &exchange) const
{
    Toolkit *toolkit = toolkitFor(exchange);
    if (toolkit == nullptr)
        return refuse(exchange, unknownWorkspace());
    exchange.reply(
        http::Response::json(200, json::write(restDescription(toolkit->catalogue(), m_source.version))));
}

void RestApi::status(HttpExchange &exchange) const
{
    json::Value answer = json::Value::object({{"status", "ok"}, {"version", m_source.version}});
    answer.set("workspaces", static_cast<std::uint64_t>(ownWorkspaces(exchange.principal().id).size()));
    if (json::Value unread = unreadFiles(exchange.principal().id); unread.size() > 0)
        answer.set("unreadable_files", std::move(unread));
    exchange.reply(http::Response::json(200, json::write(answer)));
}

// The unread files of the workspaces that the client may know of.
json::Value RestApi::unreadFiles(const std::string &principal) const
{
    json::Value list = json::Value::array();
    for (const std::string &name : m_source.workspaces()) {
        Toolkit *toolkit = m_source.find(name);
        if (toolkit == nullptr)
            continue;
        const WorkspaceAccess &workspaceAccess = toolkit->services().workspaceAccess;
        const auto client = clientOf(workspaceAccess, principal);
        if (!client)
            continue;
        const workspace::WorkspacePtr workspace = workspaceAccess.workspace();
        const auto isVisible = [&](const workspace::Tool &tool) {
            return toolkit->catalogue().saved().isVisible(*client, *workspace, tool);
        };
        const json::Value files =
            unreadView(shownFiles(workspaceAccess.unreadFiles(), *workspace, *client, isVisible));
        for (json::Value file : files.elements()) {
            file.set("workspace", json::Value(name));
            list.append(std::move(file));
        }
    }
    return list;
}

// Strangers do not learn that one is there.
std::vector<std::string> RestApi::ownWorkspaces(const std::string &principal) const
{
    std::vector<std::string> names = m_source.workspaces();
    std::erase_if(names, [&](const std::string &name) {
        Toolkit *toolkit = m_source.find(name);
        return toolkit == nullptr || !clientOf(toolkit->services().workspaceAccess, principal);
    });
    return names;
}

void RestApi::workspaces(HttpExchange &exchange) const
{
    const Administration *administration = m_source.administration;
    if (administration != nullptr && administration->mayAdminister(exchange.principal().id)) {
        const json::Value all = json::Value::object({{"workspaces", administration->workspaces()}});
        return exchange.reply(http::Response::json(200, json::write(all)));
    }
    json::Value list = json::Value::array();
    for (const std::string &name : ownWorkspaces(exchange.principal().id))
        list.append(json::Value::object({{"name", name}}));
    exchange.reply(
        http::Response::json(200, json::write(json::Value::object({{"workspaces", std::move(list)}}))));
}

void RestApi::metrics(HttpExchange &exchange) const
{
    Toolkit *toolkit = toolkitFor(exchange);
    const auto client = toolkit == nullptr
                            ? std::nullopt
                            : clientOf(toolkit->services().workspaceAccess, exchange.principal().id);
    if (!client || !client->hasRight(workspace::ClientRight::Metrics))
        return exchange.refuse(http::unknownPath());
    http::Response response;
    response.headers.add("Content-Type", std::string(journal::kPrometheusContentType));
    response.body = journal::prometheusText(toolkit->services().journal.statistics());
    exchange.reply(response);
}

} // namespace tooltray::toolkit
