// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/redaction/redactor.h"
#include "storage/configuration/configuration.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>

namespace tooltray::demo {
class DemoEndpoint;
}
namespace tooltray::http {
class HttpServer;
}

namespace tooltray::engine {

class Workspaces;

// The HTTP server on its port, with the routes of the workspaces and of the sample API. Lives on the engine thread.
class EngineServer final {
public:
    struct Order {
        storage::ConfiguredServer configured;
        std::uint16_t port = 0; // 0: any
        bool isAnyFit = false;  // another one if the port is taken
        bool hasDemo = false;
        Workspaces *workspaces = nullptr; // null: none is open
    };
    struct Listening {
        std::uint16_t port = 0;
        std::uint16_t movedFrom = 0; // the port of the order, if it was taken
        std::string url = {};
        std::string demoUrl = {}; // empty: the sample API is not served
        std::string demoDescriptionUrl = {};
    };
    struct Refusal {
        Error error;
        std::uint16_t port = 0;
        std::uint16_t freePort = 0;
    };

    // The clock outlives it.
    EngineServer(Clock &clock, std::shared_ptr<credentials::Redactor> redactor);
    ~EngineServer();
    EngineServer(const EngineServer &) = delete;
    EngineServer &operator=(const EngineServer &) = delete;

    bool isOpen() const { return m_server != nullptr; }
    // Precondition: it is closed.
    std::variant<Listening, Refusal> open(const Order &order);
    void close();
    // Closes it once the running calls are over, or have had their time, and calls back then.
    void drain(std::function<void()> drained);

private:
    Clock &m_clock;
    std::shared_ptr<credentials::Redactor> m_redactor;
    std::unique_ptr<demo::DemoEndpoint> m_demo; // once made, kept with what was changed in it
    std::unique_ptr<http::HttpServer> m_server;
    std::unique_ptr<http::HttpServer> m_draining; // told to stop, finishing its calls
    QObject m_context;
};

} // namespace tooltray::engine
