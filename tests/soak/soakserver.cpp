// SPDX-License-Identifier: GPL-3.0-or-later
#include "soakserver.h"

#include "base/task/post.h"
#include "base/time/clock.h"
#include "fixturebackend.h"
#include "http/server/httpserver.h"
#include "http/server/streamable.h"
#include "mcp/server/server.h"
#include "support/statictokens.h"

#include <future>

namespace tooltray::test {

using namespace std::chrono_literals;

namespace {

http::ServerOptions serverOptions()
{
    auto tokens =
        std::make_shared<http::StaticTokens>(http::Challenge{R"(realm="soak")", "A token is wanted."});
    tokens->add(SoakServer::kToken, {"visitor"});
    http::ServerOptions options;
    options.authenticator = std::move(tokens);
    return options;
}

mcp::Options protocolOptions()
{
    mcp::Options options;
    options.maxSessions = 128;
    options.questionLifetime = 2s;
    return options;
}

} // namespace

struct SoakServer::Parts {
    Parts()
        : server(backend, clock, nobody, protocolOptions())
        , streamable(server, clock)
        , http(serverOptions(), clock)
    {
        backend.setChangeHandler([this](const mcp::ServerChange &change) { server.announce(change); });
        streamable.addRoutes(http.router(), "/mcp");
    }

    SystemClock clock;
    conformance::FixtureBackend backend{clock};
    mcp::TrafficObserver nobody;
    mcp::Server server;
    http::Streamable streamable;
    http::HttpServer http;
};

SoakServer::SoakServer()
{
    onThread([this] {
        m_parts = std::make_unique<Parts>();
        m_port = m_parts->http.listen(0).valueOr(std::uint16_t(0));
    });
}

SoakServer::~SoakServer()
{
    onThread([this] { m_parts.reset(); });
}

http::ServerStatistics SoakServer::statistics() const
{
    http::ServerStatistics statistics;
    onThread([&] { statistics = m_parts->http.statistics(); });
    return statistics;
}

void SoakServer::forgetSessions()
{
    onThread([this] { m_parts->server.sessions().closeAll(); });
}

void SoakServer::onThread(const std::function<void()> &work) const
{
    std::promise<void> done;
    post(m_thread.context(), [&] {
        work();
        done.set_value();
    });
    done.get_future().wait();
}

} // namespace tooltray::test
