// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/post.h"
#include "base/time/clock.h"
#include "credentials/consent/consentledger.h"
#include "credentials/oauth/tokens.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/secretstore.h"
#include "engine/access/clienttokens.h"
#include "engine/secrets/consents.h"
#include "engine/workspaces/statefile.h"
#include "execution/answers/run.h"
#include "journal/record/journal.h"
#include "toolkit/access/clientcontexts.h"
#include "upstream/exchange/transport.h"

#include <QObject>
#include <QThreadPool>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The smaller parts of an open workspace, and what all workspaces are given.
namespace tooltray::engine {

// What the workspaces have in common; all of it outlives them.
struct Dependencies {
    Clock &clock;
    QThreadPool &pool;
    upstream::Transport &transport;
    credentials::SecretStore &keychain;
    credentials::TokenExchange &exchange;
    credentials::ConsentLedger &ledger;
    std::shared_ptr<credentials::Redactor> redactor;
    ClientTokens &tokens;
    journal::Journal::Limits logLimits;
};

// Tasks that run in a workspace for a caller elsewhere, kept until they are over.
class PendingTasks {
public:
    template <typename T>
    T &begin(std::unique_ptr<T> task)
    {
        T &begun = *task;
        m_pendingTasks.push_back(std::move(task));
        return begun;
    }
    // Destroys it, when what it is doing has returned.
    void end(const execution::Run &task)
    {
        const auto found = std::ranges::find(m_pendingTasks, &task, &std::unique_ptr<execution::Run>::get);
        if (found == m_pendingTasks.end())
            return;
        m_over.push_back(std::move(*found));
        m_pendingTasks.erase(found);
        post(&m_context, [this] { m_over.clear(); });
    }

private:
    std::vector<std::unique_ptr<execution::Run>> m_pendingTasks;
    std::vector<std::unique_ptr<execution::Run>> m_over;
    QObject m_context;
};

// Warns in the program's own log of what a workspace may not do until somebody consents, of each thing once.
class ConsentNews {
public:
    struct Setting {
        std::string workspace;
        bool isConfigOwn = true; // see EngineSettings
    };

    // The consents outlive it.
    ConsentNews(Setting setting, Consents &consents);

    // Returns the endpoints that need not wait any longer, those that are gone included.
    std::vector<std::string> tell(const workspace::Workspace &now);

private:
    void tellEndpoints(const std::vector<std::string> &before);
    void tellPolicies(const workspace::Workspace &now);

    LogCategory m_log{"tooltray.engine"};
    Setting m_setting;
    Consents &m_consents;
    std::vector<std::string> m_waiting;      // endpoints that need a consent
    std::set<std::string> m_waitingPolicies; // by the ids of their requests
};

// The principal of a client as it is called in this workspace, which may have had another name. Principals are
// WORKSPACE/CLIENT, see ClientTokens.
std::string principalIn(const std::string &workspace, std::string_view principal);

// The context values that the clients of a workspace made persistent for themselves, in a file of this computer.
class SavedContexts final {
public:
    SavedContexts(std::filesystem::path file, std::string workspace);

    // Calls back once they are read, or could not be, which is told in the log. The pool outlives it.
    void read(QThreadPool &pool, std::function<void()> done);
    // Hands over what was read, and saves what they make persistent from now on.
    void keep(toolkit::ClientContexts &contexts);
    // Tells the other programs what clients set, and takes over what they tell. Both outlive this; null: there are none.
    void share(toolkit::ClientContexts &contexts, SharedValues *shared);

private:
    LogCategory m_log{"tooltray.engine"};
    std::string m_workspace;
    toolkit::ClientContexts::SavedValues m_values; // that were read
    StateFile m_file;
    QObject m_context;
};

} // namespace tooltray::engine
