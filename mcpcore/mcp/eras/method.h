// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/revision.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace tooltray::mcp {

enum class Method : std::uint8_t {
    Discover,
    Initialize,
    Ping,
    ListTools,
    CallTool,
    ListPrompts,
    GetPrompt,
    ListResources,
    ListResourceTemplates,
    ReadResource,
    SubscribeResource,
    UnsubscribeResource,
    Complete,
    SetLogLevel,
    Listen,
    GetTask,
    UpdateTask,
    CancelTask,
};

struct MethodEntry {
    std::string_view name;
    Method method;
    std::string_view subject = {}; // the parameter that says what it is about, where one does
};

// The methods of an era; what an era lacks is not in its table.
std::span<const MethodEntry> methods(Era era);
const MethodEntry *findMethod(Era era, std::string_view name);

} // namespace tooltray::mcp
