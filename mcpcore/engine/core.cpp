// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core.h"

#include "base/post.h"
#include "base/systemclock.h"
#include "demo/demoendpoint.h"
#include "engine/health.h"
#include "http/httpserver.h"

#include <chrono>
#include <string_view>

namespace tooltray::engine {
namespace {

// How long running calls may go on after the server was told to stop.
constexpr std::chrono::seconds kStopGrace{3};

std::string urlOf(std::uint16_t port, std::string_view path)
{
    return "http://127.0.0.1:" + std::to_string(port) + std::string(path);
}

} // namespace

Core::Core(StatusListener onStatus) : m_onStatus(std::move(onStatus)) {}

Core::~Core() = default;

Result<ServerStatus> Core::startServer(const ServerSettings &settings)
{
    using State = ServerStatus::State;
    const bool isSame = (settings.port == 0 || settings.port == m_status.port)
                        && settings.hasDemo == !m_status.demoUrl.empty();
    if (m_status.state == State::Running && isSame)
        return m_status;
    if (!m_clock)
        m_clock = std::make_unique<SystemClock>();
    m_server.reset(); // first, so that the port is free when it is the same one
    setStatus({.state = State::Starting, .port = settings.port});
    m_server = std::make_unique<http::HttpServer>(http::ServerOptions{}, *m_clock);
    m_server->router().add(healthRoute());
    if (settings.hasDemo) {
        if (!m_demo)
            m_demo = std::make_unique<demo::DemoEndpoint>(*m_clock);
        m_demo->addRoutes(m_server->router());
    }
    const Result<std::uint16_t> port = m_server->listen(settings.port);
    if (!port) {
        m_server.reset();
        const Error &error = port.error();
        setStatus({.state = error.code == "port_in_use" ? State::PortInUse : State::Failed,
                   .port = settings.port,
                   .problem = error.message});
        return error;
    }
    setStatus({.state = State::Running,
               .port = *port,
               .url = urlOf(*port, "/mcp"),
               .demoUrl = settings.hasDemo ? urlOf(*port, demo::DemoEndpoint::kPath) : std::string()});
    return m_status;
}

void Core::stopServer(Answer<ServerStatus> stopped)
{
    if (!m_server) {
        setStatus({});
        stopped.give(m_status);
        return;
    }
    m_draining = std::move(m_server);
    auto answer = std::make_shared<Answer<ServerStatus>>(std::move(stopped));
    m_draining->drain(kStopGrace, [this, answer, server = m_draining.get()] {
        if (!m_server) // else it was started again in the meantime
            setStatus({});
        answer->give(m_status);
        post(this, [this, server] { // not from within its own callback
            if (m_draining.get() == server)
                m_draining.reset();
        });
    });
}

void Core::setStatus(ServerStatus status)
{
    m_status = std::move(status);
    m_onStatus(m_status);
}

} // namespace tooltray::engine
