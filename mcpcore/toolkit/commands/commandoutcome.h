// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "journal/record/journal.h"
#include "toolkit/commands/failure.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {

// The answer of a command.
struct CommandResult {
    json::Value structured = {}; // null: the text alone is the answer
    std::string text = {};       // empty: the structured content as JSON
    Message note = {};           // the end of a text: what was cut, and how to get the rest
    bool isTextJson = false;     // the text is the structured content as JSON, word for word
    // For programs, where the text says more than the data or is in another format: an object with the data and,
    // beside it, what was cut and the note. Null: there is no more to say.
    json::Value whole = {};
    bool isPartial = false; // data that came with errors
    bool isError = false;   // data that came with errors, where the tool says that is one
    json::Value meta = {};  // an object: what was cut, pages, cache
    std::optional<std::chrono::seconds> cacheAge = {};
    std::shared_ptr<const execution::CallFailure> told =
        {}; // that the result tells of, for the log; null: none

    bool operator==(const CommandResult &) const = default;
};

using CommandOutcome = std::variant<CommandResult, execution::CallFailure>;
using CommandDone = std::function<void(CommandOutcome)>;

inline CommandOutcome answered(json::Value structured)
{
    CommandResult result;
    result.structured = std::move(structured);
    return result;
}

inline CommandOutcome refused(Error error)
{
    return execution::toolFailure(std::move(error));
}

// The schema of its results that a tool shows to clients, which refuse what does not fit.
struct PromisedOutput {
    json::Value schema;
    bool isInferred =
        false; // of a composite tool, whose author promises nothing: errors may come with the data
};

// The outcome of a call of the executor, as that of a command. Null: the tool promises nothing.
CommandOutcome commandOutcome(const workspace::Workspace &workspace, execution::CallOutcome outcome,
                              const PromisedOutput *promised);

// The outcome of a command, for the log.
journal::EntryEnd entryEnd(const CommandOutcome &outcome, const FailedTool &tool);

} // namespace tooltray::toolkit
