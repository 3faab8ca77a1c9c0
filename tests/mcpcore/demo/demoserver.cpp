// SPDX-License-Identifier: GPL-3.0-or-later
#include "demoserver.h"

#include "json/parser.h"
#include "json/write.h"

namespace tooltray::demo {

DemoServer::DemoServer() : m_endpoint(m_clock), m_http({.addresses = {"127.0.0.1"}}, m_clock)
{
    m_endpoint.addRoutes(m_http.router());
    m_port = m_http.listen(0).valueOr(0);
}

std::optional<test::HttpAnswer> DemoServer::request(std::string_view method, std::string_view query,
                                                    std::string_view headers, std::string_view body)
{
    test::HttpConnection connection(m_port);
    return connection.exchange(
        test::httpRequest(method, std::string(DemoEndpoint::kPath) + std::string(query), headers, body));
}

json::Value DemoServer::post(std::string_view document, const json::Value &variables)
{
    const auto answer =
        request("POST", {}, "Content-Type: application/json\r\n", postBody(document, variables));
    return answer ? json::parse(answer->body).value : json::Value();
}

std::string postBody(std::string_view document, const json::Value &variables)
{
    return json::write(json::Value::object({{"query", document}, {"variables", variables}}));
}

} // namespace tooltray::demo
