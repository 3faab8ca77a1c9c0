// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/codec.h"
#include "mcp/types/failure.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

// Whole JSON-RPC messages, written by hand.

namespace tooltray::mcp {

// The start of a response with a result; the result object and a closing brace follow.
std::string resultPrefix(const RequestId &id);
std::string resultMessage(const RequestId &id, std::string_view encodedResult);
// Without an id when that could not be read: null is none (2026-07-28, basic, error responses).
std::string errorMessage(const std::optional<RequestId> &id, const Failure &failure, const Codec &codec);
// The member "error" of such a message.
std::string errorObject(const Failure &failure, const Codec &codec);
std::string requestMessage(std::string_view id, std::string_view method, const json::Value &params);

struct Progress {
    const json::Value &token;
    double progress = 0;
    std::optional<double> total = {};
    std::string_view message = {};
};
std::string progressMessage(const Progress &progress);
std::string logMessage(LogLevel level, std::string_view logger, const json::Value &data);

// subscription: the id of the listen request that the news answers, in the modern era
std::string changeMessage(const ServerChange &change, const std::optional<RequestId> &subscription);
std::string taskMessage(const Task &task, const RequestId &subscription);
std::string acknowledgement(const SubscriptionFilter &honoured, const RequestId &subscription);

} // namespace tooltray::mcp
