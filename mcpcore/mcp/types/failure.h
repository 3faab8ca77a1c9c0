// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"
#include "json/value.h"

#include <cstdint>
#include <string_view>
#include <variant>

namespace tooltray::mcp {

// Why a request was not served. The codec of an era knows its number, a transport its status.
enum class Fault : std::uint8_t {
    Parse,
    InvalidRequest,
    MethodNotFound,
    InvalidParams,
    UnknownResource,
    Internal,
    HeaderMismatch,
    MissingCapability,
    UnsupportedVersion,
    UnknownSession,
    MissingSession,
};

struct Failure {
    Fault fault = Fault::Internal;
    Message message;
    json::Value data = {};

    static Failure internal();
    static Failure internal(Message message);
    static Failure invalidRequest(Message message);
    static Failure invalidParams(Message message);
    // meant: "Did you mean ...?", or how to call what the name is of; empty: nothing is like it
    static Failure unknownTool(std::string_view name, std::string_view meant = {});
    static Failure unknownPrompt(std::string_view name);
    static Failure unknownResource(std::string_view uri);
    // capabilities: what the client would have to declare, such as {"elicitation":{"form":{}}}
    static Failure missingCapability(json::Value capabilities);

    bool operator==(const Failure &) const = default;
};

template <typename T>
using Outcome = std::variant<T, Failure>;

} // namespace tooltray::mcp
