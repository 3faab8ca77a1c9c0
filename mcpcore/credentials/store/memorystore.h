// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/store/secretstore.h"

#include <map>
#include <mutex>

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

} // namespace tooltray::credentials
