// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "base/task/ask.h"
#include "base/time/systemclock.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/keychainstore.h"
#include "engine/core.h"
#include "engine/workspaces/workspacefolders.h"

#include <utility>

namespace tooltray::engine {

Engine::Engine(EngineSettings settings, QObject *parent)
    : QObject(parent)
    , m_clock(std::make_unique<SystemClock>())
    , m_keychain(std::make_unique<credentials::KeychainStore>("tooltray", *m_clock))
    , m_redactor(std::make_shared<credentials::Redactor>())
    , m_clientFiles({settings.home, settings.relay})
    , m_thread("engine")
    , m_core(m_thread.take(std::make_unique<Core>(Core::Setting{
          settings, *m_keychain, m_redactor,
          [this](const ServerStatus &status) { post(this, [this, status] { takeStatus(status); }); },
          [this](std::function<void(EngineClients &)> news) {
              post(this, [this, news = std::move(news)] { news(*m_engineClients); });
          }})))
{
    const std::string folder = settings.dataFolder.empty()
                                   ? std::string()
                                   : workspaceFolder(settings.dataFolder, kDefaultWorkspace).string();
    m_engineClients = std::make_unique<EngineClients>(*m_core, *m_keychain, folder);
}

Engine::~Engine() = default;

QFuture<Result<void>> Engine::open()
{
    return ask<void>(
        m_core, [core = m_core](ResultPromise<void> opened) { core->openWorkspaces(std::move(opened)); });
}

QFuture<Result<ServerStatus>> Engine::startServer(const ServerSettings &settings)
{
    return ask<ServerStatus>(m_core, [core = m_core, settings](ResultPromise<ServerStatus> started) {
        core->startServer(settings, std::move(started));
    });
}

QFuture<Result<ServerStatus>> Engine::stopServer()
{
    return ask<ServerStatus>(m_core, [core = m_core](ResultPromise<ServerStatus> stopped) {
        core->stopServer(std::move(stopped));
    });
}

QFuture<Result<ServerConnection>> Engine::connectGuest(Guest guest, const std::string &name)
{
    return ask<ServerConnection>(m_core,
                                 [core = m_core, guest, name](ResultPromise<ServerConnection> connected) {
                                     core->connectGuest(guest, name, std::move(connected));
                                 });
}

void Engine::dismissGuest(const std::string &token)
{
    post(m_core, [core = m_core, token] { core->dismissGuest(token); });
}

std::shared_ptr<const LogFilter> Engine::logFilter() const
{
    return m_redactor;
}

void Engine::takeStatus(const ServerStatus &status)
{
    if (m_status == status)
        return;
    m_status = status;
    Q_EMIT serverStatusChanged(m_status);
}

} // namespace tooltray::engine
