// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/server.h"
#include "support/lineendpoint.h"
#include "testbed.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::test {

class Lines final : public mcp::LineSink {
public:
    void writeLine(std::string_view message) override { messages.push_back(json::parse(message).value); }
    std::size_t backlog() const override { return 0; }

    // The answer to the request of that number; null while there is none.
    json::Value answer(int id) const
    {
        for (const json::Value &message : messages) {
            if (message["id"] == json::Value(id) && !message.contains("method"))
                return message;
        }
        return {};
    }
    std::size_t count(std::string_view method) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(
            messages, [&](const json::Value &message) { return message["method"].toString() == method; }));
    }

    std::vector<json::Value> messages;
};

// A client that speaks the era of a test's choice.
struct BackendClient {
    BackendClient(mcp::Server &server, bool speaksModern, std::string principal = {})
        : isModern(speaksModern)
        , endpoint(server, {std::move(principal)}, lines)
    {
        if (!isModern) {
            endpoint.receive("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
                             "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"elicitation\":{}},"
                             "\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}");
            endpoint.receive("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        }
    }

    int ask(const std::string &method, json::Value params = json::Value::object())
    {
        json::Value meta = json::Value::object();
        if (isModern)
            meta = quoted("{'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                          "'io.modelcontextprotocol/clientCapabilities':{'elicitation':{'form':{}}}}");
        if (takesTasks)
            meta.find("io.modelcontextprotocol/clientCapabilities")
                ->set("extensions", quoted("{'io.modelcontextprotocol/tasks':{}}"));
        if (wantsProgress)
            meta.set("progressToken", "t");
        if (!meta.isEmpty())
            params.set("_meta", std::move(meta));
        json::Value message = quoted("{'jsonrpc':'2.0'}");
        message.set("id", ++last);
        message.set("method", method);
        message.set("params", std::move(params));
        endpoint.receive(json::write(message));
        return last;
    }
    json::Value result(const std::string &method, json::Value params = json::Value::object())
    {
        return lines->answer(ask(method, std::move(params)))["result"];
    }

    bool isModern;
    bool takesTasks = false; // modern
    bool wantsProgress = false;
    std::shared_ptr<Lines> lines = std::make_shared<Lines>();
    mcp::LineEndpoint endpoint;
    int last = 0;
};

inline std::vector<workspace::Object> someTools()
{
    workspace::Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "https://api.example.com/graphql";
    return {endpoint, graphqlTool("list_issues")};
}

// A workspace and the server that brings it to clients, made anew for each case of a test.
struct ServedTools {
    void serve(std::vector<workspace::Object> objects = someTools())
    {
        m_server.reset();
        m_bed = std::make_unique<Testbed>(std::move(objects));
        m_bed->schemas.set("demo", "type Query { issues: [Issue] } type Issue { id: ID }");
        m_server =
            std::make_unique<mcp::Server>(m_bed->toolkit.backend(), m_bed->clock, m_bed->toolkit.traffic());
    }

    std::unique_ptr<Testbed> m_bed;
    std::unique_ptr<mcp::Server> m_server;
};

} // namespace tooltray::test
