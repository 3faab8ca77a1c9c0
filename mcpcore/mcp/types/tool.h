// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "json/value.h"
#include "json/write.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

// What a tool says of itself; clients assume the worst of what is left out.
struct ToolHints {
    std::optional<bool> readOnly = {};
    std::optional<bool> destructive = {};
    std::optional<bool> idempotent = {};
    std::optional<bool> openWorld = {};

    bool operator==(const ToolHints &) const = default;
};

struct Tool {
    std::string name;
    std::string title = {};
    std::string description = {};
    json::Value inputSchema; // an object schema
    json::Value outputSchema = {};
    ToolHints hints = {};
    std::vector<Icon> icons = {};
    json::Value meta = {};

    bool operator==(const Tool &) const = default;
};

struct ToolCall {
    std::string name;
    json::Value arguments; // an object, {} when the client sent none

    bool operator==(const ToolCall &) const = default;
};

struct ToolResult {
    enum class Kind : unsigned char { Success, Error }; // an error is for the model to read and mend

    std::vector<Content> content;
    JsonText structured = {};
    Kind kind = Kind::Success;
    json::Value meta = {};

    bool operator==(const ToolResult &) const = default;
};

} // namespace tooltray::mcp
