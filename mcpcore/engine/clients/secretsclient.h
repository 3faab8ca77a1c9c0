// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/secrets/consentrequest.h"
#include "engine/workspaces/workspacefolders.h"
#include "journal/entries/exchange.h"
#include "workspace/definitions/credential.h"

#include <QFuture>
#include <QObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::credentials {
class KeychainStore;
}

namespace tooltray::engine {

// The state of this computer's keychain: whether it can store secrets.
struct KeychainStatus {
    enum class Condition : std::uint8_t { Unknown, Available, Locked, Missing };

    Condition condition = Condition::Unknown;
    std::optional<Error> problem = {}; // when it is not available: why, and what to do

    bool operator==(const KeychainStatus &) const = default;
};

// Saves secrets for the window. The window gets one back only where a person asks to see it.
class SecretsClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretsClient)

public:
    SecretsClient(WorkspaceLink link, credentials::KeychainStore &keychain); // of the main thread

    const KeychainStatus &keychain() const { return m_keychain; }
    // Asks the keychain itself and unlocks nothing.
    void lookAgain();

    // Saves the secret where the credential says; refused if its secret comes from elsewhere. The string
    // passed is wiped.
    QFuture<Result<void>> keep(std::string credential, std::string &&secret);
    QFuture<Result<void>> remove(std::string credential);
    // Removes the secret of a credential that no longer exists or now has it elsewhere.
    QFuture<Result<void>> removeLeft(workspace::Credential credential);
    // Checks for a secret without showing it. May take as long as a command or a token server takes.
    QFuture<Result<void>> check(std::string credential);
    // The same without disturbing the user: no program is run, nothing is unlocked and no token is requested.
    // If any of that would be needed, a secret is assumed to exist.
    QFuture<Result<bool>> hasSecret(std::string credential);
    QFuture<Result<std::string>> reveal(std::string credential);
    // The request as a curl command with what the endpoint's credential adds now. For a person who was asked.
    QFuture<Result<std::string>> curlCommand(journal::Exchange exchange);

Q_SIGNALS:
    void keychainChanged();
    void secretsChanged(); // one was kept or removed here
    // check() found that a person has to sign in.
    void signInMissing(const std::string &credential);

private:
    void tellWhenDone(const QFuture<Result<void>> &changed);

    WorkspaceLink m_link;
    credentials::KeychainStore &m_store;
    KeychainStatus m_keychain;
};

// Lets the person at this computer decide what definitions by others may do. Lives on the main thread.
class ConsentClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentClient)

public:
    explicit ConsentClient(EngineThread &thread);

    // The pending and the decided requests of all workspaces, by endpoint.
    const std::vector<ConsentRequest> &requests() const { return m_requests; }
    std::vector<ConsentRequest> pending() const;
    // Why earlier decisions do not count; everything is asked again then.
    const std::optional<Error> &problem() const { return m_problem; }

    // By the ids of what was shown, all of them or none: consent_changed where a definition says something else by now.
    // A decision counts at once; consent_not_saved where it cannot be remembered.
    QFuture<Result<void>> grant(std::vector<std::string> ids);
    QFuture<Result<void>> deny(std::vector<std::string> ids);
    // Removes the decisions, as if they had never been made.
    QFuture<Result<void>> revoke(std::vector<std::string> ids);

    // News.
    void takeRequests(std::vector<ConsentRequest> requests, std::optional<Error> problem);

Q_SIGNALS:
    void changed();

private:
    EngineThread &m_thread;
    std::vector<ConsentRequest> m_requests;
    std::optional<Error> m_problem;
};

} // namespace tooltray::engine
