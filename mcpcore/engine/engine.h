// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/serversettings.h"
#include "engine/serverstatus.h"

#include <QFuture>
#include <QObject>
#include <QThread>

namespace tooltray::engine {

class Core;

// The only face that the window and the command line see. Lives on the main thread and owns the engine
// thread; commands answer with futures, news come as signals that carry values.
class Engine final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Engine)

public:
    explicit Engine(QObject *parent = nullptr);
    ~Engine() override; // what still runs is broken off: stopServer() first ends it well

    // Answers once the server accepts connections. Started again with other settings it moves.
    QFuture<Result<ServerStatus>> startServer(const ServerSettings &settings);
    // Accepts nothing new and lets running calls finish for a moment.
    QFuture<Result<ServerStatus>> stopServer();

    // The last news that reached this thread.
    const ServerStatus &serverStatus() const { return m_status; }

Q_SIGNALS:
    void serverStatusChanged(const tooltray::engine::ServerStatus &status);

private:
    void takeStatus(const ServerStatus &status);

    QThread m_thread;
    Core *m_core; // lives on the engine thread, which deletes it at its end
    ServerStatus m_status;
};

} // namespace tooltray::engine
