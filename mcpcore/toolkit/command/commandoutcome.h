// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "json/value.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace tooltray::toolkit {

// What a command answers.
struct CommandResult {
    json::Value structured = {}; // null: the text alone is the answer
    std::string text = {};       // empty: the structured content as JSON
    bool isTextJson = false;     // the text is the structured content as JSON, word for word
    bool isPartial = false;      // data that came with errors
    bool isError = false;        // data that came with errors, where the tool says that is one
    json::Value meta = {};       // an object: what was cut, pages, cache
    std::optional<std::chrono::seconds> cacheAge = {};
    std::shared_ptr<const execution::CallFailure> told =
        {}; // that the result tells of, for the log; null: none

    bool operator==(const CommandResult &) const = default;
};

using CommandOutcome = std::variant<CommandResult, execution::CallFailure>;
using CommandDone = std::function<void(CommandOutcome)>;

} // namespace tooltray::toolkit
