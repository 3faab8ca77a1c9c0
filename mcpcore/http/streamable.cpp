// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/streamable.h"

#include "http/httpexchange.h"
#include "http/openstreams.h"
#include "http/router.h"
#include "http/streamableoutlet.h"

#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {

namespace {

constexpr std::string_view kParameterPrefix = "mcp-param-";

std::vector<mcp::ParameterHeader> parameterHeaders(const HeaderList &headers)
{
    std::vector<mcp::ParameterHeader> found;
    for (const Header &header : headers) {
        if (header.name.starts_with(kParameterPrefix))
            found.push_back({std::string_view(header.name).substr(kParameterPrefix.size()), header.value});
    }
    return found;
}

mcp::HttpEndpoint::SessionAccess accessOf(const HttpExchange &exchange)
{
    const HeaderList &headers = exchange.request().headers;
    return {.session = headers.value("mcp-session-id"),
            .protocolVersion = headers.value("mcp-protocol-version"),
            .principal = {exchange.principal().id}};
}

} // namespace

Streamable::Streamable(mcp::Server &server, Clock &clock)
    : m_endpoint(server)
    , m_streams(std::make_shared<OpenStreams>(clock))
{}

Streamable::~Streamable() = default;

void Streamable::addRoutes(Router &router, const std::string &pattern)
{
    for (const char *method : {"POST", "GET", "DELETE"}) {
        Route route{.method = method, .pattern = pattern, .handler = [this](const auto &exchange) {
                        serve(exchange);
                    }};
        if (route.method == "POST")
            route.contentType = "application/json";
        router.add(std::move(route));
    }
}

void Streamable::serve(const std::shared_ptr<HttpExchange> &exchange)
{
    const std::string &method = exchange->request().method;
    if (method == "POST")
        post(exchange);
    else if (method == "DELETE")
        endSession(exchange);
    else
        openStream(exchange);
}

void Streamable::post(const std::shared_ptr<HttpExchange> &exchange)
{
    const Request &request = exchange->request();
    const auto parameters = parameterHeaders(request.headers);
    m_endpoint.post({.body = request.body,
                     .headers = {.protocolVersion = request.headers.value("mcp-protocol-version"),
                                 .method = request.headers.value("mcp-method"),
                                 .name = request.headers.value("mcp-name")},
                     .session = request.headers.value("mcp-session-id"),
                     .parameters = parameters,
                     .principal = {exchange->principal().id}},
                    std::make_shared<StreamableOutlet>(exchange, m_streams));
}

void Streamable::openStream(const std::shared_ptr<HttpExchange> &exchange)
{
    m_endpoint.openStream(accessOf(*exchange), std::make_shared<StreamableOutlet>(exchange, m_streams));
}

void Streamable::endSession(const std::shared_ptr<HttpExchange> &exchange)
{
    StreamableOutlet outlet(exchange, m_streams);
    m_endpoint.endSession(accessOf(*exchange), outlet);
}

} // namespace tooltray::http
