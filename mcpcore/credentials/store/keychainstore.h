// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/store/secretstore.h"

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace QKeychain {
class Job;
}

namespace tooltray::credentials {

enum class SecretService : std::uint8_t {
    Unlocked,
    Empty, // nothing was ever stored there, so there is no collection
    Locked,
    Missing, // nor can it be started
    NoBus,   // no D-Bus session is running
    Unknown, // something else is the keychain here, or it does not answer
};

// The state of the Secret Service's default collection, asked over D-Bus without unlocking anything. Called
// back unless the context is destroyed before, perhaps at once.
void askSecretService(QObject *context, std::function<void(SecretService)> done);

// One thing asked of QtKeychain, with a time limit, as it can wait for ever. Its codes are ambiguous: a locked
// keychain says that there is no such secret, and says that it removed what is still there. So it asks the
// Secret Service before it believes them.
class KeychainJob final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeychainJob)

public:
    // Called back once, unless the parent is destroyed before. The job is that of a success.
    using Done = std::function<void(Result<QKeychain::Job *>)>;

    // Deletes itself afterwards.
    static void start(QKeychain::Job *job, const SecretName &name, Clock &clock, QObject *parent, Done done);

private:
    KeychainJob(SecretName name, QObject *parent, Done done);

    void finish(QKeychain::Job *job);
    void fail(Error error, const std::string &reason);
    void give(Result<QKeychain::Job *> result);

    SecretName m_name;
    Done m_done;
    Timer m_deadline;
    LogCategory m_log{"tooltray.credentials"};
};

// Tells whether secrets can be saved in the keychain now.
struct KeychainState {
    enum class Condition : std::uint8_t { Available, Locked, Missing };

    Condition condition = Condition::Available;
    std::optional<Error> problem; // when it is not available: why, and what to do

    bool operator==(const KeychainState &) const = default;
};

// The keychain of the desktop: Secret Service, KWallet, or what the system has. Lives on one thread with an
// event loop, the main one, with its clock. There is no other place that it would fall back to.
//
// Errors beside those of every store: keychain_missing, keychain_locked, keychain_denied, keychain_timeout and
// keychain_failed.
class KeychainStore final : public SecretStore {
    Q_DISABLE_COPY_MOVE(KeychainStore)

public:
    // The service is what the keychain files its secrets under.
    KeychainStore(const std::string &service, Clock &clock);

    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;

    // Asks the keychain itself, changes nothing in it and unlocks nothing.
    QFuture<Result<KeychainState>> probe();

private:
    QString m_service;
    Clock &m_clock;
    QObject m_context;
};

} // namespace tooltray::credentials
