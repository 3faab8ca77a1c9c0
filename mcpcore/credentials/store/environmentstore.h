// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/store/secretstore.h"

#include <functional>
#include <optional>
#include <string>

namespace tooltray::credentials {

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
