// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "json/decode.h"
#include "json/value.h"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

// The way back of json/decode.h: encode() makes the value from which read() makes the same struct. A type
// takes part by a function in its own namespace.
namespace tooltray::workspace {

template <typename T>
concept JsonScalar = std::same_as<T, bool> || std::integral<T> || std::same_as<T, std::string>;

template <JsonScalar T>
json::Value encode(const T &value)
{
    return json::Value(value);
}

inline json::Value encode(const json::Value &value)
{
    return value;
}

template <json::NamedEnum E>
json::Value encode(const E &value)
{
    return json::Value(json::nameOf(value));
}

// Precondition: there is a value; members without one are left out.
template <typename T>
json::Value encode(const std::optional<T> &value)
{
    return encode(*value);
}

template <typename T>
json::Value encode(const Shared<T> &value)
{
    return encode(*value);
}

template <typename T>
json::Value encode(const std::vector<T> &values)
{
    json::Value list = json::Value::array();
    list.reserve(values.size());
    for (const T &value : values)
        list.append(encode(value));
    return list;
}

} // namespace tooltray::workspace
