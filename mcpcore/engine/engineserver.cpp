// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engineserver.h"

#include "base/log/log.h"
#include "base/task/post.h"
#include "demo/server/demoendpoint.h"
#include "engine/workspaces/toolserver.h"
#include "engine/workspaces/workspaces.h"
#include "http/connection/serverstate.h"
#include "http/server/httpserver.h"

#include <chrono>
#include <string_view>
#include <utility>

namespace tooltray::engine {
namespace {

// How long running calls may go on after the server was told to stop.
constexpr std::chrono::milliseconds kStopGrace{1200};
constexpr std::size_t kEnoughFiles = 256;

std::string urlOf(std::uint16_t port, std::string_view path)
{
    return "http://127.0.0.1:" + std::to_string(port) + std::string(path);
}

http::ServerOptions serverOptions(const storage::ConfiguredServer &configured)
{
    http::ServerOptions options;
    if (configured.addresses)
        options.addresses = *configured.addresses;
    options.allowedHosts = configured.allowedHosts;
    options.allowedOrigins = configured.allowedOrigins;
    if (configured.maxConnections)
        options.maxConnections = *configured.maxConnections;
    if (configured.maxBodyBytes)
        options.limits.body = static_cast<std::size_t>(*configured.maxBodyBytes);
    return options;
}

Error tooFewFiles(std::size_t files)
{
    return {
        ErrorKind::Unavailable,
        "too_few_files",
        {CORE_TEXT("Core", "The system allows Tooltray only {count} open files, too few to serve clients."),
         {{"count", files}}},
        CORE_TEXT("Core", "Raise the limit to 256 or more (ulimit -n), then start again.")};
}

void warnOfServing(const std::vector<std::string> &addresses, std::uint16_t port, std::size_t files,
                   std::size_t connections)
{
    const LogCategory log("tooltray.engine");
    for (const std::string &address : addresses) {
        if (http::isLoopback(address))
            continue;
        log.warning(
            "Tooltray listens on " + address + ", port " + std::to_string(port)
            + ": other computers can reach it, and tokens and data travel unencrypted. Remove the address "
              "from \"server\" in the configuration unless a trusted network needs it.");
    }
    if (files < kEnoughFiles) {
        log.warning("The system allows Tooltray only " + std::to_string(files) + " open files, so it serves "
                    + std::to_string(connections) + " connections at most. Raise the limit (ulimit -n).");
    }
}

} // namespace

EngineServer::EngineServer(Clock &clock, std::shared_ptr<credentials::Redactor> redactor)
    : m_clock(clock)
    , m_redactor(std::move(redactor))
{}

EngineServer::~EngineServer() = default;

std::variant<EngineServer::Listening, EngineServer::Refusal> EngineServer::open(const Order &order)
{
    http::ServerOptions options = serverOptions(order.configured);
    if (order.workspaces != nullptr)
        options.authenticator = order.workspaces->tokens();
    options.outgoing = m_redactor;
    options.onRefusal = [workspaces = order.workspaces](const http::Refusal &refusal) {
        LogCategory("tooltray.engine")
            .warning("A request was refused (" + refusal.code + "). " + refusal.message + ' ' + refusal.hint);
        OpenWorkspace *workspace = workspaces ? workspaces->find(kDefaultWorkspace) : nullptr;
        if (workspace)
            workspace->toolkit().traffic().requestRefused(refusal);
    };
    const std::vector<std::string> addresses = options.addresses;
    const std::size_t files = http::descriptorLimit();
    const std::size_t most = http::ConnectionCap(options.maxConnections, files).cap();
    if (most == 0)
        return Refusal{tooFewFiles(files), order.port};
    m_server = std::make_unique<http::HttpServer>(std::move(options), m_clock);
    m_server->router().add(healthRoute());
    if (order.hasDemo) {
        if (!m_demo)
            m_demo = std::make_unique<demo::DemoEndpoint>(m_clock);
        m_demo->addRoutes(m_server->router());
    }
    if (order.workspaces != nullptr)
        order.workspaces->addRoutes(m_server->router());
    Result<std::uint16_t> port = m_server->listen(order.port);
    const bool mustMove = !port && order.isAnyFit && order.port != 0;
    if (mustMove)
        port = m_server->listen(0);
    if (!port) {
        const bool isTaken = port.error().code == "port_in_use";
        return Refusal{port.error(), order.port,
                       isTaken ? http::freePortAfter(order.port, addresses) : std::uint16_t(0)};
    }
    warnOfServing(addresses, *port, files, most);
    Listening listening{
        .port = *port, .movedFrom = mustMove ? order.port : std::uint16_t(0), .url = urlOf(*port, "/mcp")};
    if (order.hasDemo) {
        listening.demoUrl = urlOf(*port, demo::DemoEndpoint::kPath);
        listening.demoDescriptionUrl = urlOf(*port, demo::RestServer::kDescriptionPath);
    }
    return listening;
}

void EngineServer::close()
{
    m_server.reset();
}

void EngineServer::drain(std::function<void()> drained)
{
    m_draining = std::move(m_server);
    m_draining->drain(kStopGrace, [this, drained = std::move(drained)] {
        post(&m_context, [this] { m_draining.reset(); }); // not from within its own callback
        drained();
    });
}

} // namespace tooltray::engine
