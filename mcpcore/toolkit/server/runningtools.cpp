// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/runningtools.h"

#include "base/task/post.h"
#include "json/write.h"

#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

using execution::CallFailure;
using execution::Level;

mcp::ToolResult resultOf(CallResult result, bool hasOutputSchema)
{
    mcp::ToolResult answer;
    answer.kind = result.isError ? mcp::ToolResult::Kind::Error : mcp::ToolResult::Kind::Success;
    answer.meta = std::move(result.meta);
    if (result.isError && hasOutputSchema) {
        const bool isTextMissing = result.text.empty() && !result.structured.isNull();
        answer.content.push_back(
            {mcp::Text{isTextMissing ? json::write(result.structured) : std::move(result.text)}});
        return answer;
    }
    if (result.isTextJson) {
        answer.structured = mcp::JsonText::fromEncoded(std::move(result.text));
        answer.content.push_back({mcp::StructuredAsText{}});
        return answer;
    }
    if (!result.structured.isNull())
        answer.structured = mcp::JsonText(result.structured);
    if (!result.text.empty() || result.structured.isNull())
        answer.content.push_back({mcp::Text{std::move(result.text)}});
    else
        answer.content.push_back({mcp::StructuredAsText{}});
    return answer;
}

// Of a program that is known, no byte is sent twice: the text says all that is structured.
void leaveOutUnread(Reading reading, bool hasOutputSchema, mcp::ToolResult &answer)
{
    if (reading == Reading::Unknown || answer.structured.isAbsent())
        return;
    if (hasOutputSchema) {
        if (reading == Reading::Structured)
            answer.content.clear();
        return;
    }
    for (mcp::Content &content : answer.content) {
        if (std::holds_alternative<mcp::StructuredAsText>(content.body))
            content.body = mcp::Text{answer.structured.bytes()};
    }
    answer.structured = {};
}

} // namespace

mcp::Outcome<mcp::ToolResult> toolAnswer(CommandAnswer answer, std::string_view name)
{
    if (auto *result = std::get_if<CallResult>(&answer.outcome)) {
        mcp::ToolResult told = resultOf(std::move(*result), answer.hasOutputSchema);
        leaveOutUnread(answer.reading, answer.hasOutputSchema, told);
        return told;
    }
    const auto &failure = std::get<CallFailure>(answer.outcome);
    // A missing command and one hidden from this client get the very same words. One that is there, and that its
    // arguments made one that writes, is told why it was not run.
    if (failure.level == Level::Access && failure.error.code != "read_only")
        return mcp::Failure::unknownTool(name, answer.meant);
    if (failure.level == Level::Internal)
        return mcp::Failure::internal();
    mcp::ToolResult result;
    result.kind = mcp::ToolResult::Kind::Error;
    // Clients hold what is structured against the schema (2025-11-25, tools, output schema), and put their complaint in
    // place of the text when it does not fit.
    if (!answer.hasOutputSchema && answer.reading == Reading::Unknown)
        result.structured = mcp::JsonText(failureJson(failure, answer.tool));
    result.content.push_back({mcp::Text{failureText(failure)}});
    return result;
}

RunningTools::Id RunningTools::add(std::string tool, mcp::Reply<mcp::ToolResult> reply)
{
    const Id id = ++m_last;
    m_calls.emplace(id, Entry{std::move(tool), std::move(reply)});
    return id;
}

void RunningTools::keep(Id id, Running running, const CancellationToken &cancellation)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return; // answered already
    found->second.running = std::move(running);
    found->second.onCancel = cancellation.onCancel([this, id] { drop(id); });
}

void RunningTools::answer(Id id, CommandAnswer answer)
{
    auto entry = m_calls.extract(id);
    if (entry.empty())
        return;
    Entry &call = entry.mapped();
    auto outcome = toolAnswer(std::move(answer), call.tool);
    if (auto *failure = std::get_if<mcp::Failure>(&outcome))
        call.reply.fail(std::move(*failure));
    else
        call.reply.send(std::get<mcp::ToolResult>(std::move(outcome)));
}

void RunningTools::drop(Id id)
{
    // The call to be dropped may be the caller of this.
    post(&m_context, [this, id] { m_calls.extract(id); });
}

} // namespace tooltray::toolkit
