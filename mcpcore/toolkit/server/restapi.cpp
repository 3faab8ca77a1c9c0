// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restapi.h"

#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "journal/exports/prometheus.h"
#include "journal/record/journal.h"
#include "toolkit/access/clientview.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/server/administration.h"
#include "toolkit/server/restdescription.h"
#include "toolkit/server/restmessage.h"
#include "toolkit/server/toolkit.h"
#include "json/write.h"

#include <initializer_list>
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
        const json::Value &properties = own.builtIn->tool().inputSchema["properties"];
        for (json::Member &argument : arguments.members()) {
            if (argument.value.isString())
                argument.value =
                    asDeclared(properties[argument.name.view()], std::string(argument.value.toString()));
        }
    }
}

void refuse(HttpExchange &exchange, Error error)
{
    exchange.reply(restAnswer({execution::toolFailure(std::move(error))}));
}

Error unknownWorkspace()
{
    return {ErrorKind::NotFound, "unknown_workspace", "There is no such workspace.",
            "GET /api/v1/workspaces names those there are."};
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
    addCommand(router, "GET", "/api/v1/tools", "list_saved_tools", textsOf);
    addCommand(router, "GET", "/api/v1/schema", "get_schema_info", textsOf);
    addCommand(router, "POST", "/api/v1/query", "execute_graphql_query", requestBody);
    addCommand(router, "GET", "/api/v1/agent/commands", kListCommands, textsOf);
    addCommand(router, "POST", "/api/v1/agent/commands/{name}", {}, requestBody);
    if (m_source.administration != nullptr)
        addAdministrationRoutes(router, *m_source.administration);
}

void RestApi::addCommand(http::Router &router, const char *method, const char *pattern, std::string command,
                         Arguments arguments)
{
    http::Route route{.method = method, .pattern = pattern, .handler = {}};
    if (route.method == "POST")
        route.contentType = kJsonType;
    route.handler = [this, command = std::move(command),
                     arguments = std::move(arguments)](const ExchangePointer &exchange) {
        const bool isAgents = command.empty() || command == kListCommands;
        run(exchange, command.empty() ? std::string(exchange->parameter("name")) : command, arguments,
            isAgents ? Size::OfAgents : Size::Whole);
    };
    router.add(std::move(route));
}

void RestApi::run(const ExchangePointer &exchange, std::string command, const Arguments &arguments, Size size)
{
    const Result<QueryParameters> query = queryOf(*exchange);
    if (!query)
        return refuse(*exchange, query.error());
    Toolkit *toolkit = toolkitFor(*exchange);
    if (toolkit == nullptr)
        return refuse(*exchange, unknownWorkspace());
    Result<json::Value> given = arguments(*exchange);
    if (!given)
        return refuse(*exchange, std::move(given).error());
    const http::Request &request = exchange->request();
    if (request.method != "POST")
        giveTypes(toolkit->catalogue(), command, *given);
    CommandCall call{.name = std::move(command), .arguments = std::move(*given)};
    call.principal = exchange->principal().id;
    call.origin = journal::Origin::Rest;
    call.isWhole = size == Size::Whole;
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
