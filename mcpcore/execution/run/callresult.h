// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"
#include "graphql/language/ast.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <chrono>
#include <optional>
#include <string>
#include <variant>

namespace tooltray::execution {

// What came of a call that worked.
struct CallResult {
    json::Value value;     // shaped: the structured content
    std::string text = {}; // the same in the format asked for
    workspace::ResultShape::Format format = workspace::ResultShape::Format::Json; // never Auto
    // Sentences for the reader of the text: what was cut and how to get the rest. Empty: nothing to say.
    std::string note = {};
    bool isPartial = false; // data that came with errors
    bool isError = false;   // data that came with errors, where the tool says that this is one
    // "cut", "handle", "pages" with "next_cursor", "cache": each only where there is something to say.
    json::Value meta = json::Value::object();
    std::optional<std::chrono::seconds> cacheAge = {};
    bool isMutation = false;
    std::string toolName = {}; // of a saved tool
    std::optional<workspace::Version> version = {};
};

using CallOutcome = std::variant<CallResult, CallFailure>;

} // namespace tooltray::execution
