// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "credentials/consent/consentledger.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/secretstore.h"
#include "engine/secrets/upstreamtokenexchange.h"
#include "engine/settings/serversettings.h"
#include "engine/workspaces/openworkspace.h"
#include "engine/workspaces/outsidechanges.h"
#include "engine/workspaces/telemetry.h"
#include "engine/workspaces/workspaceadministration.h"
#include "storage/configuration/configuration.h"
#include "toolkit/server/restapi.h"
#include "upstream/exchange/transport.h"

#include <QObject>
#include <QThreadPool>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::engine {

// All workspaces of a data folder, those as well that appear there later, and the configuration file, which speaks of
// the default one and is followed while it is edited: what is wrong in it is said, and what it said before goes on.
// Lives on the engine thread.
class Workspaces final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Workspaces)

public:
    struct Setting {
        EngineSettings settings;
        credentials::SecretStore &keychain;
        std::shared_ptr<credentials::Redactor> redactor;
        Clock &clock; // keychain and clock outlive it
        journal::Journal::Limits logLimits;
    };

    explicit Workspaces(Setting setting);
    ~Workspaces() override;

    // Calls back once all of them can be served. One that cannot be opened is told in the log where it is not the
    // default one; a configuration with a mistake in it is an error.
    void open(Done<Result<void>> done);

    const storage::ConfiguredServer &server() const { return m_configuration.server; }
    // Empty where there is none.
    const std::string &configFile() const { return m_configuration.file; }
    bool isLibraryShared() const { return m_kept.adapter == storage::ConfiguredStorage::Adapter::Postgresql; }
    const std::shared_ptr<ClientTokens> &tokens() const { return m_tokens; }
    OpenWorkspace *find(std::string_view name);
    WorkspaceAdministration &administration() { return m_administration; }

    // One more, which is made where there is none of that name. Precondition: it is not open.
    void openMore(const std::string &name, Done<Result<void>> done);
    // Ends what goes on in it, and calls back when nothing of it is in use any more. An error when its calls take too
    // long, and then it stays open. Precondition: it is open, and none else is being closed.
    void close(std::string_view name, Done<Result<void>> done);
    const std::vector<std::unique_ptr<OpenWorkspace>> &all() const { return m_open; }
    credentials::ConsentLedger &ledger() { return m_ledger; } // of all of them
    // The entry that a decision about that id would be about; nothing if no definition leads to it now.
    std::optional<credentials::ConsentEntry> consentAskedFor(const std::string &id) const;
    // The consents for what the same object was before it changed: no list shows them any more.
    std::set<std::string, std::less<>> consentsBefore(const std::string &id) const;

    void setLogLimits(const journal::Journal::Limits &limits);

    // MCP of each workspace, and REST for all of them.
    void addRoutes(http::Router &router);
    void setPaused(bool isPaused); // all of them
    void endSessions();

    void flush(std::function<void()> done);

Q_SIGNALS:
    void opened(tooltray::engine::OpenWorkspace *workspace); // by openMore(), or close() failed
    void closing(tooltray::engine::OpenWorkspace *workspace);
    void closed();

private:
    void takeConfiguration(Result<storage::Configuration> configuration);
    void takeNext();
    void follow(const Result<storage::Configuration> &configuration);
    void followed(const Result<void> &used, const storage::Configuration &configuration);
    void openAll(const Done<Result<void>> &done);
    void openNext(const Done<Result<void>> &done);
    void openOne(const std::string &name, Done<Result<void>> done);
    void openFound(const std::vector<std::string> &names);
    void openNextFound();
    void tellUnopened(const std::string &name, const Error &error);
    void closeOnceQuiet();
    void serve(const std::shared_ptr<http::HttpExchange> &exchange);
    void useConfiguration(const Done<Result<void>> &done);
    void flushFrom(std::size_t index, std::function<void()> done);
    void startTelemetry();

    LogCategory m_log{"tooltray.engine"};
    Setting m_setting;
    QThreadPool m_pool;
    std::unique_ptr<upstream::Transport> m_transport;
    std::unique_ptr<UpstreamTokenExchange> m_exchange;
    std::unique_ptr<Telemetry> m_telemetry; // null: none is sent
    credentials::ConsentLedger m_ledger;
    std::shared_ptr<ClientTokens> m_tokens = std::make_shared<ClientTokens>();
    std::unique_ptr<ConfigurationFile> m_file;
    std::optional<Result<storage::Configuration>> m_next; // came while the one before was being taken
    bool m_isBusy = false;
    Done<Result<void>> m_opening;           // while they are being opened
    storage::Configuration m_configuration; // the last good one
    storage::ConfiguredServer m_served;     // what of it the server was started with
    storage::ConfiguredStorage m_kept;      // and the default workspace opened
    std::vector<std::string> m_names;       // still to be opened; the last one comes first
    std::vector<std::unique_ptr<OpenWorkspace>> m_open;
    std::vector<std::unique_ptr<OpenWorkspace>> m_beingOpened; // those that are being opened
    std::unique_ptr<WorkspaceWatch> m_watch;
    std::vector<std::string> m_found; // when it looked last
    bool m_isOpeningFound = false;
    std::set<std::string> m_unopened; // tried once for as long as they are there
    std::unique_ptr<OpenWorkspace> m_closing;
    Done<Result<void>> m_closed;
    MonotonicTime m_closeBy;
    Timer m_quiet;
    WorkspaceAdministration m_administration;
    toolkit::RestApi m_rest;
};

} // namespace tooltray::engine
