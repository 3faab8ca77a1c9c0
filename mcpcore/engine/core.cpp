// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core.h"

#include "base/task/ask.h"
#include "base/task/post.h"
#include "base/time/clock.h"
#include "engine/settings/preferences.h"
#include "engine/settings/serversettings.h"
#include "engine/workspaces/openworkspace.h"

#include <chrono>
#include <filesystem>
#include <utility>
#include <variant>

namespace tooltray::engine {
namespace {

using State = ServerStatus::State;

// For this run: the address is another one with each port.
workspace::Edit editForDemo(const workspace::Workspace &workspace, const std::string &url)
{
    workspace::Edit edit{"Serve the sample API", workspace::Origin::Person, {}};
    const workspace::ObjectKey key{workspace::ObjectKind::Endpoint, kSampleEndpoint};
    const workspace::Entry *entry = workspace.find(key);
    const bool isThere = entry != nullptr && entry->at(workspace::Layer::Session);
    if (!url.empty()) {
        workspace::Endpoint endpoint;
        endpoint.name = kSampleEndpoint;
        endpoint.description =
            "The sample API, an issue tracker to try everything on. Its data is lost when the program ends.";
        endpoint.url = url;
        endpoint.mutations = workspace::MutationPolicy::Allow;
        endpoint.subscriptions.protocol = workspace::Subscriptions::Protocol::GraphqlSse;
        edit.steps.push_back(workspace::PutObject{std::move(endpoint), {}, workspace::Layer::Session});
    } else if (isThere) {
        edit.steps.push_back(workspace::RemoveObject{key, {}, workspace::Layer::Session});
    }
    return edit;
}

// The port aside, which is compared with the one that is open.
bool isServedAlike(storage::ConfiguredServer one, storage::ConfiguredServer other)
{
    one.port.reset();
    other.port.reset();
    return one == other;
}

journal::Journal::Limits logLimitsOf(const LogPreferences &log)
{
    journal::ArchiveLimits archive;
    archive.bytes = log.archiveBytes;
    archive.age = std::chrono::days(log.days);
    return {log.entries, static_cast<std::size_t>(log.bodyBytes), archive};
}

ClientTokens::Guest guestFor(Guest guest, const std::string &name)
{
    workspace::Client client;
    // No client of a workspace can be called that: its name has no parentheses.
    if (guest == Guest::Script) {
        client.name = "(script)";
        client.title = "Who started Tooltray";
        client.policy.mutations = workspace::MutationPolicy::Allow;
        client.policy.rights = {workspace::ClientRight::Administer};
        return {.client = client};
    }
    client.name = name.empty() ? "(stdio)" : name + " (stdio)";
    client.title = "A program on this computer";
    return {.client = client, .claimedName = name, .isRelay = true};
}

} // namespace

Core::Core(Setting setting) : m_setting(std::move(setting)) {}

void Core::openWorkspaces(ResultPromise<void> opened)
{
    auto answer = std::make_shared<ResultPromise<void>>(std::move(opened));
    enqueue([this, answer](const Over &over) {
        open([answer, over](Result<void> done) {
            answer->give(std::move(done));
            over();
        });
    });
}

void Core::startServer(const ServerSettings &settings, ResultPromise<ServerStatus> started)
{
    auto answer = std::make_shared<ResultPromise<ServerStatus>>(std::move(started));
    enqueue([this, settings, answer](const Over &over) { start(settings, answer, over); });
}

void Core::stopServer(ResultPromise<ServerStatus> stopped)
{
    auto answer = std::make_shared<ResultPromise<ServerStatus>>(std::move(stopped));
    enqueue([this, answer](const Over &over) { stop(answer, over); });
}

void Core::connectGuest(Guest guest, const std::string &name, ResultPromise<ServerConnection> connected)
{
    auto answer = std::make_shared<ResultPromise<ServerConnection>>(std::move(connected));
    enqueue([this, guest, name, answer](const Over &over) {
        answer->give(connectionFor(guest, name));
        over();
    });
}

void Core::dismissGuest(const std::string &token)
{
    if (m_workspaces)
        m_workspaces->tokens()->removeGuest(token);
}

void Core::enqueue(Command command)
{
    m_commands.push_back(std::move(command));
    if (!m_isBusy)
        next();
}

void Core::next()
{
    if (m_commands.empty())
        return;
    m_isBusy = true;
    const Command command = std::move(m_commands.front());
    m_commands.pop_front();
    command([this] {
        m_isBusy = false;
        post(this, [this] { // not within what the command has just done
            if (!m_isBusy)
                next();
        });
    });
}

void Core::open(Done<Result<void>> done)
{
    if (!m_clock)
        m_clock = std::make_unique<SystemClock>();
    if (m_isOpen || m_setting.settings.dataFolder.empty())
        return done({});
    m_preferences.read(std::filesystem::path(m_setting.settings.dataFolder) / "settings.json", this,
                       [this, done = std::move(done)] {
                           usePreferences(m_preferences.current());
                           openAll(done);
                       });
}

void Core::openAll(Done<Result<void>> done)
{
    m_workspaces = std::make_unique<Workspaces>(
        Workspaces::Setting{m_setting.settings, m_setting.keychain, m_setting.redactor, *m_clock,
                            logLimitsOf(m_preferences.current().log)});
    m_workspaces->open([this, done = std::move(done)](const Result<void> &opened) {
        if (!opened) {
            m_workspaces.release()->deleteLater(); // it is calling; the next time it is tried again
            return done(opened.error());
        }
        m_isOpen = true;
        m_news = std::make_unique<WorkspaceNews>(*m_workspaces, *m_clock, m_setting.tell);
        connect(m_news.get(), &WorkspaceNews::clientsCounted, this, [this] { setStatus(m_status); });
        connect(m_workspaces.get(), &Workspaces::opened, this, &Core::setUp);
        for (const auto &workspace : m_workspaces->all())
            setUp(workspace.get());
        tellPreferences();
        done({});
    });
}

void Core::setUp(OpenWorkspace *workspace)
{
    workspace->setPaused(m_isPaused);
    workspace->approvals().setWindowAvailable(m_approvers > 0);
}

void Core::tellNewClients(const std::string &workspace)
{
    if (!m_isOpen)
        return;
    m_news->tellNewClients(workspace);
    tellPreferences();
}

void Core::decideConsents(const std::vector<std::string> &ids, ConsentRequest::State decision,
                          ResultPromise<void> answer)
{
    credentials::LedgerChange change;
    for (const std::string &id : ids) {
        std::optional<credentials::ConsentEntry> entry =
            m_isOpen ? m_workspaces->consentAskedFor(id) : std::nullopt;
        if (decision == ConsentRequest::State::Pending) {
            change.removed.insert(id);
            if (m_workspaces)
                change.removed.merge(m_workspaces->consentsBefore(id));
            continue;
        }
        if (!entry) {
            return answer.give(Error{ErrorKind::Conflict, "consent_changed",
                                     CORE_TEXT("Core", "The definition has changed since it was shown, so "
                                                       "nothing was decided."),
                                     CORE_TEXT("Core", "Review the current definition.")});
        }
        entry->isDenied = decision == ConsentRequest::State::Denied;
        change.put.insert_or_assign(id, *std::move(entry));
    }
    if (!m_workspaces)
        return answer.give({});
    auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
    whenDone(m_workspaces->ledger().change(std::move(change)), this,
             [shared](Result<void> done) { shared->give(std::move(done)); });
}

void Core::usePreferences(const Preferences &preferences)
{
    m_preferences.set(preferences);
    m_setting.redactor->setSecretNames(preferences.log.secretNames);
    if (m_isOpen)
        m_workspaces->setLogLimits(logLimitsOf(preferences.log));
}

void Core::applyPreferences(Preferences preferences, ResultPromise<void> applied)
{
    auto answer = std::make_shared<ResultPromise<void>>(std::move(applied));
    enqueue([this, preferences = std::move(preferences), answer](const Over &over) {
        auto checked = check(preferences);
        if (checked && !m_isOpen) {
            checked = Error{
                ErrorKind::Unavailable, "workspace_closed", CORE_TEXT("Core", "The workspace is not open."),
                CORE_TEXT("Core", "Wait until it is, or check the log for why it could not be opened.")};
        }
        if (!checked) {
            answer->give(std::move(checked).error());
            return over();
        }
        move(preferences, answer, over);
    });
}

void Core::move(const Preferences &preferences, const std::shared_ptr<ResultPromise<void>> &applied,
                const Over &over)
{
    const Preferences before = m_preferences.current();
    const storage::ConfiguredServer servedBefore = serverInEffect();
    usePreferences(preferences);
    const storage::ConfiguredServer served = serverInEffect();
    const bool isSame =
        served == servedBefore && preferences.server.servesSample == before.server.servesSample;
    if (m_status.state != State::Running || isSame)
        return savePreferences(applied, over);
    const ServerSettings asked = m_asked;
    const std::uint16_t port = m_status.port;
    ServerSettings settings = asked;
    // Started on any free port it stays on that one, for the sake of its clients, until somebody names another.
    if (settings.port.value_or(0) == 0) {
        settings.port =
            served.port == servedBefore.port ? port : served.port.value_or(ServerSettings::kDefaultPort);
    }
    auto started = std::make_shared<ResultPromise<ServerStatus>>();
    const auto future = started->future();
    listen(settings, started, [] {});
    whenDone(future, this, [=, this](const Result<ServerStatus> &moved) {
        m_asked = asked;
        if (moved)
            return savePreferences(applied, over);
        usePreferences(before);
        ServerSettings back = asked;
        back.port = port;
        auto restarted = std::make_shared<ResultPromise<ServerStatus>>();
        const auto again = restarted->future();
        listen(back, restarted, [] {});
        whenDone(again, this, [=, this, error = moved.error()](const Result<ServerStatus> &) {
            m_asked = asked;
            tellPreferences();
            applied->give(error);
            over();
        });
    });
}

void Core::savePreferences(const std::shared_ptr<ResultPromise<void>> &applied, const Over &over)
{
    tellPreferences();
    whenDone(m_preferences.save(), this, [applied, over](Result<void> saved) {
        applied->give(std::move(saved));
        over();
    });
}

void Core::tellPreferences()
{
    if (!m_workspaces)
        return;
    PreferencesState state = preferencesState(m_preferences.current(), m_workspaces->server());
    state.configFile = m_workspaces->configFile();
    state.isLibraryShared = m_workspaces->isLibraryShared();
    if (m_status.state == State::Running)
        state.inEffect.port = m_status.port;
    if (m_asked.port.value_or(0) != 0)
        state.port = Decider::CommandLine;
    m_setting.tell({}, [state = std::move(state)](EngineClients &engineClients) {
        engineClients.preferences.takeState(state);
    });
}

storage::ConfiguredServer Core::serverInEffect() const
{
    return effectiveServer(m_workspaces ? m_workspaces->server() : storage::ConfiguredServer{},
                           m_preferences.current().server);
}

toolkit::Administration *Core::administration()
{
    return m_isOpen ? &m_workspaces->administration() : nullptr;
}

OpenWorkspace *Core::workspace(std::string_view name)
{
    return m_isOpen ? m_workspaces->find(name) : nullptr;
}

void Core::setApprovalsOpen(bool isOpen)
{
    m_approvers += isOpen ? 1 : -1;
    if (!m_isOpen)
        return;
    for (const auto &workspace : m_workspaces->all())
        workspace->approvals().setWindowAvailable(m_approvers > 0);
}

void Core::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    if (m_isOpen)
        m_workspaces->setPaused(isPaused);
    setStatus(m_status);
}

