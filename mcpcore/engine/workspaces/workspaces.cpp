// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaces.h"

#include "base/log/log.h"
#include "base/task/post.h"
#include "base/text/random.h"
#include "engine/settings/version.h"
#include "engine/workspaces/workspacefolders.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "toolkit/server/toolkit.h"
#include "upstream/curl/curltransport.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <tuple>
#include <utility>

namespace tooltray::engine {
namespace {

// Long tasks are rare, and must leave a processor for serving clients.
constexpr int kPoolThreads = 2;
// The time that running calls get before their workspace is closed.
constexpr std::chrono::seconds kClosing{10};
constexpr std::chrono::milliseconds kBetweenLooks{20};
constexpr const char *kNeedsRestart = "config_needs_restart";
constexpr const char *kBusy = "busy"; // with another one

bool isSamePlace(const storage::ConfiguredStorage &a, const storage::ConfiguredStorage &b)
{
    const auto place = [](const storage::ConfiguredStorage &storage) {
        return std::tie(storage.adapter, storage.path, storage.host, storage.port, storage.database,
                        storage.user, storage.schema, storage.tls, storage.caFile);
    };
    return place(a) == place(b);
}

Error needsRestart(Template message, Template hint)
{
    return {ErrorKind::Conflict, kNeedsRestart, message, hint};
}

} // namespace

Workspaces::Workspaces(Setting setting)
    : m_setting(std::move(setting))
    , m_ledger({m_setting.settings.consentFile, m_setting.keychain, m_pool, m_setting.clock})
    , m_administration({*this, m_setting.settings.dataFolder, m_setting.keychain, m_pool, m_setting.clock})
    , m_rest(
          {.workspaces =
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
           .version = std::string(kVersion),
           .home =
               [this](std::string_view principal) { return std::string(m_tokens->workspaceOf(principal)); },
           .administration = &m_administration})
{
    m_pool.setMaxThreadCount(kPoolThreads);
}

Workspaces::~Workspaces()
{
    m_open.clear();
    m_beingOpened.clear();
    m_closing.reset();
    m_pool.waitForDone();
}

void Workspaces::open(Done<Result<void>> done)
{
    auto transport = upstream::CurlTransport::create(m_setting.clock, "Tooltray/" + std::string(kVersion));
    if (!transport)
        return done(std::move(transport).error());
    m_transport = *std::move(transport);
    m_exchange = std::make_unique<UpstreamTokenExchange>(*m_transport);
    m_opening = std::move(done);
    m_file = std::make_unique<ConfigurationFile>(m_setting.settings, m_pool, m_setting.clock,
                                                 [this](Result<storage::Configuration> configuration) {
                                                     takeConfiguration(std::move(configuration));
                                                 });
    m_ledger.load([this] { m_file->start(); });
}

void Workspaces::takeConfiguration(Result<storage::Configuration> configuration)
{
    if (m_isBusy) {
        m_next = std::move(configuration);
        return;
    }
    m_isBusy = true;
    if (!m_opening)
        return follow(configuration);
    if (!configuration)
        return std::exchange(m_opening, {})(std::move(configuration).error());
    m_configuration = *std::move(configuration);
    m_served = m_configuration.server;
    m_kept = m_configuration.storage;
    startTelemetry();
    openAll([this](const Result<void> &opened) {
        std::exchange(m_opening, {})(opened);
        if (!opened)
            return;
        m_watch = std::make_unique<WorkspaceWatch>(
            m_setting.settings.dataFolder, m_pool, m_setting.clock,
            [this](const std::vector<std::string> &names) { openFound(names); });
        m_watch->look();
        takeNext();
    });
}

void Workspaces::startTelemetry()
{
    const storage::ConfiguredTelemetry &configured = m_configuration.telemetry;
    if (configured.endpoint.empty())
        return;
    // What calls do is sent nowhere that nobody at this computer has named.
    if (!m_setting.settings.isConfigOwn)
        return m_log.warning(
            "The telemetry of the configuration file is not sent, as the file came with the data folder. "
            "Name the file with --config if it is yours.");
    auto telemetry = Telemetry::create(
        {configured,
         *m_transport,
         m_setting.clock,
         {configured.service.empty() ? "tooltray" : configured.service, std::string(kVersion), randomToken()},
         [this] {
             std::map<std::string, const journal::StatisticsPair *> statistics;
             for (const auto &workspace : m_open)
                 statistics.emplace(workspace->name(), &workspace->journal().statistics());
             return statistics;
         }});
    if (telemetry)
        m_telemetry = *std::move(telemetry);
    else
        m_log.warning("No telemetry is sent: " + telemetry.error().message.text());
}

void Workspaces::takeNext()
{
    m_isBusy = false;
    if (m_next)
        takeConfiguration(*std::exchange(m_next, {}));
}

void Workspaces::openAll(const Done<Result<void>> &done)
{
    m_names = workspaceNames(m_setting.settings.dataFolder);
    std::ranges::reverse(m_names);
    openNext(done);
}

void Workspaces::openNext(const Done<Result<void>> &done)
{
    if (m_names.empty())
        return useConfiguration(done);
    const std::string name = std::move(m_names.back());
    m_names.pop_back();
    openOne(name, [this, name, done](const Result<void> &opened) {
        if (!opened && name == kDefaultWorkspace)
            return done(opened.error());
        if (!opened)
            tellUnopened(name, opened.error());
        openNext(done);
    });
}

void Workspaces::tellUnopened(const std::string &name, const Error &error)
{
    m_unopened.insert(name);
    m_log.warning("The workspace " + name + " cannot be opened: " + error.message.text()
                  + " It is tried again when Tooltray starts.");
}

void Workspaces::openFound(const std::vector<std::string> &names)
{
    const auto isGone = [&](const std::string &name) { return !std::ranges::binary_search(names, name); };
    for (const std::string &name : std::exchange(m_found, names)) {
        if (isGone(name) && find(name) != nullptr)
            m_log.warning("The workspace " + name
                          + " has lost its workspace.json. Its clients are refused until "
                            "the file is back.");
    }
    std::erase_if(m_unopened, isGone);
    m_names.assign(names.rbegin(), names.rend());
    if (!std::exchange(m_isOpeningFound, true))
        openNextFound();
}

// One after the other, without another look in between: there may be hundreds.
void Workspaces::openNextFound()
{
    // A workspace that was seen may have been removed or renamed since.
    const auto isToBeOpened = [this](const std::string &name) {
        std::error_code ignored;
        return name != kDefaultWorkspace && find(name) == nullptr && !m_unopened.contains(name)
               && std::filesystem::exists(
                   workspaceFolder(m_setting.settings.dataFolder, name) / "workspace.json", ignored);
    };
    while (!m_names.empty() && !isToBeOpened(m_names.back()))
        m_names.pop_back();
    if (m_names.empty()) {
        m_isOpeningFound = false;
        return;
    }
    const std::string name = std::move(m_names.back());
    m_names.pop_back();
    m_administration.makeWorkspace(name, [this, name](const Result<json::Value> &opened) {
        if (!opened && opened.error().code == kBusy) {
            m_names.clear();
            m_watch->lookSoon(); // for all of them
        } else if (opened) {
            m_log.info("The workspace " + name + " was found in the data folder and is served.");
        } else {
            tellUnopened(name, opened.error());
        }
        post(this, [this] { openNextFound(); }); // others have their turn in between
    });
}

void Workspaces::openOne(const std::string &name, Done<Result<void>> done)
{
    OpenWorkspace::Setting setting{.name = name,
                                   .folder = workspaceFolder(m_setting.settings.dataFolder, name),
                                   .stateFolder = stateFolder(m_setting.settings.dataFolder)};
    if (name == kDefaultWorkspace) {
        setting.storage = m_configuration.storage;
        setting.isConfigOwn = m_setting.settings.isConfigOwn;
        setting.movesLibrary = m_setting.settings.movesLibrary;
    }
    auto opening = std::make_unique<OpenWorkspace>(
        std::move(setting),
        Dependencies{m_setting.clock, m_pool, *m_transport, m_setting.keychain, *m_exchange, m_ledger,
                     m_setting.redactor, *m_tokens, m_setting.logLimits});
    OpenWorkspace *workspace = opening.get();
    m_beingOpened.push_back(std::move(opening));
    workspace->open([this, workspace, done = std::move(done)](const Result<void> &result) {
        const auto found = std::ranges::find(m_beingOpened, workspace, &std::unique_ptr<OpenWorkspace>::get);
        std::unique_ptr<OpenWorkspace> own = std::move(*found);
        m_beingOpened.erase(found);
        if (result && m_telemetry)
            own->journal().trace([this, name = own->name()](const journal::LogEntry &entry) {
                m_telemetry->add(entry, name);
            });
        if (result)
            m_open.insert(std::ranges::lower_bound(m_open, own->name(), {}, &OpenWorkspace::name),
                          std::move(own));
        else
            own.release()->deleteLater(); // it is calling
        done(result);
    });
}

void Workspaces::openMore(const std::string &name, Done<Result<void>> done)
{
    openOne(name, [this, name, done = std::move(done)](const Result<void> &result) {
        if (result)
            Q_EMIT opened(find(name));
        done(result);
    });
}

void Workspaces::close(std::string_view name, Done<Result<void>> done)
{
    const auto found = std::ranges::find(m_open, name, &OpenWorkspace::name);
    m_closing = std::move(*found); // from now on nobody finds it
    m_open.erase(found);
    Q_EMIT closing(m_closing.get());
    m_closed = std::move(done);
    m_closeBy = m_setting.clock.now() + kClosing;
    m_closing->endSessions();
    m_closing->endClients();
    closeOnceQuiet();
}

void Workspaces::closeOnceQuiet()
{
    if (m_closing->journal().running() > 0) {
        if (m_setting.clock.now() < m_closeBy) {
            m_quiet = m_setting.clock.startTimer(kBetweenLooks, [this] { closeOnceQuiet(); });
            return;
        }
        const std::string name = m_closing->name();
        m_open.insert(std::ranges::lower_bound(m_open, name, {}, &OpenWorkspace::name), std::move(m_closing));
        Q_EMIT opened(find(name));
        return std::exchange(m_closed, {})(Error{
            ErrorKind::Unavailable,
            "workspace_busy",
            {CORE_TEXT("Core", "Calls of the workspace \"{workspace}\" still run."), {{"workspace", name}}},
            CORE_TEXT("Core", "Try again once they are done.")});
    }
    m_closing->flush([this] {
        post(this, [this] { // it is calling
            m_closing.reset();
            Q_EMIT closed();
            std::exchange(m_closed, {})({});
        });
    });
}

void Workspaces::useConfiguration(const Done<Result<void>> &done)
{
    OpenWorkspace *workspace = find(kDefaultWorkspace);
    workspace->useConfiguration(m_configuration, [done](Result<void> used) {
        if (!used)
            used.error().hint = CORE_TEXT("Core", "Correct the configuration file and start again.");
        done(std::move(used));
    });
}

void Workspaces::follow(const Result<storage::Configuration> &configuration)
{
    if (!configuration)
        return followed(configuration.error(), {});
    find(kDefaultWorkspace)
        ->useConfiguration(*configuration,
                           [this, said = *configuration](const Result<void> &used) { followed(used, said); });
}

void Workspaces::followed(const Result<void> &used, const storage::Configuration &configuration)
{
    std::optional<Error> problem;
    if (used)
        m_configuration = configuration;
    else
        problem = used.error();
    if (used && !isSamePlace(m_configuration.storage, m_kept))
        problem = needsRestart(
            CORE_TEXT("Core",
                      "The configuration file changes the storage, which cannot be done while it is in use."),
            CORE_TEXT("Core", "Start Tooltray again to use it."));
    else if (used && m_configuration.server != m_served)
        problem = needsRestart(
            CORE_TEXT("Core",
                      "The configuration file changes the server, which cannot be done while it is in use."),
            CORE_TEXT("Core", "Start the server again to use it."));
    if (problem)
        m_log.warning(
            used ? problem->message.text() + ' ' + problem->hint.text()
                 : "The configuration file was not applied; the previous configuration stays in force: "
                       + problem->message.text());
    else
        m_log.info("The changed configuration file was applied.");
    find(kDefaultWorkspace)->setConfigurationProblem(std::move(problem));
    takeNext();
}

OpenWorkspace *Workspaces::find(std::string_view name)
{
    const auto found = std::ranges::find(m_open, name, &OpenWorkspace::name);
    return found == m_open.end() ? nullptr : found->get();
}

void Workspaces::addRoutes(http::Router &router)
{
    m_served = m_configuration.server;
    OpenWorkspace *configured = find(kDefaultWorkspace);
    if (configured != nullptr && configured->configurationProblem()
        && configured->configurationProblem()->code == kNeedsRestart
        && isSamePlace(m_configuration.storage, m_kept))
        configured->setConfigurationProblem({});
    // A request without a token is asked for one at the address of any workspace, whether there is one or
    // not. Each request looks up the workspaces, as they come and go.
    for (const char *pattern : {"/mcp", "/w/{name}/mcp"}) {
        for (const char *method : {"POST", "GET", "DELETE"}) {
            http::Route route{.method = method, .pattern = pattern, .handler = [this](const auto &exchange) {
                                  serve(exchange);
                              }};
            if (route.method == "POST")
                route.contentType = "application/json";
            router.add(std::move(route));
        }
    }
    if (m_configuration.server.metrics)
        LogCategory("tooltray.engine")
            .info("The metrics are served at /metrics, to clients whose policy has the right \"metrics\".");
    m_rest.addRoutes(router, m_configuration.server.metrics ? toolkit::RestApi::Metrics::Served
                                                            : toolkit::RestApi::Metrics::Off);
}

void Workspaces::serve(const std::shared_ptr<http::HttpExchange> &exchange)
{
    const std::string_view name = exchange->parameter("name");
    if (OpenWorkspace *workspace = find(name.empty() ? kDefaultWorkspace : name))
        return workspace->serve(exchange);
    exchange->refuse(http::unknownPath());
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
        return m_telemetry ? m_telemetry->flush(std::move(done)) : done();
    m_open[index]->flush([this, index, done = std::move(done)] { flushFrom(index + 1, done); });
}

std::optional<credentials::ConsentEntry> Workspaces::consentAskedFor(const std::string &id) const
{
    for (const auto &workspace : m_open) {
        if (auto entry = workspace->vault().consents().entryOf(*workspace->live().workspace(), id))
            return entry;
    }
    return std::nullopt;
}

std::set<std::string, std::less<>> Workspaces::consentsBefore(const std::string &id) const
{
    std::set<std::string, std::less<>> ids;
    const credentials::ConsentEntries &entries = m_ledger.entries();
    const auto known = entries.find(id);
    if (known == entries.end())
        return ids;
    for (const auto &[digest, entry] : entries) {
        if (entry.subject == known->second.subject && entry.claim.kind == known->second.claim.kind
            && !consentAskedFor(digest))
            ids.insert(digest);
    }
    return ids;
}

} // namespace tooltray::engine
