// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/task/done.h"
#include "engine/secrets/vault.h"
#include "engine/workspaces/health.h"
#include "engine/workspaces/librarymove.h"
#include "engine/workspaces/statefile.h"
#include "engine/workspaces/workspaceparts.h"
#include "execution/delivery/approvals.h"
#include "execution/delivery/endpoints.h"
#include "execution/schemas/schemaservice.h"
#include "journal/record/journal.h"
#include "storage/configuration/configuration.h"
#include "storage/store/liveworkspace.h"
#include "storage/store/store.h"
#include "toolkit/access/clientcontexts.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::http {
class HttpExchange;
}
namespace tooltray::toolkit {
class Toolkit;
}

namespace tooltray::engine {

class ToolServer;

// One workspace while it is served: where it is kept, its secrets, schemas, journal and tools. Lives on the engine
// thread.
class OpenWorkspace final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpenWorkspace)

public:
    struct Setting {
        std::string name;
        std::filesystem::path folder;
        std::filesystem::path stateFolder = {}; // of this computer, outside of all workspaces; empty: nowhere
        storage::ConfiguredStorage storage = {};
        bool isConfigOwn = true;   // see EngineSettings
        bool movesLibrary = false; // the same
    };

    OpenWorkspace(Setting setting, const Dependencies &dependencies);
    ~OpenWorkspace() override;

    // Calls back once it can be served. Documents that cannot be read are told in the log, and all others served.
    void open(Done<Result<void>> done);

    const std::string &name() const { return m_setting.name; }
    storage::LiveWorkspace &live() { return *m_live; }
    // Applies the configuration file in place of what it said before; applies nothing if something is wrong.
    void useConfiguration(const storage::Configuration &configuration, Done<Result<void>> done);
    // Why the configuration file is not followed, or not in all it says; nothing when it is.
    void setConfigurationProblem(std::optional<Error> problem);
    const std::optional<Error> &configurationProblem() const { return m_configurationProblem; }
    storage::Store &store() { return *m_store; }
    Vault &vault() { return m_vault; }
    // A person's edit, which is a consent to what it defines.
    QFuture<Result<storage::Done>> applyEntered(workspace::Edit edit);
    PendingTasks &pendingTasks() { return m_pendingTasks; }
    // Moves a library that was stored elsewhere; see begin().
    LibraryMove &libraryMove() { return *m_libraryMove; }
    Clock &clock() { return m_dependencies.clock; }
    QThreadPool &pool() { return m_dependencies.pool; }
    upstream::Transport &transport() { return m_dependencies.transport; }
    const std::filesystem::path &folder() const { return m_setting.folder; }
    HealthMonitor::HealthPtr health() const { return m_health.health(); }
    // All documents that are not followed, or cannot be had at all.
    std::vector<workspace::DocumentProblem> problems() const;

    // MCP over HTTP. Precondition of these: it is open.
    void serve(const std::shared_ptr<http::HttpExchange> &exchange);
    toolkit::Toolkit &toolkit();
    journal::Journal &journal() { return *m_journal; }
    execution::SchemaService &schemas() { return *m_schemas; }
    execution::Approvals &approvals();
    // All of a body that the log has in a file of its own.
    QFuture<Result<std::string>> readBody(const std::string &file, std::size_t maxBytes);
    // Calls are refused until it ends; those of the person at the window are not.
    void setPaused(bool isPaused);
    // State that ends with the program and not with the name of the workspace.
    struct Lasting {
        toolkit::ClientContexts::SavedValues context = {}; // of clients
        credentials::MemoryStore::Secrets secrets = {};
    };
    Lasting lasting();
    void adopt(Lasting lasting, std::string_view nameBefore);
    // Says goodbye to clients that listen.
    void endSessions();
    // And breaks off what they call; what came in other ways goes on.
    void endClients();
    // Calls back when all that happened is on disk.
    void flush(std::function<void()> done);

Q_SIGNALS:
    void healthChanged();
    void schemaChanged(const tooltray::execution::SchemaNews &news);
    void setAsideChanged();
    // Why nothing can be saved now; nothing once it can.
    void savingChanged(const std::optional<tooltray::Error> &reason);
    void configurationProblemChanged();
    // The pending requests or the decisions changed.
    void consentsChanged();

private:
    void readState(const Done<Result<void>> &done);
    void load(const Done<Result<void>> &done);
    void openJournal(const Done<Result<void>> &done);
    void begin(Result<journal::ArchiveWriter::Opened> archive, const Done<Result<void>> &done);
    void openSchemas(const Done<Result<void>> &done);
    void followConsents();
    void setConfiguration(const storage::Configuration &configuration);
    void keepSecrets(const storage::Configuration &configuration);
    void follow(const workspace::WorkspacePtr &now, const workspace::ChangeSetPtr &changes);
    void followClients(const workspace::Workspace &now, const workspace::ChangeSet &changes);
    void setClients(const workspace::Workspace &now);
    bool isToldElsewhere(const std::string &endpoint, const Error &problem) const;
    void takeSchema(const execution::SchemaNews &news);
    bool isSchemaAwaited() const;
    bool isBroken(const std::string &tool) const;
    void tellProblem(const workspace::DocumentProblem &problem);
    void tellBroken(const std::vector<std::string> &tools);
    void tellProblems(const std::vector<workspace::DocumentProblem> &problems);

    LogCategory m_log{"tooltray.engine"};
    Setting m_setting;
    Dependencies m_dependencies;
    StateFile m_pins; // what persons approved
    SavedContexts m_savedContexts;
    std::unique_ptr<LibraryMove> m_libraryMove;
    std::unique_ptr<storage::Store> m_store;
    std::unique_ptr<storage::LiveWorkspace> m_live;
    std::vector<storage::SetAside> m_setAside;
    std::vector<std::string> m_ambiguousClients; // that share a token with another one
    storage::Configuration m_configuration;      // that is followed
    std::optional<Error> m_configurationProblem;
    std::unique_ptr<journal::Journal> m_journal;
    Vault m_vault;
    std::unique_ptr<SharedValues> m_shared; // null: no other programs serve the library
    ConsentNews m_consentNews;
    execution::Endpoints m_endpoints;
    HealthMonitor m_health;
    BrokenToolsNews m_broken;
    std::unique_ptr<execution::SchemaService> m_schemas;
    std::unique_ptr<ToolServer> m_tools; // works with all of them
    PendingTasks m_pendingTasks;         // and these with the tools
};

} // namespace tooltray::engine
