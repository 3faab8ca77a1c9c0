// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/prompt.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"
#include "json/value.h"

#include <optional>
#include <string>

// The parameters that clients send with a request, checked and converted to a neutral form.
namespace tooltray::mcp {

Outcome<ToolCall> readToolCall(const json::Value &params);
Outcome<PromptRequest> readPromptRequest(const json::Value &params);
Outcome<CompletionRequest> readCompletionRequest(const json::Value &params);
Outcome<SubscriptionFilter> readSubscriptionFilter(const json::Value &params);
Outcome<std::string> readUri(const json::Value &params);
Outcome<std::optional<std::string>> readCursor(const json::Value &params); // still sealed
Outcome<LogLevel> readLogLevel(const json::Value &params);

} // namespace tooltray::mcp
