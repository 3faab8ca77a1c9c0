// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/method.h"

#include <algorithm>
#include <array>

namespace tooltray::mcp {

namespace {

constexpr std::array kModern = {
    MethodEntry{"tools/call", Method::CallTool, "name"},
    MethodEntry{"tools/list", Method::ListTools},
    MethodEntry{"server/discover", Method::Discover},
    MethodEntry{"subscriptions/listen", Method::Listen},
    MethodEntry{"resources/read", Method::ReadResource, "uri"},
    MethodEntry{"resources/list", Method::ListResources},
    MethodEntry{"resources/templates/list", Method::ListResourceTemplates},
    MethodEntry{"prompts/get", Method::GetPrompt, "name"},
    MethodEntry{"prompts/list", Method::ListPrompts},
    MethodEntry{"completion/complete", Method::Complete},
    MethodEntry{"tasks/get", Method::GetTask, "taskId"}, // and what follows: extension Tasks
    MethodEntry{"tasks/update", Method::UpdateTask, "taskId"},
    MethodEntry{"tasks/cancel", Method::CancelTask, "taskId"},
};

constexpr std::array kLegacy = {
    MethodEntry{"tools/call", Method::CallTool, "name"},
    MethodEntry{"tools/list", Method::ListTools},
    MethodEntry{"initialize", Method::Initialize},
    MethodEntry{"ping", Method::Ping},
    MethodEntry{"resources/read", Method::ReadResource, "uri"},
    MethodEntry{"resources/list", Method::ListResources},
    MethodEntry{"resources/templates/list", Method::ListResourceTemplates},
    MethodEntry{"resources/subscribe", Method::SubscribeResource, "uri"},
    MethodEntry{"resources/unsubscribe", Method::UnsubscribeResource, "uri"},
    MethodEntry{"prompts/get", Method::GetPrompt, "name"},
    MethodEntry{"prompts/list", Method::ListPrompts},
    MethodEntry{"completion/complete", Method::Complete},
    MethodEntry{"logging/setLevel", Method::SetLogLevel},
};

} // namespace

std::span<const MethodEntry> methods(Era era)
{
    if (era == Era::Modern)
        return kModern;
    return kLegacy;
}

const MethodEntry *findMethod(Era era, std::string_view name)
{
    const auto table = methods(era);
    const auto found = std::ranges::find(table, name, &MethodEntry::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace tooltray::mcp
