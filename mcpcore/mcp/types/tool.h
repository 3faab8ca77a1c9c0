// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/content.h"
#include "mcp/types/implementation.h"
#include "mcp/types/jsontext.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::mcp {

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
