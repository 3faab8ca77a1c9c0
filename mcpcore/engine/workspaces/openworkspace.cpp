// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/openworkspace.h"

#include "base/ask.h"
#include "base/folder.h"
#include "engine/workspaces/brokentools.h"
#include "engine/workspaces/makestore.h"
#include "engine/workspaces/toolserver.h"
#include "engine/workspaces/unreadfile.h"
#include "storage/config/configlayer.h"
#include "storage/gitignore.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {

using workspace::ObjectKind;

namespace {

constexpr const char *kJournalFolder = "journal";

workspace::DocumentProblem problemOf(const storage::SetAside &document)
{
    return {document.key, {.message = document.reason.message, .position = {}}};
}

} // namespace

OpenWorkspace::OpenWorkspace(Setting setting, const Surroundings &surroundings)
    : m_setting(std::move(setting))
    , m_around(surroundings)
    , m_store(makeStore(m_setting.storage, m_setting.folder, m_around.clock))
    , m_live(std::make_unique<storage::LiveWorkspace>(*m_store, ToolServer::builtInNames()))
    , m_vault({m_setting.name, m_around.keychain, m_around.exchange, *m_around.redactor, m_around.clock})
    , m_endpoints(m_around.transport, m_around.clock, m_vault)
    , m_health(m_around.pool,
               [this](const HealthKeeper::HealthPtr &, const std::vector<std::string> &broken) {
                   if (!broken.empty())
                       m_log.warning(brokenToolsLine(broken, m_setting.name));
                   Q_EMIT healthChanged();
               })
{}

OpenWorkspace::~OpenWorkspace()
{
    m_around.tokens.removeClients(m_setting.name);
}

void OpenWorkspace::open(Done done)
{
    connect(m_live.get(), &storage::LiveWorkspace::problemsChanged, this, &OpenWorkspace::tellProblems);
    connect(m_store.get(), &storage::Store::readOnlyChanged, this,
            [this](const std::optional<Error> &reason) {
                if (reason)
                    m_log.warning("The workspace " + m_setting.name + " cannot be saved: " + reason->message);
                Q_EMIT savingChanged(reason);
            });
    connect(m_store.get(), &storage::Store::setAsideChanged, this,
            [this](const std::vector<storage::SetAside> &documents) {
                m_setAside = documents;
                for (const storage::SetAside &document : documents)
                    tellProblem(problemOf(document));
                Q_EMIT setAsideChanged();
            });
    whenDone(m_live->open(), this, [this, done = std::move(done)](const Result<void> &loaded) {
        if (!loaded)
            return done(loaded.error());
        openJournal(done);
    });
}

void OpenWorkspace::openJournal(const Done &done)
{
    const auto opened =
        ask(&m_around.pool, [folder = Folder(m_setting.folder), limits = m_around.logLimits.archive] {
            auto archive = journal::ArchiveWriter::open(folder.at(kJournalFolder), limits);
            storage::writeGitIgnore(folder);
            return archive;
        });
    whenDone(opened, this, [this, done](Result<journal::ArchiveWriter::Opened> archive) {
        begin(std::move(archive), done);
    });
}

void OpenWorkspace::begin(Result<journal::ArchiveWriter::Opened> archive, const Done &done)
{
    if (!archive)
        return done(std::move(archive).error());
    m_journal =
        journal::Journal::over(*std::move(archive), {.folder = Folder(m_setting.folder).at(kJournalFolder)},
                               m_around.redactor, m_around.clock);
    m_journal->setLimits(m_around.logLimits);
    m_schemas = std::make_unique<execution::SchemaService>(
        execution::SchemaService::Setting{m_endpoints, m_around.clock, m_around.pool, m_setting.folder},
        [this](const execution::SchemaNews &news) { takeSchema(news); });
    m_tools = std::make_unique<ToolServer>(ToolServer::Setting{
        m_setting.name, *m_live, m_health, m_endpoints, *m_schemas, *m_journal, *m_around.redactor,
        m_around.tokens, m_around.clock, [this] { return problems(); }});
    m_around.tokens.setClients(m_setting.name, *m_live->workspace());
    m_schemas->setWorkspace(m_live->workspace(), nullptr);
    m_health.update(m_live->workspace(), m_schemas->all());
    connect(m_live.get(), &storage::LiveWorkspace::changed, this, &OpenWorkspace::follow);
    done({});
}

