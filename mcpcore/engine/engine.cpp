// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "base/ask.h"
#include "engine/core.h"

namespace tooltray::engine {

Engine::Engine(QObject *parent)
    : QObject(parent)
    , m_core(new Core(
          [this](const ServerStatus &status) { post(this, [this, status] { takeStatus(status); }); }))
{
    m_thread.setObjectName(QStringLiteral("engine"));
    m_core->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_core, &QObject::deleteLater);
    m_thread.start();
}

Engine::~Engine()
{
    m_thread.quit();
    m_thread.wait();
}

QFuture<Result<ServerStatus>> Engine::startServer(const ServerSettings &settings)
{
    return ask(m_core, [core = m_core, settings] { return core->startServer(settings); });
}

QFuture<Result<ServerStatus>> Engine::stopServer()
{
    return ask<ServerStatus>(
        m_core, [core = m_core](Answer<ServerStatus> stopped) { core->stopServer(std::move(stopped)); });
}

void Engine::takeStatus(const ServerStatus &status)
{
    if (m_status == status)
        return;
    m_status = status;
    Q_EMIT serverStatusChanged(m_status);
}

} // namespace tooltray::engine
