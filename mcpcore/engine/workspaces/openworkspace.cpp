// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/openworkspace.h"

#include "base/files/filesystem.h"
#include "base/files/folder.h"
#include "base/task/ask.h"
#include "engine/settings/readyaml.h"
#include "engine/workspaces/health.h"
#include "engine/workspaces/statefile.h"
#include "engine/workspaces/toolserver.h"
#include "storage/configuration/configuration.h"
#include "storage/documents/layout.h"
#include "workspace/checks/checkchange.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/permissions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::engine {

using workspace::ObjectKind;

namespace {

constexpr const char *kJournalFolder = "journal";

std::filesystem::path stateFile(const OpenWorkspace::Setting &setting, const char *what)
{
    return setting.stateFolder.empty() ? std::filesystem::path()
                                       : setting.stateFolder / (setting.name + what + ".json");
}

workspace::DocumentProblem problemOf(const storage::SetAside &document)
{
    return {document.key,
            {.message = withNameOnly(document.reason.message, document.reason.details), .position = {}}};
}

} // namespace

OpenWorkspace::OpenWorkspace(Setting setting, const Dependencies &dependencies)
    : m_setting(std::move(setting))
    , m_dependencies(dependencies)
    , m_pins(stateFile(m_setting, ".pins"))
    , m_savedContexts(stateFile(m_setting, ".context"), m_setting.name)
    , m_store(makeStore(m_setting.storage, m_setting.folder, m_dependencies.clock))
    , m_live(std::make_unique<storage::LiveWorkspace>(*m_store, ToolServer::builtInNames()))
    , m_vault({m_setting.name, m_dependencies.keychain, m_dependencies.exchange, *m_dependencies.redactor,
               m_dependencies.clock, m_dependencies.ledger, m_setting.folder})
    , m_shared(makeShared(m_setting.storage, m_dependencies.clock))
    , m_consentNews({m_setting.name, m_setting.isConfigOwn}, m_vault.consents())
    , m_endpoints(m_dependencies.transport, m_dependencies.clock, m_vault, m_shared.get())
    , m_health(m_dependencies.pool,
               [this](const HealthMonitor::HealthPtr &, const std::vector<std::string> &broken) {
                   m_broken.add(broken);
                   Q_EMIT healthChanged();
               })
    , m_broken(m_dependencies.clock, {[this] { return isSchemaAwaited(); },
                                      [this](const std::string &tool) { return isBroken(tool); },
                                      [this](const std::vector<std::string> &tools) { tellBroken(tools); }})
{}

OpenWorkspace::~OpenWorkspace()
{
    m_dependencies.tokens.removeClients(m_setting.name);
}

void OpenWorkspace::open(Done<Result<void>> done)
{
    connect(m_live.get(), &storage::LiveWorkspace::problemsChanged, this, &OpenWorkspace::tellProblems);
    connect(m_store.get(), &storage::Store::readOnlyChanged, this,
            [this](const std::optional<Error> &reason) {
                if (reason)
                    m_log.warning("The workspace " + m_setting.name
                                  + " cannot be saved: " + reason->message.text());
                Q_EMIT savingChanged(reason);
            });
    connect(m_store.get(), &storage::Store::setAsideChanged, this,
            [this](const std::vector<storage::SetAside> &documents) {
                m_setAside = documents;
                for (const storage::SetAside &document : documents)
                    tellProblem(problemOf(document));
                Q_EMIT setAsideChanged();
            });
    connect(m_live.get(), &storage::LiveWorkspace::pinsChanged, this, [this] {
        m_pins.write(workspace::encode(m_live->pins()), [this](const Result<void> &written) {
            if (!written)
                m_log.warning("What is pinned in the workspace " + m_setting.name
                              + " could not be stored: " + written.error().message.text());
        });
    });
    connect(
        m_live.get(), &storage::LiveWorkspace::pinsKept, this, [this](const std::vector<std::string> &tools) {
            for (const std::string &tool : tools)
                m_log.warning("In the workspace " + m_setting.name + ": the stored tool " + tool
                              + " has lost its pin, or has another one. What was approved here stays in "
                                "force until a person accepts the change or unpins the tool in the window.");
        });
    readState(done);
}

