// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/commandoutcome.h"

#include "execution/delivery/approvals.h"
#include "jsonschema/schema.h"
#include "text/unicode/utf8.h"
#include "workspace/snapshot/parameters.h"
#include "json/write.h"

#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

using execution::CallFailure;
using execution::Level;
using workspace::ResultShape;

constexpr std::string_view kPartialData = "partial_data";
constexpr std::size_t kLongestNote = std::size_t(8) * 1024; // a longer one is data for the most part

Message cameWithErrors()
{
    return CORE_TEXT("Core", "The API returned errors together with the data.");
}

// With what the API says of the first one, for the log.
Message cameWithErrors(const json::Value &response)
{
    constexpr std::size_t kLongestProblem = 400;
    for (const json::Value &error : response["errors"].elements()) {
        if (const std::string_view problem = error["message"].toString(); !problem.empty())
            return {CORE_TEXT("Core", "The API returned errors together with the data: {problem}"),
                    {{"problem", std::string(truncatedUtf8(problem, kLongestProblem))}}};
    }
    return cameWithErrors();
}

// What clients refuse as a result, as it breaks the promise of an output schema: the call was done all the same.
CallFailure brokenPromise(const workspace::Workspace &workspace, const json::Value &promised,
                          const json::Value &result)
{
    const auto compiled = workspace::compileParameters(workspace, promised);
    const auto errors =
        compiled.schema ? compiled.schema->validate(result) : std::vector<jsonschema::ValidationError>();
    Message message =
        errors.empty()
            ? Message(CORE_TEXT("Core",
                                "The call succeeded, but its result does not fit the tool's output schema."))
            : Message(
                CORE_TEXT(
                    "Core",
                    "The call succeeded, but its result does not fit the tool's output schema: {problem}"),
                {{"problem", errors.front().message}});
    return execution::toolFailure(
        {ErrorKind::Invalid, "output_mismatch", std::move(message),
         CORE_TEXT("Core", "Correct the output schema or the result of the tool.")});
}

CallFailure partialData()
{
    return {Level::GraphQL,
            {ErrorKind::Invalid, std::string(kPartialData), cameWithErrors(),
             CORE_TEXT("Core", "The output schema of the tool does not allow them, so the result counts as "
                               "an error; the call did run.")}};
}

bool fits(const workspace::Workspace &workspace, const json::Value &promised, const json::Value &result)
{
    const auto compiled = workspace::compileParameters(workspace, promised);
    return compiled.schema && compiled.schema->isValid(result);
}

// What an author promises is the data alone, even where the schema takes {data, errors} by chance.
bool keepsPromise(const workspace::Workspace &workspace, const PromisedOutput &promised,
                  const CallResult &result)
{
    return (promised.isInferred || !result.isPartial) && fits(workspace, promised.schema, result.structured);
}

// For the clients that show their model nothing but what is structured, as far as the schema has room for it.
void addNotice(const workspace::Workspace &workspace, const json::Value &promised, const std::string &note,
               json::Value &result)
{
    constexpr std::string_view kNotice = "notice";
    if (!result.isObject() || result.contains(kNotice))
        return;
    json::Value told = result;
    told.set(kNotice, note);
    if (fits(workspace, promised, told))
        result = std::move(told);
}

// As for an operation that nobody saved, and for data that came with errors: {data, errors, ...}.
json::Value besideItsNote(const CallResult &result)
{
    const bool isResponse = result.toolName.empty() || result.isPartial;
    json::Value whole = json::Value::object();
    if (result.format != ResultShape::Format::Json)
        whole.set("text", result.text);
    else if (isResponse && result.structured.isObject())
        whole = result.structured;
    else
        whole.set("data", result.structured);
    for (const json::Member &member : result.meta.members())
        whole.set(member.name, member.value);
    if (!result.note.empty())
        whole.set("note", result.note.text());
    return whole;
}

} // namespace

CallOutcome commandOutcome(const workspace::Workspace &workspace, CallOutcome outcome,
                           const PromisedOutput *promised)
{
    auto *result = std::get_if<CallResult>(&outcome);
    if (result == nullptr)
        return outcome;
    // Some clients show their model the structured content and nothing else: where there is more to say than the
    // data, the text alone has it.
    const bool isJson = result->format == ResultShape::Format::Json;
    const bool hasNote = !result->note.empty();
    if (!isJson || hasNote)
        result->whole = besideItsNote(*result);
    if (!isJson || (hasNote && promised == nullptr)) {
        result->structured = {};
    } else {
        if (promised != nullptr && !result->isError && !keepsPromise(workspace, *promised, *result))
            result->told = std::make_shared<const CallFailure>(
                result->isPartial ? partialData()
                                  : brokenPromise(workspace, promised->schema, result->structured));
        result->isTextJson = !result->text.empty() && !hasNote && !result->told;
        if (result->told) {
            result->isError = true;
            result->whole = {};
            json::Value told = failureJson(*result->told, {});
            told.set("result", std::move(result->structured));
            result->structured = std::move(told);
        } else if (promised != nullptr && !result->isError && hasNote) {
            addNotice(workspace, promised->schema, result->note, result->structured);
        }
    }
    const std::string failure = result->told ? failureText(*result->told) : std::string();
    if (const Message end = Message::joined({result->note, failure}); !end.empty())
        result->text.append("\n\n").append(end);
    return outcome;
}

journal::EntryEnd entryEnd(const CallOutcome &outcome, const FailedTool &tool)
{
    journal::EntryEnd end;
    if (const auto *failure = std::get_if<CallFailure>(&outcome)) {
        // A call that the user declined is no error of the tool.
        const bool isDenied = failure->error.code == execution::kApprovalDenied;
        const bool isCancelled = failure->error.kind == ErrorKind::Cancelled;
        end.outcome = isCancelled || isDenied ? journal::Outcome::Cancelled : journal::Outcome::Error;
        end.level = isCancelled ? journal::EntryLevel::None
                    : isDenied  ? journal::EntryLevel::Access
                                : journalLevel(failure->level);
        end.code = failure->error.code;
        end.message = failure->error.message;
        end.result = journal::Body::of(json::write(failureJson(*failure, tool)));
        return end;
    }
    const auto &result = std::get<CallResult>(outcome);
    end.cacheAge = result.cacheAge;
    end.result = journal::Body::of(result.text.empty() ? json::write(result.structured) : result.text);
    if (result.isError)
        end.outcome = journal::Outcome::Error;
    if (result.told) {
        end.level = journalLevel(result.told->level);
        end.code = result.told->error.code;
        end.message = result.told->error.message;
        return end;
    }
    // A success for the protocol where the tool does not say otherwise; people want to find it all the same.
    if (result.isError || result.isPartial) {
        end.level = journal::EntryLevel::Graphql;
        end.code = kPartialData;
        end.message = cameWithErrors(result.structured.isNull() ? result.whole : result.structured);
    }
    if (result.note.size() <= kLongestNote)
        end.message = Message::joined({end.message, result.note});
    return end;
}

} // namespace tooltray::toolkit
