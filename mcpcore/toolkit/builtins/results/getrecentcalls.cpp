// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/results/resulttools.h"

#include "journal/filter/parser.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/results/recentcalls.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::int64_t kMostCalls = 200;
constexpr std::uint64_t kUsualCalls = 20;

Running runRecentCalls(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    journal::ParsedFilter filter = journal::parseFilter(arguments["filter"].toString());
    if (!filter) {
        Error error = journal::toError(*filter.error);
        error.message = "The \"filter\" cannot be read. " + error.message;
        done(refused(std::move(error)));
        return nullptr;
    }
    const auto most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualCalls));
    auto calls = std::make_shared<RecentCalls>(context, std::move(filter.filter), most, std::move(done));
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
        "Lists your latest calls, the newest first, each with its arguments, status, error and the requests "
        "it "
        "caused upstream. Those of other clients are listed only where a person allowed it; without that, "
        "calls "
        "that only the oldest part of the log has are left out. filter is the language "
        "of the log: words, field:value, field=value, field~pattern, field>number, joined by spaces (and), | "
        "(or), "
        "- (not) and parentheses. Fields: tool, client, method, status, code, id, time, dur, upstream, "
        "retry, page, "
        "cached, arg.NAME, is (error, ok, mutation, test ...). For example: is:error tool:issues dur:>1s "
        "time:<10m. Secrets are masked.";
    tool.inputSchema =
        argumentsSchema({{"filter", textArgument("Which calls; all of them if left out.")},
                         {"limit", integerArgument(1, kMostCalls, "At most so many; 20 if left out.")}});
    tool.hints = kReadsHere;
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, runRecentCalls);
}

} // namespace tooltray::toolkit
