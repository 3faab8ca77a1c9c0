// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/prompt.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"
#include "json/value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The parameters that clients send with a request, checked and converted to a neutral form.

namespace tooltray::mcp {

Outcome<ToolCall> readToolCall(const json::Value &params);
Outcome<PromptRequest> readPromptRequest(const json::Value &params);
Outcome<CompletionRequest> readCompletionRequest(const json::Value &params);
Outcome<SubscriptionFilter> readSubscriptionFilter(const json::Value &params);
Outcome<std::string> readUri(const json::Value &params);
Outcome<std::optional<std::string>> readCursor(const json::Value &params); // still sealed
Outcome<LogLevel> readLogLevel(const json::Value &params);

// The text that a header repeats from the body: surrounding white space is dropped, =?base64?...?= is
// decoded. Nothing when it has characters that do not belong into a header, or the encoding is not exact
// (2026-07-28, Streamable HTTP, value encoding).
std::optional<std::string> readMirrorHeader(std::string_view value);

// The other way round, for senders.
std::string writeMirrorHeader(std::string_view text);

// A parameter of a tool that clients repeat in a header, so that what is between can route by it
// (2026-07-28, server/tools, x-mcp-header).
struct HeaderParameter {
    std::string header;            // what follows Mcp-Param-
    std::vector<std::string> path; // to the property, through objects only

    bool operator==(const HeaderParameter &) const = default;
};

// A header that came, by the same part of its name.
struct ParameterHeader {
    std::string_view header;
    std::string_view value;
};

// The annotated properties of an input schema.
std::vector<HeaderParameter> findHeaderParameters(const json::Value &inputSchema);

// Finds fault with the headers that came along with these arguments.
std::optional<Failure> checkHeaderParameters(std::span<const HeaderParameter> parameters,
                                             const json::Value &arguments,
                                             std::span<const ParameterHeader> headers);

// The other way round, for senders: what follows Mcp-Param-, and the value.
std::vector<std::pair<std::string, std::string>>
writeHeaderParameters(std::span<const HeaderParameter> parameters, const json::Value &arguments);

} // namespace tooltray::mcp
