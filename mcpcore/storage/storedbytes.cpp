// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/storedbytes.h"

#include "base/base64.h"
#include "base/utf8.h"

namespace tooltray::storage {

json::Value storedBytes(const std::optional<std::string> &bytes)
{
    if (!bytes)
        return {};
    if (isValidUtf8(*bytes))
        return {*bytes};
    return json::Value::object({{"base64", json::Value(encodeBase64(*bytes))}});
}

std::optional<std::string> bytesIn(const json::Value &stored)
{
    if (stored.isString())
        return std::string(stored.toString());
    return stored.isObject() ? decodeBase64(stored["base64"].toString()) : std::nullopt;
}

} // namespace tooltray::storage