// In place of those before. A secret is there before what refers to it.
void OpenWorkspace::keepSecrets(const storage::Configuration &configuration)
{
    for (const storage::CredentialSecret &secret : m_configuration.secrets) {
        if (std::ranges::find(configuration.secrets, secret.credential,
                              &storage::CredentialSecret::credential)
            == configuration.secrets.end())
            m_vault.forget(secret.credential);
    }
    for (const storage::CredentialSecret &secret : configuration.secrets) {
        m_vault.keep(secret.credential,
                     secret.text.open([](std::string_view text) { return credentials::Secret(text); }));
    }
}

void OpenWorkspace::setConfigurationProblem(std::optional<Error> problem)
{
    if (problem == m_configurationProblem)
        return;
    m_configurationProblem = std::move(problem);
    Q_EMIT configurationProblemChanged();
}

void OpenWorkspace::useConfiguration(const storage::Configuration &configuration, Done done)
{
    const storage::Configuration before = m_configuration;
    keepSecrets(configuration);
    m_configuration = configuration;
    whenDone(m_live->useConfig(storage::configuredObjects(*m_live->workspace(), configuration)), this,
             [this, before, done = std::move(done)](const Result<storage::Done> &used) {
                 if (!used) {
                     keepSecrets(before);
                     m_configuration = before;
                     return done(used.error());
                 }
                 m_tools->setContextScopes(m_configuration.contextScopes);
                 done({});
             });
}

void OpenWorkspace::addRoutes(http::Router &router)
{
    m_tools->addRoutes(router);
}

std::vector<workspace::DocumentProblem> OpenWorkspace::problems() const
{
    std::vector<workspace::DocumentProblem> problems = m_live->problems();
    for (const storage::SetAside &document : m_setAside)
        problems.push_back(problemOf(document));
    return problems;
}

execution::Approvals &OpenWorkspace::approvals()
{
    return m_tools->approvals();
}

QFuture<Result<std::string>> OpenWorkspace::readBody(const std::string &file, std::size_t maxBytes)
{
    // The name comes from the log, whose files anybody may edit: a Folder lets none out.
    return ask(&m_around.pool, [folder = Folder(m_setting.folder).at(kJournalFolder).at("bodies"), file,
                                maxBytes] { return folder.read(file, maxBytes); });
}

void OpenWorkspace::setPaused(bool isPaused)
{
    m_tools->toolkit().services().isPaused = isPaused;
}

toolkit::Toolkit &OpenWorkspace::toolkit()
{
    return m_tools->toolkit();
}

void OpenWorkspace::endSessions()
{
    m_tools->endSessions();
}

void OpenWorkspace::flush(std::function<void()> done)
{
    whenDone(m_journal->flush(), this, [this, done = std::move(done)](const Result<void> &flushed) {
        if (!flushed)
            m_log.warning("The last calls of the workspace " + m_setting.name
                          + " could not be written to its log: " + flushed.error().message);
        done();
    });
}

void OpenWorkspace::follow(const workspace::WorkspacePtr &now, const workspace::ChangeSetPtr &changes)
{
    const bool concernsClients = std::ranges::any_of(changes->changes, [](const workspace::Change &change) {
        return change.key.kind == ObjectKind::Client;
    });
    if (concernsClients)
        m_around.tokens.setClients(m_setting.name, *now);
    m_schemas->setWorkspace(now, changes.get());
    m_health.update(now, m_schemas->all());
    m_tools->workspaceChanged(*changes);
}

void OpenWorkspace::takeSchema(const execution::SchemaNews &news)
{
    if (news.state.problem)
        m_log.warning("The schema of the endpoint " + news.endpoint
                      + " could not be fetched: " + news.state.problem->message);
    m_health.update(m_live->workspace(), m_schemas->all());
    m_tools->schemaChanged(news.endpoint);
    Q_EMIT schemaChanged(news);
}

void OpenWorkspace::tellProblems(const std::vector<workspace::DocumentProblem> &problems)
{
    for (const workspace::DocumentProblem &problem : problems)
        tellProblem(problem);
}

void OpenWorkspace::tellProblem(const workspace::DocumentProblem &problem)
{
    m_log.warning("In the workspace " + m_setting.name + ": " + toText(unreadFile(problem)));
}

} // namespace tooltray::engine
