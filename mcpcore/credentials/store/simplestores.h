// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/store/secretstore.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace tooltray::credentials {

// Forgets everything when the program ends.
class MemoryStore final : public SecretStore {
public:
    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;

    using Secrets = std::map<SecretName, Secret>;
    Secrets secrets() const
    {
        const std::lock_guard lock(m_mutex);
        return m_secrets;
    }

private:
    mutable std::mutex m_mutex;
    Secrets m_secrets;
};

// Reads environment variables; the name of a secret is that of its variable.
class EnvironmentStore final : public SecretStore {
public:
    using Lookup = std::function<std::optional<std::string>(const std::string &variable)>;

    EnvironmentStore(); // of this process
    explicit EnvironmentStore(Lookup lookup);

    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;

private:
    Lookup m_lookup;
};

} // namespace tooltray::credentials
