// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/callanswer.h"

#include "workspace/parameters/parameters.h"
#include "json/write.h"

#include <utility>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::CallResult;
using workspace::ResultShape;

bool keepsPromise(const workspace::Workspace &workspace, const json::Value &promised,
                  const json::Value &result)
{
    const auto compiled = workspace::compileParameters(workspace, promised);
    return compiled.schema && compiled.schema->isValid(result);
}

} // namespace

const json::Value *promisedOutput(const workspace::Tool &tool, std::optional<workspace::Version> version)
{
    const auto found = tool.versions.find(version.value_or(tool.active));
    if (found == tool.versions.end() || found->second.outputSchema["type"].toString() != "object"
        || found->second.result.format != ResultShape::Format::Json)
        return nullptr;
    return &found->second.outputSchema;
}

CommandOutcome commandOutcome(const workspace::Workspace &workspace, execution::CallOutcome outcome,
                              const json::Value *promised)
{
    if (auto *failure = std::get_if<CallFailure>(&outcome))
        return std::move(*failure);
    auto &result = std::get<CallResult>(outcome);
    CommandResult answer;
    answer.isPartial = result.isPartial;
    answer.isError = result.isError;
    answer.cacheAge = result.cacheAge;
    if (!result.meta.isEmpty())
        answer.meta = std::move(result.meta);
    // Some clients show their model the structured content and nothing else: where there is more to say than the
    // data, the text alone has it.
    const bool isJson = result.format == ResultShape::Format::Json;
    if (isJson && (result.note.empty() || promised != nullptr)) {
        // Clients refuse a result that breaks a promise, unless it is an error.
        if (promised != nullptr && !answer.isError && !keepsPromise(workspace, *promised, result.value))
            answer.isError = true;
        answer.structured = std::move(result.value);
        answer.isTextJson = !result.text.empty() && result.note.empty();
    }
    answer.text = std::move(result.text);
    if (!result.note.empty())
        answer.text.append("\n\n").append(result.note);
    return answer;
}

journal::CallEnd callEnd(const CommandOutcome &outcome, const FailedTool &tool)
{
    journal::CallEnd end;
    if (const auto *failure = std::get_if<CallFailure>(&outcome)) {
        const bool isCancelled = failure->error.kind == ErrorKind::Cancelled;
        end.outcome = isCancelled ? journal::Outcome::Cancelled : journal::Outcome::Error;
        end.level = isCancelled ? journal::Level::None : journalLevel(failure->level);
        end.code = failure->error.code;
        end.message = failure->error.message;
        end.result = journal::Body::of(json::write(failureJson(*failure, tool)));
        return end;
    }
    const auto &result = std::get<CommandResult>(outcome);
    end.cacheAge = result.cacheAge;
    end.result = journal::Body::of(result.text.empty() ? json::write(result.structured) : result.text);
    if (result.isError)
        end.outcome = journal::Outcome::Error;
    // A success for the protocol where the tool does not say otherwise; people want to find it all the same.
    if (result.isError || result.isPartial) {
        end.level = journal::Level::Graphql;
        end.code = "partial_data";
        end.message = "The data came with errors.";
    }
    return end;
}

} // namespace tooltray::toolkit
