// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "execution/results/resultcache.h"
#include "journal/filter/parser.h"
#include "toolkit/builtins/entrysearch.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"
#include "json/write.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kFarthest = 1'000'000'000'000;
constexpr std::uint64_t kRoomForFrame = 300;
constexpr std::uint64_t kLeastPiece = 64;

json::Value partView(const execution::ResultQuestion &question, execution::ResultPart part)
{
    json::Value view = json::Value::object({{"handle", question.handle},
                                            {"path", question.path},
                                            {"offset", question.offset},
                                            {"count", part.count},
                                            {"total", part.total}});
    if (part.items)
        view.set("items", *std::move(part.items));
    if (part.text)
        view.set("text", json::Value(*part.text));
    if (part.nextOffset)
        view.set("next_offset", json::Value(*part.nextOffset));
    if (!part.nextCursor.empty())
        view.set("next_cursor", json::Value(part.nextCursor));
    return view;
}

Running runReadResult(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    execution::ResultQuestion question;
    question.handle = arguments["handle"].toString();
    question.owner = context.client.id;
    question.path = arguments["path"].toString();
    question.offset = arguments["offset"].toUInt64().value_or(0);
    question.limit = arguments["limit"].toUInt64();
    const std::uint64_t budget = context.client.resultBytes;
    question.maxBytes = budget - std::min(budget / 2, kRoomForFrame + question.path.size());
    // A text grows when it is written as JSON, by how much is seen afterwards.
    for (;;) {
        Result<execution::ResultPart> part = context.services->results.read(question);
        if (!part) {
            done(refused(std::move(part).error()));
            return nullptr;
        }
        json::Value view = partView(question, *std::move(part));
        const std::uint64_t bytes = json::write(view).size();
        if (!view.contains("text") || bytes <= budget || question.maxBytes < kLeastPiece) {
            done(answered(std::move(view)));
            return nullptr;
        }
        question.maxBytes = question.maxBytes * budget / bytes - 1;
    }
}

} // namespace

std::unique_ptr<BuiltIn> readResult()
{
    mcp::Tool tool;
    tool.name = "read_result";
    tool.title = "Read a large result";
    tool.description = "Pages through a result that was too large to return whole, by the handle that came "
                       "with it. path is a JSON Pointer to the part you want, such as /project/issues/nodes: "
                       "a list returns its items from offset on, anything else a piece of its text. Continue "
                       "at next_offset; after the last item, pass next_cursor to the tool itself. A handle "
                       "lasts about an hour and works only for the client that received it.";
    tool.inputSchema = argumentsSchema(
        {{"handle", textArgument("The handle from the response."), CommandArgument::Need::Required},
         {"path", textArgument("JSON Pointer into the result. Default: all of it.")},
         {"offset",
          integerArgument(0, kFarthest, "Index of the first item of a list, or byte of a text. Default: 0.")},
         {"limit",
          integerArgument(1, kFarthest, "Maximum number of items or bytes. Default: as many as fit.")}});
    tool.hints = kReadsHere;
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, runReadResult);
}

namespace {

constexpr std::int64_t kMaxCalls = 200;
constexpr std::uint64_t kUsualCalls = 20;

Running runRecentCalls(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    journal::ParsedFilter filter = journal::parseFilter(arguments["filter"].toString());
    if (!filter) {
        Error error = journal::toError(*filter.error);
        error.message = "The \"filter\" cannot be read. " + error.message.text();
        done(refused(std::move(error)));
        return nullptr;
    }
    const auto most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualCalls));
    auto calls = std::make_shared<EntrySearch>(context, std::move(filter.filter), most, std::move(done));
    calls->start();
    return calls;
}

} // namespace

std::unique_ptr<BuiltIn> getRecentCalls()
{
    mcp::Tool tool;
    tool.name = "get_recent_calls";
    tool.title = "Recent calls";
    tool.description =
        "Lists your latest calls, newest first, each with its arguments, status, error and upstream "
        "requests. Calls of other clients are listed only if a person allowed it; otherwise, calls in the "
        "oldest part of the log are omitted as well. filter takes the filter language of the log: words, "
        "field:value, field=value, field~pattern, field>number, joined by spaces (and), | (or), - (not) and "
        "parentheses. Fields: tool, client, method, status, code, id, time, dur, upstream, retry, page, "
        "cached, arg.NAME, is (error, ok, mutation, test ...). For example: is:error tool:issues dur:>1s "
        "time:<10m. Known secrets and tokens are masked.";
    tool.inputSchema =
        argumentsSchema({{"filter", textArgument("Which calls. Default: all.")},
                         {"limit", integerArgument(1, kMaxCalls, "Maximum number of calls. Default: 20.")}});
    tool.hints = kReadsHere;
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, runRecentCalls);
}

} // namespace tooltray::toolkit
