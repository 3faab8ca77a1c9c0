// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "json/value.h"
#include "json/write.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// The extension by which a request may be answered with a task, whose result is fetched later.
inline constexpr std::string_view kTasksExtension = "io.modelcontextprotocol/tasks";

// The extension as a capability: {"extensions":{"io.modelcontextprotocol/tasks":{}}}.
inline json::Value tasksCapability()
{
    return json::Value::object(
        {{"extensions", json::Value::object({{kTasksExtension, json::Value::object()}})}});
}

// True if a client with these capabilities accepts a task in place of a result.
inline bool takesTasks(const json::Value &capabilities)
{
    return capabilities["extensions"][kTasksExtension].isObject();
}

// A task as it is reported to a client.
struct Task {
    enum class Status : std::uint8_t { Working, InputRequired, Completed, Failed, Cancelled };
    // The detail a client wants: only what it needs to come back, or the outcome and open questions too.
    enum class Detail : std::uint8_t { Handle, Everything };

    bool isOver() const { return status != Status::Working && status != Status::InputRequired; }

    std::string id; // nobody can guess it
    Status status = Status::Working;
    std::string message = {}; // for people
    WallTime created = {};
    WallTime updated = {};
    std::chrono::milliseconds lifetime{0}; // from its creation
    std::chrono::milliseconds pollInterval{0};
    json::Value inputRequests = json::Value::object(); // the open questions, by their keys
    JsonText result = {};                              // of a task that is completed
    JsonText error = {};                               // of one that failed
};

} // namespace tooltray::mcp
