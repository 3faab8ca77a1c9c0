// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"
#include "json/write.h"

#include <string>
#include <utility>

namespace tooltray::mcp {

// One JSON value as bytes that are already encoded, so that an answer from elsewhere reaches the
// client without being built up and printed again. Nothing checks the bytes: whoever encodes vouches.
class JsonText {
public:
    JsonText() = default; // absent
    explicit JsonText(const json::Value &value) : m_bytes(json::write(value)) {}

    static JsonText fromEncoded(std::string bytes)
    {
        JsonText text;
        text.m_bytes = std::move(bytes);
        return text;
    }

    bool isAbsent() const noexcept { return m_bytes.empty(); }
    bool isObject() const noexcept
    {
        const std::size_t first = m_bytes.find_first_not_of(" \t\r\n");
        return first != std::string::npos && m_bytes[first] == '{';
    }
    const std::string &bytes() const noexcept { return m_bytes; }

    bool operator==(const JsonText &) const = default;

private:
    std::string m_bytes;
};

} // namespace tooltray::mcp