void OpenWorkspace::readState(const Done<Result<void>> &done)
{
    const auto read = ask(&m_dependencies.pool, [path = m_pins.path()] { return StateFile::read(path); });
    whenDone(read, this, [this, done](const Result<json::Value> &pins) {
        if (pins)
            m_live->setPins(workspace::pinsFrom(*pins));
        else
            m_log.warning("What is pinned in the workspace " + m_setting.name
                          + " could not be read: " + pins.error().message.text());
        m_savedContexts.read(m_dependencies.pool, [this, done] { load(done); });
    });
}

void OpenWorkspace::load(const Done<Result<void>> &done)
{
    whenDone(m_live->open(), this, [this, done](const Result<void> &loaded) {
        if (!loaded)
            return done(loaded.error());
        openJournal(done);
    });
}

void OpenWorkspace::openJournal(const Done<Result<void>> &done)
{
    const auto opened = ask(
        &m_dependencies.pool, [folder = Folder(m_setting.folder), limits = m_dependencies.logLimits.archive] {
            auto archive = journal::ArchiveWriter::open(folder.at(kJournalFolder), limits);
            storage::writeGitIgnore(folder);
            return archive;
        });
    whenDone(opened, this, [this, done](Result<journal::ArchiveWriter::Opened> archive) {
        begin(std::move(archive), done);
    });
}

void OpenWorkspace::begin(Result<journal::ArchiveWriter::Opened> archive, const Done<Result<void>> &done)
{
    if (!archive)
        return done(std::move(archive).error());
    m_journal = std::make_unique<journal::Journal>(
        *std::move(archive), journal::JournalOptions{.folder = Folder(m_setting.folder).at(kJournalFolder)},
        m_dependencies.redactor, m_dependencies.clock);
    m_journal->setLimits(m_dependencies.logLimits);
    m_schemas = std::make_unique<execution::SchemaService>(
        execution::SchemaService::Setting{m_endpoints, m_dependencies.clock, m_dependencies.pool,
                                          m_setting.folder, readDescription},
        [this](const execution::SchemaNews &news) { takeSchema(news); });
    m_tools = std::make_unique<ToolServer>(ToolServer::Setting{
        m_setting.name, *m_live, m_health, m_endpoints, *m_schemas, *m_journal, *m_dependencies.redactor,
        m_dependencies.tokens, m_dependencies.clock, [this] { return problems(); }, m_vault.consents(),
        m_shared.get(), m_setting.storage.sharedKey.value_or(storage::ConfiguredSecret()).text});
    m_savedContexts.keep(*m_tools->toolkit().services().contexts);
    m_savedContexts.share(*m_tools->toolkit().services().contexts, m_shared.get());
    setClients(*m_live->workspace());
    connect(m_live.get(), &storage::LiveWorkspace::changed, this, &OpenWorkspace::follow);
    connect(&m_dependencies.ledger, &credentials::ConsentLedger::changed, this,
            &OpenWorkspace::followConsents);
    followConsents();
    // Only what the configuration file says moves, and that is the default one's.
    m_libraryMove = std::make_unique<LibraryMove>(LibraryMove::Setting{
        m_setting.name, m_setting.folder, stateFile(m_setting, ".storage"), m_setting.storage, *m_live,
        m_dependencies.pool, m_dependencies.clock, m_setting.movesLibrary});
    if (m_setting.name == kDefaultWorkspace) {
        m_libraryMove->look();
        return done({}); // its endpoints may use what the configuration file defines: see useConfiguration()
    }
    openSchemas(done);
}

