// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fakebackend.h"
#include "mcp/eras/codec.h"
#include "mcp/server/httpendpoint.h"
#include "mcp/server/server.h"
#include "peers.h"
#include "support/fakeclock.h"

#include <memory>
#include <string>

namespace tooltray::test {

// A server behind Streamable HTTP without the HTTP, and its clients.
class HttpClient {
public:
    using OutletPointer = std::shared_ptr<RecordingOutlet>;

    explicit HttpClient(const mcp::Options &options = {})
        : server(std::make_unique<mcp::Server>(backend, clock, observer, options))
        , endpoint(*server)
    {}

    // Posts whatever is given.
    OutletPointer post(const mcp::HttpEndpoint::Post &message)
    {
        auto outlet = std::make_shared<RecordingOutlet>();
        endpoint.post(message, outlet);
        return outlet;
    }

    // A well-formed request of the modern era. params: members beside _meta
    OutletPointer modern(const std::string &method, const std::string &params = {},
                         const std::string &meta = {})
    {
        const std::string body = R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":{)" + params
                                 + (params.empty() ? "" : ",")
                                 + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                                   R"("io.modelcontextprotocol/clientInfo":{"name":"tester","version":"2"},)"
                                   R"("io.modelcontextprotocol/clientCapabilities":)"
                                 + capabilities + (meta.empty() ? "" : ",") + meta + "}}}";
        const json::Value parsed = value(body);
        const mcp::MethodEntry *entry = mcp::findMethod(mcp::Era::Modern, method);
        const std::string name(parsed["params"][entry ? entry->subject : "name"].toString());
        return post({.body = body,
                     .headers = {"2026-07-28", method,
                                 name.empty() ? std::nullopt : std::optional(std::string_view(name))},
                     .parameters = parameters,
                     .principal = principal});
    }

    // Opens a session; later legacy messages belong to it.
    OutletPointer initialize(const std::string &revision = "2025-11-25")
    {
        const std::string body =
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":")" + revision
            + R"(","capabilities":)" + capabilities + R"(,"clientInfo":{"name":"tester","version":"1"}}})";
        auto outlet = post({.body = body, .headers = {}, .principal = principal});
        if (outlet->answer)
            session = outlet->answer->session;
        return outlet;
    }

    OutletPointer legacy(const std::string &body)
    {
        return post({.body = body, .headers = {}, .session = session, .principal = principal});
    }

    // params: the whole object
    OutletPointer legacy(const std::string &method, const std::string &params, const std::string &id = "1")
    {
        return legacy(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"(","params":)" + params
                      + "}");
    }

    OutletPointer openStream()
    {
        auto outlet = std::make_shared<RecordingOutlet>();
        endpoint.openStream({.session = session, .principal = principal}, outlet);
        return outlet;
    }

    FakeBackend backend;
    FakeClock clock;
    RecordingObserver observer;
    std::unique_ptr<mcp::Server> server;
    mcp::HttpEndpoint endpoint;

    mcp::Principal principal{"alice"};
    std::string capabilities = "{}";
    std::string session;
    std::vector<mcp::ParameterHeader> parameters;
};

} // namespace tooltray::test
