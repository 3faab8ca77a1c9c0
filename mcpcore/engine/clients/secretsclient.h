// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/secrets/consentrequest.h"
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

// Whether secrets can be kept in the keychain of this computer.
struct KeychainLook {
    enum class Condition : std::uint8_t { Unknown, Available, Locked, Missing };

    Condition condition = Condition::Unknown;
    std::optional<Error> problem = {}; // when it is not available: why, and what to do

    bool operator==(const KeychainLook &) const = default;
};

class EngineThread;

// Where the window hands in secrets. It gets one back only where somebody asks to see it.
class SecretsClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretsClient)

public:
    SecretsClient(EngineThread &thread, credentials::KeychainStore &keychain); // of the main thread
    ~SecretsClient() override;

    const KeychainLook &keychain() const { return m_keychain; }
    // Asks the keychain itself and unlocks nothing.
    void lookAgain();

    // Where the credential says that it is kept; refused for one whose secret comes from elsewhere. What is handed
    // over is wiped.
    QFuture<Result<void>> keep(std::string credential, std::string &&secret);
    QFuture<Result<void>> remove(std::string credential);
    // Of a credential that is no more, or is kept elsewhere by now.
    QFuture<Result<void>> removeLeft(workspace::Credential credential);
    // Whether there is one, without showing it. May take as long as a command or a token server takes.
    QFuture<Result<void>> check(std::string credential);
    // The same without disturbing anybody: no program is run, nothing is unlocked and nobody is asked for a token.
    // Where that would be needed there is taken to be one.
    QFuture<Result<bool>> hasSecret(std::string credential);
    QFuture<Result<std::string>> reveal(std::string credential);
    // The request as a curl command with what the endpoint's credential adds to it now. For somebody who was asked.
    QFuture<Result<std::string>> curlCommand(journal::Exchange exchange);

Q_SIGNALS:
    void keychainChanged();
    void secretsChanged(); // one was kept or removed here
    // check() found that somebody has to sign in.
    void signInMissing(const std::string &credential);

private:
    void tellWhenDone(const QFuture<Result<void>> &changed);

    EngineThread &m_thread;
    credentials::KeychainStore &m_store;
    KeychainLook m_keychain;
};

// Where the person at this computer decides what definitions may do that somebody else wrote. Lives on the main thread.
class ConsentClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentClient)

public:
    explicit ConsentClient(EngineThread &thread);
    ~ConsentClient() override;

    // Of all workspaces: what waits and what was decided, by endpoint.
    const std::vector<ConsentRequest> &requests() const { return m_requests; }
    std::vector<ConsentRequest> pending() const;
    // Why earlier decisions do not count; everything is asked again then.
    const std::optional<Error> &problem() const { return m_problem; }

    // By the ids of what was shown, all of them or none: consent_changed where a definition says something else by now.
    // A decision counts at once; consent_not_saved where it cannot be remembered.
    QFuture<Result<void>> grant(std::vector<std::string> ids);
    QFuture<Result<void>> deny(std::vector<std::string> ids);
    // As if nobody had ever decided.
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
