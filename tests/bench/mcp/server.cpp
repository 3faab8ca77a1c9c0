// SPDX-License-Identifier: GPL-3.0-or-later
// The server that bench_mcp measures: twenty tools that add, and one that changes the list. Prints its URL.
#include "mcp/server/server.h"
#include "base/time/clock.h"
#include "http/connection/serverstate.h"
#include "http/server/httpserver.h"
#include "http/server/streamable.h"
#include "mcp/server/backend.h"
#include "json/parser.h"

#include <QCoreApplication>

#include <cstdio>
#include <functional>

using namespace tooltray;

namespace {

class AddingBackend final : public mcp::Backend {
public:
    AddingBackend()
    {
        m_offer.server = {"bench", "1.0.0"};
        m_offer.tools = mcp::Offer::Feature::Changing;
    }

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing, const mcp::RequestContext &) override
    {
        return mcp::ListingVersion{m_revision, 0};
    }
    mcp::ListPage<mcp::Tool> listTools(const mcp::RequestContext &, const mcp::Cursor &) override
    {
        mcp::ListPage<mcp::Tool> page;
        for (int i = 0; i < 20; ++i) {
            const std::string number = std::to_string(i);
            page.items.push_back({.name = "add_" + number,
                                  .title = "Add " + number,
                                  .description = "Adds two numbers and " + number,
                                  .inputSchema = json::parse(R"({"type":"object","properties":{
                         "a":{"type":"number","description":"The first number"},
                         "b":{"type":"number","description":"The second number"}},"required":["a","b"]})")
                                                     .value});
        }
        return page;
    }
    void callTool(mcp::RequestContext, mcp::ToolCall call, mcp::Reply<mcp::ToolResult> reply) override
    {
        if (call.name == "change") {
            ++m_revision;
            changed();
        }
        const std::int64_t sum =
            call.arguments["a"].toInt64().value_or(0) + call.arguments["b"].toInt64().value_or(0);
        reply.send({.content = {{mcp::Text{std::to_string(sum)}}}});
    }

    std::function<void()> changed;

private:
    mcp::Offer m_offer;
    std::uint64_t m_revision = 1;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    http::raiseDescriptorLimit();
    SystemClock clock;
    AddingBackend backend;
    mcp::TrafficObserver nobody;
    mcp::Server server(backend, clock, nobody);
    backend.changed = [&server] { server.announce({mcp::ServerChange::Kind::Tools}); };
    http::Streamable streamable(server, clock);
    http::ServerOptions options;
    options.maxConnections = 4096;
    http::HttpServer httpServer(options, clock);
    streamable.addRoutes(httpServer.router(), "/mcp");
    const Result<std::uint16_t> port = httpServer.listen(0);
    if (!port) {
        std::fprintf(stderr, "%s\n", port.error().message.c_str());
        return 1;
    }
    std::printf("http://127.0.0.1:%d/mcp\n", *port);
    std::fflush(stdout);
    return QCoreApplication::exec();
}
