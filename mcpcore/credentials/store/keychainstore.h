// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/store/secretstore.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::credentials {

// Tells whether secrets can be saved in the keychain now.
struct KeychainState {
    enum class Condition : std::uint8_t { Available, Locked, Missing };

    Condition condition = Condition::Available;
    std::optional<Error> problem; // when it is not available: why, and what to do

    bool operator==(const KeychainState &) const = default;
};

class KeychainJob;

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
    ~KeychainStore() override;

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
