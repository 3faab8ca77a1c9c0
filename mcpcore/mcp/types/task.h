// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/types/tool.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::mcp {

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
