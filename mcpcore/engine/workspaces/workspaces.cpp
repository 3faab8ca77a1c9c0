// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaces.h"

#include "base/ask.h"
#include "engine/version.h"
#include "engine/workspaces/workspacefolders.h"
#include "storage/config/readconfiguration.h"
#include "toolkit/toolkit.h"
#include "upstream/curl/curltransport.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <ranges>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

// What takes long is rare, and must leave a processor to those who are served.
constexpr int kPoolThreads = 2;

// The one that was named has to be there; the usual one may.
Result<storage::Configuration> configurationOf(const EngineSettings &settings)
{
    std::string file = settings.configFile;
    if (file.empty()) {
        file = (std::filesystem::path(settings.dataFolder) / "config.yaml").string();
        std::error_code error;
        if (!std::filesystem::exists(file, error))
            return storage::Configuration{};
    }
    return storage::loadConfiguration(file, storage::processEnvironment());
}

} // namespace

Workspaces::Workspaces(Setting setting)
    : m_setting(std::move(setting))
    , m_rest({.workspaces =
                  [this] {
                      std::vector<std::string> names;
                      for (const auto &workspace : m_open)
                          names.push_back(workspace->name());
                      return names;
                  },
              .find = [this](std::string_view name) -> toolkit::Toolkit * {
                  OpenWorkspace *workspace = find(name);
                  return workspace == nullptr ? nullptr : &workspace->toolkit();
              },
              .version = std::string(kVersion)})
{
    m_pool.setMaxThreadCount(kPoolThreads);
}

Workspaces::~Workspaces()
{
    m_open.clear();
    m_pool.waitForDone();
}

void Workspaces::open(Done done)
{
    auto transport = upstream::CurlTransport::create(m_setting.clock, "Tooltray/" + std::string(kVersion));
    if (!transport)
        return done(std::move(transport).error());
    m_transport = *std::move(transport);
    m_exchange = std::make_unique<UpstreamTokenExchange>(*m_transport);
    readConfiguration(std::move(done));
}

void Workspaces::readConfiguration(Done done)
{
    const auto read = ask(&m_pool, [settings = m_setting.settings] { return configurationOf(settings); });
    whenDone(read, this, [this, done = std::move(done)](Result<storage::Configuration> configuration) {
        if (!configuration)
            return done(std::move(configuration).error());
        m_configuration = *std::move(configuration);
        openAll(done);
    });
}

void Workspaces::openAll(const Done &done)
{
    m_names = workspaceNames(m_setting.settings.dataFolder);
    std::ranges::reverse(m_names);
    openNext(done);
}

void Workspaces::openNext(const Done &done)
{
    if (m_names.empty())
        return useConfiguration(done);
    const std::string name = std::move(m_names.back());
    m_names.pop_back();
    const bool isDefault = name == kDefaultWorkspace;
    OpenWorkspace::Setting setting{name, workspaceFolder(m_setting.settings.dataFolder, name)};
    if (isDefault)
        setting.storage = m_configuration.storage;
    m_open.push_back(std::make_unique<OpenWorkspace>(
        std::move(setting), Surroundings{m_setting.clock, m_pool, *m_transport, m_setting.keychain,
                                         *m_exchange, m_setting.redactor, *m_tokens, m_setting.logLimits}));
    m_open.back()->open([this, name, isDefault, done](const Result<void> &opened) {
        if (!opened && isDefault)
            return done(opened.error());
        if (!opened) {
            m_log.warning("The workspace " + name + " cannot be opened: " + opened.error().message);
            m_open.back().release()->deleteLater(); // it is calling
            m_open.pop_back();
        }
        openNext(done);
    });
}

void Workspaces::useConfiguration(const Done &done)
{
    OpenWorkspace *workspace = find(kDefaultWorkspace);
    workspace->useConfiguration(m_configuration, [done](Result<void> used) {
        if (!used)
            used.error().hint = "Correct the configuration file and start again.";
        done(std::move(used));
    });
}

OpenWorkspace *Workspaces::find(std::string_view name)
{
    const auto found = std::ranges::find(m_open, name, &OpenWorkspace::name);
    return found == m_open.end() ? nullptr : found->get();
}

void Workspaces::addRoutes(http::Router &router)
{
    for (const auto &workspace : m_open)
        workspace->addRoutes(router);
    m_rest.addRoutes(router, m_configuration.server.metrics ? toolkit::RestApi::Metrics::Served
                                                            : toolkit::RestApi::Metrics::Off);
}

void Workspaces::setPaused(bool isPaused)
{
    for (const auto &workspace : m_open)
        workspace->setPaused(isPaused);
}

void Workspaces::setLogLimits(const journal::Journal::Limits &limits)
{
    m_setting.logLimits = limits;
    for (const auto &workspace : m_open)
        workspace->journal().setLimits(limits);
}

void Workspaces::endSessions()
{
    for (const auto &workspace : m_open)
        workspace->endSessions();
}

void Workspaces::flush(std::function<void()> done)
{
    flushFrom(0, std::move(done));
}

void Workspaces::flushFrom(std::size_t index, std::function<void()> done)
{
    if (index == m_open.size())
        return done();
    m_open[index]->flush([this, index, done = std::move(done)] { flushFrom(index + 1, done); });
}

} // namespace tooltray::engine
