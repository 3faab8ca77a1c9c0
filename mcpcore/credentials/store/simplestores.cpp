// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/otherstores.h"

#include "credentials/store/secretstore.h"

#include <QtGlobal>

#include <utility>

namespace tooltray::credentials {

QFuture<Result<Secret>> MemoryStore::read(const SecretName &name)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_secrets.find(name);
    if (found == m_secrets.end())
        return answered<Secret>(
            secretMissing(name, CORE_TEXT("Core", "Enter it; it is stored until Tooltray ends.")));
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

namespace {

std::optional<std::string> ownVariable(const std::string &name)
{
    // Qt's lock is shared with whoever sets variables.
    if (!qEnvironmentVariableIsSet(name.c_str()))
        return std::nullopt;
    return qgetenv(name.c_str()).toStdString();
}

Error readOnly(const SecretName &name)
{
    return {ErrorKind::Denied,
            "store_read_only",
            {CORE_TEXT("Core", "The environment variable {name} is not changed by Tooltray."),
             {{"name", name.value()}}},
            CORE_TEXT("Core",
                      "Set it where Tooltray is started, or keep the secret in the keychain or in memory."),
            json::Value::object({{"name", name.value()}})};
}

} // namespace

EnvironmentStore::EnvironmentStore() : EnvironmentStore(ownVariable) {}

EnvironmentStore::EnvironmentStore(Lookup lookup) : m_lookup(std::move(lookup)) {}

QFuture<Result<Secret>> EnvironmentStore::read(const SecretName &name)
{
    std::optional<std::string> value = m_lookup(name.value());
    if (!value)
        return answered<Secret>(
            secretMissing(name, CORE_TEXT("Core", "Set it and start Tooltray again."),
                          CORE_TEXT("Core", "The environment variable {name} is not set.")));
    if (value->empty())
        return answered<Secret>(secretEmpty(name));
    return answered<Secret>(Secret::taken(std::move(*value)));
}

QFuture<Result<void>> EnvironmentStore::write(const SecretName &name, const Secret & /*secret*/)
{
    return answered<void>(readOnly(name));
}

QFuture<Result<void>> EnvironmentStore::remove(const SecretName &name)
{
    return answered<void>(readOnly(name));
}

} // namespace tooltray::credentials