void Core::start(const ServerSettings &settings, const Started &started, const Over &over)
{
    if (m_isOpen || m_setting.settings.dataFolder.empty())
        return listen(settings, started, over);
    setStatus({.state = State::Starting, .port = settings.port.value_or(ServerSettings::kDefaultPort)});
    open([this, settings, started, over](const Result<void> &opened) {
        if (opened)
            return listen(settings, started, over);
        fail({opened.error(), settings.port.value_or(ServerSettings::kDefaultPort)}, started, over);
    });
}

void Core::listen(const ServerSettings &settings, const Started &started, const Over &over)
{
    if (!m_clock)
        m_clock = std::make_unique<SystemClock>();
    m_asked = settings;
    const storage::ConfiguredServer configured = serverInEffect();
    std::uint16_t wanted = settings.port.value_or(configured.port.value_or(ServerSettings::kDefaultPort));
    const bool isAnyFit = wanted == 0;
    const bool hasDemo = settings.hasDemo || m_preferences.current().server.servesSample;
    if (isAnyFit)
        wanted = m_lastPort; // clients go on finding it where it is
    const bool isSame = wanted == m_status.port && hasDemo == !m_status.demoUrl.empty()
                        && isServedAlike(configured, m_served);
    if (m_status.state == State::Running && isSame) {
        started->give(m_status);
        return over();
    }
    if (!m_server)
        m_server = std::make_unique<EngineServer>(*m_clock, m_setting.redactor);
    m_server->close(); // first, so that the port is free when it is the same one
    m_served = configured;
    setStatus({.state = State::Starting, .port = wanted});
    auto opened = m_server->open({configured, wanted, isAnyFit, hasDemo, m_workspaces.get()});
    if (const auto *refusal = std::get_if<EngineServer::Refusal>(&opened))
        return fail(*refusal, started, over);
    const auto listening = std::get<EngineServer::Listening>(std::move(opened));
    m_lastPort = listening.port;
    offerDemo(listening.demoUrl, [this, listening, started, over](const Result<void> &offered) {
        if (!offered)
            return fail({offered.error(), listening.port}, started, over);
        setStatus({.state = State::Running,
                   .port = listening.port,
                   .url = listening.url,
                   .demoUrl = listening.demoUrl,
                   .demoDescriptionUrl = listening.demoDescriptionUrl,
                   .movedFrom = listening.movedFrom});
        tellPreferences();
        started->give(m_status);
        over();
    });
}

