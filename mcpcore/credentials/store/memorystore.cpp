// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/memorystore.h"

#include "credentials/store/answers.h"
#include "credentials/store/storeerrors.h"

namespace tooltray::credentials {

QFuture<Result<Secret>> MemoryStore::read(const SecretName &name)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_secrets.find(name);
    if (found == m_secrets.end())
        return answered<Secret>(secretMissing(name, "Enter it; it is kept until Tooltray ends."));
    return answered<Secret>(found->second);
}

QFuture<Result<void>> MemoryStore::write(const SecretName &name, const Secret &secret)
{
    if (secret.isEmpty())
        return answered<void>(secretEmpty(name));
    const std::lock_guard lock(m_mutex);
    m_secrets.insert_or_assign(name, secret);
    return answered<void>({});
}

QFuture<Result<void>> MemoryStore::remove(const SecretName &name)
{
    const std::lock_guard lock(m_mutex);
    m_secrets.erase(name);
    return answered<void>({});
}

} // namespace tooltray::credentials
