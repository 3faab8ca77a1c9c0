// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answer.h"
#include "engine/serversettings.h"
#include "engine/serverstatus.h"

#include <QObject>

#include <functional>
#include <memory>

namespace tooltray {
class SystemClock;
namespace demo {
class DemoEndpoint;
}
namespace http {
class HttpServer;
}
} // namespace tooltray

namespace tooltray::engine {

// What runs on the engine thread. Made on another one, so everything with a socket or a timer is made
// by the first command.
class Core final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Core)

public:
    using StatusListener = std::function<void(const ServerStatus &)>;

    explicit Core(StatusListener onStatus); // called on the engine thread
    ~Core() override;

    Result<ServerStatus> startServer(const ServerSettings &settings);
    void stopServer(Answer<ServerStatus> stopped);

private:
    void setStatus(ServerStatus status);

    StatusListener m_onStatus;
    ServerStatus m_status;
    std::unique_ptr<SystemClock> m_clock;
    std::unique_ptr<demo::DemoEndpoint> m_demo; // once made, kept with what was changed in it
    std::unique_ptr<http::HttpServer> m_server;
    std::unique_ptr<http::HttpServer> m_draining; // told to stop, finishing its calls
};

} // namespace tooltray::engine
