// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/desks/keychainlook.h"
#include "journal/entries/exchange.h"
#include "workspace/definitions/credential.h"

#include <QFuture>
#include <QObject>

#include <string>

namespace tooltray::credentials {
class KeychainStore;
}

namespace tooltray::engine {

class Core;

// Where the window hands in secrets. It gets one back only where somebody asks to see it.
class SecretDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretDesk)

public:
    SecretDesk(Core &core, credentials::KeychainStore &keychain); // of the main thread
    ~SecretDesk() override;

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

    Core &m_core;
    credentials::KeychainStore &m_store;
    KeychainLook m_keychain;
};

} // namespace tooltray::engine
