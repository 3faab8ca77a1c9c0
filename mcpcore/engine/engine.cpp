// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "base/task/ask.h"
#include "base/time/clock.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/keychainstore.h"
#include "engine/core.h"
#include "engine/workspaces/workspacefolders.h"

#include <utility>

namespace tooltray::engine {

Engine::Engine(EngineSettings settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_clock(std::make_unique<SystemClock>())
    , m_keychain(std::make_shared<credentials::KeychainStore>("tooltray", *m_clock))
    , m_redactor(std::make_shared<credentials::Redactor>())
    , m_clientFiles({settings.home, settings.relay})
    , m_thread(std::make_unique<EventThread>("engine"))
    , m_core(m_thread->take(std::make_unique<Core>(Core::Setting{
          settings, *m_keychain, m_redactor,
          [this](const ServerStatus &status) { post(this, [this, status] { takeStatus(status); }); },
          [this](const std::string &workspace, std::function<void(EngineClients &)> news) {
              post(this, [this, workspace, news = std::move(news)] { tell(workspace, news); });
          }})))
{
    m_engineClients = clientsFor(std::string(kDefaultWorkspace));
}

Engine::Engine(Engine &host, const std::string &workspace)
    : m_host(&host)
    , m_settings(host.m_settings)
    , m_keychain(host.m_keychain)
    , m_redactor(host.m_redactor)
    , m_clientFiles({m_settings.home, m_settings.relay})
    , m_core(host.m_core)
{
    m_engineClients = clientsFor(workspace);
    host.m_guests.push_back(this);
    takeStatus(host.m_status);
    post(m_core, [core = m_core, workspace] { core->tellNewClients(workspace); });
}

Engine::~Engine()
{
    if (m_host)
        std::erase(m_host->m_guests, this);
}

std::unique_ptr<Engine> Engine::atWorkspace(const std::string &name)
{
    return std::unique_ptr<Engine>(new Engine(m_host ? *m_host : *this, name));
}

std::unique_ptr<EngineClients> Engine::clientsFor(const std::string &workspace)
{
    const std::string folder = m_settings.dataFolder.empty()
                                   ? std::string()
                                   : workspaceFolder(m_settings.dataFolder, workspace).string();
    return std::make_unique<EngineClients>(WorkspaceLink{*m_core, workspace}, *m_keychain, folder);
}

void Engine::tell(const std::string &workspace, const std::function<void(EngineClients &)> &news)
{
    if (workspace.empty() || workspace == this->workspace())
        news(*m_engineClients);
    for (Engine *guest : m_guests)
        guest->tell(workspace, news);
}

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
    for (Engine *guest : m_guests)
        guest->takeStatus(status);
    ServerStatus own = status;
    own.url = workspaceUrl(status.url, workspace());
    if (m_status == own)
        return;
    m_status = std::move(own);
    Q_EMIT serverStatusChanged(m_status);
}

} // namespace tooltray::engine
