// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/schematools.h"

#include "base/ask.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosenendpoint.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/schema/refreshview.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"
#include "toolkit/errors/upstreamfailure.h"

#include <memory>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using HealthPointer = std::shared_ptr<const workspace::Health>;

// Looks at the tools itself, as the health that is kept may still be that of the schema before. What was broken then
// is not this schema's doing.
void answerRefresh(const Guard &guard, const CommandContext &context, const WorkPool &pool,
                   execution::SchemaNews news, const HealthPointer &before, const CommandDone &done)
{
    auto work = [workspace = context.services->curation.workspace(),
                 schemas = context.services->schemas.all(), before]() -> Result<workspace::Health> {
        return workspace::Health::check(workspace, schemas, *before);
    };
    whenDone(ask(pool.get(), std::move(work)), guard.get(),
             [context, news = std::move(news), before, done](const Result<workspace::Health> &health) {
                 if (!health)
                     return done(refused(health.error()));
                 const auto workspace = context.services->curation.workspace();
                 const auto isVisible = [&](std::string_view name) {
                     const auto *tool = workspace->find<workspace::Tool>(name);
                     return tool != nullptr && context.isVisible(*tool);
                 };
                 done(withinBudget(context, refreshView(news, *before, *health, isVisible)));
             });
}

CommandOutcome notFetched(const CommandContext &context, const std::string &endpoint, Error error)
{
    if (context.services->schemas.state(endpoint).schema != nullptr) {
        const bool isEnded = error.message.find_last_of(".?!") == error.message.size() - 1;
        error.message.append(isEnded ? "" : ".").append(" The last good schema stays in use.");
    }
    return upstreamFailure(std::move(error));
}

} // namespace

std::unique_ptr<BuiltIn> refreshSchema(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "refresh_schema";
    tool.title = "Refresh the schema";
    tool.description = "Fetches the GraphQL schema of an endpoint again and reports what changed (breaking, "
                       "dangerous and safe "
                       "changes, each with its coordinate) and which saved tools no longer fit, with the "
                       "reasons. When it cannot be "
                       "fetched the last good schema stays in use. Fix broken tools with update_saved_tool.";
    tool.inputSchema = argumentsSchema(
        {{"endpoint", textArgument("Name of the endpoint; needed only where there are several.")}});
    tool.hints = kReadsUpstream;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<std::string> endpoint = chosenEndpoint(*context.workspace, arguments["endpoint"].toString());
        if (!endpoint) {
            done(refused(std::move(endpoint).error()));
            return nullptr;
        }
        Guard guard = makeGuard();
        auto take = [context, pool, endpoint = *endpoint, before = context.services->curation.health(),
                     done = std::move(done),
                     weak = std::weak_ptr(guard)](Result<execution::SchemaNews> news) {
            if (!news)
                return done(notFetched(context, endpoint, std::move(news).error()));
            answerRefresh(weak.lock(), context, pool, *std::move(news), before, done);
        };
        context.services->schemas.refresh(*endpoint, whileKept(guard, std::move(take)));
        return guard;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Schema}, std::move(run));
}

} // namespace tooltray::toolkit
