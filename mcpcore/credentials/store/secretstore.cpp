// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/secretstore.h"

#include <utility>

namespace tooltray::credentials {

void SecretStore::forget(const SecretName & /*name*/) {}

Error secretMissing(const SecretName &name, Message hint, Template says)
{
    return {ErrorKind::NotFound,
            "secret_missing",
            {says, {{"name", name.value()}}},
            std::move(hint),
            json::Value::object({{"name", name.value()}})};
}

Error secretEmpty(const SecretName &name)
{
    return {ErrorKind::Invalid,
            "secret_empty",
            {CORE_TEXT("Core", "The secret for \"{name}\" is empty."), {{"name", name.value()}}},
            CORE_TEXT("Core", "Nothing is sent with an empty secret. Give it a value."),
            json::Value::object({{"name", name.value()}})};
}

} // namespace tooltray::credentials