void OpenWorkspace::openSchemas(const Done<Result<void>> &done)
{
    m_schemas->setWorkspace(m_live->workspace(), nullptr);
    m_health.update(m_live->workspace(), m_schemas->all());
    m_schemas->whenOpened([done] { done({}); });
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

void OpenWorkspace::setConfiguration(const storage::Configuration &configuration)
{
    m_configuration = configuration;
    m_vault.consents().setConfiguration({configuration.file, m_setting.isConfigOwn, configuration.expanded});
}

void OpenWorkspace::useConfiguration(const storage::Configuration &configuration, Done<Result<void>> done)
{
    const storage::Configuration before = m_configuration;
    keepSecrets(configuration);
    setConfiguration(configuration);
    whenDone(m_live->useConfig(storage::configuredObjects(*m_live->workspace(), configuration),
                               configuration.leftOut),
             this, [this, before, done = std::move(done)](const Result<storage::Done> &used) {
                 if (!used) {
                     keepSecrets(before);
                     setConfiguration(before);
                     return done(used.error());
                 }
                 m_tools->setContextScopes(m_configuration.contextScopes);
                 openSchemas(done);
             });
}

void OpenWorkspace::serve(const std::shared_ptr<http::HttpExchange> &exchange)
{
    m_tools->serve(exchange);
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
    return ask(&m_dependencies.pool, [folder = Folder(m_setting.folder).at(kJournalFolder).at("bodies"), file,
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

OpenWorkspace::Lasting OpenWorkspace::lasting()
{
    return {toolkit().services().contexts->ofTokens(), m_vault.inMemory()};
}

void OpenWorkspace::adopt(Lasting lasting, std::string_view nameBefore)
{
    toolkit::ClientContexts::SavedValues values;
    for (auto &[principal, own] : lasting.context) {
        const bool isClient = principal.starts_with(std::string(nameBefore) + '/');
        values.emplace(isClient ? principalIn(m_setting.name, principal) : principal, std::move(own));
    }
    toolkit().services().contexts->setOfTokens(std::move(values));
    m_vault.keep(lasting.secrets);
}

void OpenWorkspace::endSessions()
{
    m_tools->endSessions();
}

void OpenWorkspace::endClients()
{
    m_tools->endAll();
}

void OpenWorkspace::flush(std::function<void()> done)
{
    whenDone(m_journal->flush(), this, [this, done = std::move(done)](const Result<void> &flushed) {
        if (!flushed)
            m_log.warning("The last calls of the workspace " + m_setting.name
                          + " could not be written to its log: " + flushed.error().message.text());
        done();
    });
}

void OpenWorkspace::follow(const workspace::WorkspacePtr &now, const workspace::ChangeSetPtr &changes)
{
    followClients(*now, *changes);
    m_schemas->setWorkspace(now, changes.get());
    m_health.update(now, m_schemas->all());
    m_tools->workspaceChanged(*changes);
    followConsents();
}

QFuture<Result<storage::Done>> OpenWorkspace::applyEntered(workspace::Edit edit)
{
    // It counts while it is made, so that what follows it finds it, and for good once it is made.
    credentials::LedgerChange entered;
    const workspace::WorkspacePtr before = m_live->workspace();
    if (auto applied = workspace::apply(*before, edit))
        entered = m_vault.consents().enteredBy(*before, edit, *applied->workspace);
    credentials::ConsentLedger::Digests digests;
    for (const auto &[digest, entry] : entered.put)
        digests.push_back(digest);
    auto loan = m_dependencies.ledger.lend(std::move(digests));
    auto future = m_live->apply(std::move(edit));
    if (!entered.put.empty() || !entered.removed.empty()) {
        whenDone(future, this, [this, loan, entered](const Result<storage::Done> &done) {
            if (done)
                m_dependencies.ledger.change(entered);
        });
    }
    return future;
}

// Tells what waits, and fetches the schemas of endpoints that need not wait any longer.
void OpenWorkspace::followConsents()
{
    const workspace::WorkspacePtr now = m_live->workspace();
    const std::vector<std::string> freed = m_consentNews.tell(*now);
    m_tools->toolkit().backend().consentsChanged();
    for (const std::string &endpoint : freed) {
        if (now->find<workspace::Endpoint>(endpoint) != nullptr)
            m_schemas->refresh(endpoint, [](const Result<execution::SchemaNews> &) {});
    }
    Q_EMIT consentsChanged();
}

void OpenWorkspace::followClients(const workspace::Workspace &now, const workspace::ChangeSet &changes)
{
    const auto hashOf = [](const workspace::DefinitionPtr &definition) {
        return definition ? std::get<workspace::Client>(definition->object).tokenHash : std::string();
    };
    bool concernsClients = false;
    std::set<std::string> withOtherToken;
    for (const workspace::Change &change : changes.changes) {
        if (change.key.kind != ObjectKind::Client)
            continue;
        concernsClients = true;
        if (hashOf(change.before) != hashOf(change.after))
            withOtherToken.insert(change.key.name);
    }
    if (!concernsClients)
        return;
    setClients(now);
    m_tools->endClients(withOtherToken);
}

void OpenWorkspace::setClients(const workspace::Workspace &now)
{
    std::vector<std::string> ambiguous = m_dependencies.tokens.setClients(m_setting.name, now);
    if (ambiguous == m_ambiguousClients)
        return;
    m_ambiguousClients = std::move(ambiguous);
    if (m_ambiguousClients.empty())
        return;
    std::string names;
    for (const std::string &name : m_ambiguousClients)
        names.append(names.empty() ? "" : ", ").append(name);
    m_log.warning("In the workspace " + m_setting.name + ": several clients have the same token_hash ("
                  + names + "), so none of them is let in. Give each a token of its own.");
}

// A consent is asked for once, and the warnings of config.yaml name the variable and what lacks it.
bool OpenWorkspace::isToldElsewhere(const std::string &endpoint, const Error &problem) const
{
    if (problem.code == "consent_needed")
        return true;
    const workspace::Workspace &now = *m_live->workspace();
    const auto *found = now.find<workspace::Endpoint>(endpoint);
    const workspace::Entry *credential =
        found == nullptr ? nullptr : now.find({ObjectKind::Credential, found->credential});
    return (problem.code == "secret_missing" || problem.code == "secret_empty") && credential != nullptr
           && credential->layer() == workspace::Layer::Config
           && std::get<workspace::Credential>(credential->object()).source
                  == workspace::Credential::Source::Environment;
}

void OpenWorkspace::takeSchema(const execution::SchemaNews &news)
{
    if (news.state.problem && !isToldElsewhere(news.endpoint, *news.state.problem))
        m_log.warning("The schema of the endpoint " + news.endpoint
                      + " could not be fetched: " + news.state.problem->message.text());
    m_health.update(m_live->workspace(), m_schemas->all());
    m_tools->schemaChanged(news.endpoint);
    Q_EMIT schemaChanged(news);
}

bool OpenWorkspace::isSchemaAwaited() const
{
    for (const auto &[name, entry] : m_live->workspace()->entries(ObjectKind::Endpoint)) {
        const execution::SchemaState state = m_schemas->state(name);
        if (state.isLoading && !state.schema)
            return true;
    }
    return false;
}

bool OpenWorkspace::isBroken(const std::string &tool) const
{
    const workspace::ToolHealth *health = m_health.health()->of(tool);
    return health != nullptr && health->state() == workspace::HealthState::Broken;
}

// Precondition: each of them is broken.
void OpenWorkspace::tellBroken(const std::vector<std::string> &tools)
{
    const workspace::ToolHealth &first = *m_health.health()->of(tools.front());
    m_log.warning(brokenToolsLine(tools, m_setting.name, withPlace(first.served.problems.front())));
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
