// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/result/strongid.h"
#include "base/task/ask.h"
#include "credentials/secrets/secret.h"

#include <QFuture>

namespace tooltray::credentials {

// Under which a store keeps a secret. Public: it stands in messages and logs.
using SecretName = StrongId<struct SecretNameTag>;

// A place where secrets live. Nobody waits for it, and any thread may ask. The errors: secret_missing and
// secret_empty, which is never a value; store_read_only; and those of the place. None has a secret in it.
class SecretStore {
public:
    virtual ~SecretStore() = default;

    virtual QFuture<Result<Secret>> read(const SecretName &name) = 0;
    virtual QFuture<Result<void>> write(const SecretName &name, const Secret &secret) = 0;
    // Also when there is none.
    virtual QFuture<Result<void>> remove(const SecretName &name) = 0;
    // The upstream refused the secret: what was kept to save work is not used again.
    virtual void forget(const SecretName & /*name*/) {}
};

Error secretMissing(const SecretName &name, Message hint,
                    Template says = CORE_TEXT("Core", "There is no secret for \"{name}\"."));
Error secretEmpty(const SecretName &name);

} // namespace tooltray::credentials