void Core::offerDemo(const std::string &url, Done<Result<void>> done)
{
    OpenWorkspace *workspace = m_workspaces ? m_workspaces->find(kDefaultWorkspace) : nullptr;
    if (workspace == nullptr)
        return done({});
    workspace::Edit edit = editForDemo(*workspace->live().workspace(), url);
    if (edit.steps.empty())
        return done({});
    whenDone(workspace->live().apply(std::move(edit)), this,
             [this, done = std::move(done)](const Result<storage::Done> &applied) {
                 if (!applied)
                     return done(applied.error());
                 m_workspaces->find(kDefaultWorkspace)->schemas().whenOpened([done] { done({}); });
             });
}

void Core::fail(const EngineServer::Refusal &refusal, const Started &started, const Over &over)
{
    if (m_server)
        m_server->close();
    setStatus({.state = refusal.error.code == "port_in_use" ? State::PortInUse : State::Failed,
               .port = refusal.port,
               .problem = refusal.error.message,
               .freePort = refusal.freePort});
    started->give(refusal.error);
    over();
}

void Core::stop(const Started &stopped, const Over &over)
{
    if (!m_server || !m_server->isOpen()) {
        setStatus({});
        stopped->give(m_status);
        return over();
    }
    if (m_workspaces)
        m_workspaces->endSessions();
    m_server->drain([this, stopped, over] {
        const auto finish = [this, stopped, over] {
            setStatus({});
            stopped->give(m_status);
            over();
        };
        if (m_workspaces)
            m_workspaces->flush(finish);
        else
            finish();
    });
}

Result<ServerConnection> Core::connectionFor(Guest guest, const std::string &name)
{
    if (m_status.state != State::Running || !m_workspaces) {
        return Error{ErrorKind::Unavailable, "not_serving",
                     CORE_TEXT("Core", "Tooltray is not serving any tools now."),
                     CORE_TEXT("Core", "Start the server and try again.")};
    }
    return ServerConnection{m_status.url, m_workspaces->tokens()->addGuest(guestFor(guest, name))};
}

void Core::setStatus(ServerStatus status)
{
    m_status = std::move(status);
    m_status.isPaused = m_isPaused;
    m_status.clients = m_news && m_status.state == State::Running ? m_news->clientCount() : 0;
    m_setting.onStatus(m_status);
}

} // namespace tooltray::engine
