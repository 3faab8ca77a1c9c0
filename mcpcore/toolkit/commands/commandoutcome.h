// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "journal/record/journal.h"
#include "toolkit/commands/failure.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <utility>

namespace tooltray::toolkit {

using execution::CallOutcome;
using execution::CallResult;

using CommandDone = std::function<void(CallOutcome)>;

inline CallOutcome answered(json::Value structured)
{
    CallResult result;
    result.structured = std::move(structured);
    return result;
}

inline CallOutcome refused(Error error)
{
    return execution::toolFailure(std::move(error));
}

// The schema of its results that a tool shows to clients, which refuse what does not fit.
struct PromisedOutput {
    json::Value schema;
    bool isInferred =
        false; // of a composite tool, whose author promises nothing: errors may come with the data
};

// The outcome of a call of the executor, as a command tells it. Null: the tool promises nothing.
CallOutcome commandOutcome(const workspace::Workspace &workspace, CallOutcome outcome,
                           const PromisedOutput *promised);

// The outcome of a command, for the log.
journal::EntryEnd entryEnd(const CallOutcome &outcome, const FailedTool &tool);

} // namespace tooltray::toolkit
