// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/context/contexttools.h"

#include "base/ask.h"
#include "credentials/redaction/secretnames.h"
#include "toolkit/builtins/changing.h"
#include "toolkit/builtins/context/contextview.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"
#include "workspace/codec/encode.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/lint/secretlike.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr BuiltInCommand::Traits kContextReader{workspace::BuiltInGroup::Context};
constexpr BuiltInCommand::Traits kContextWriter{workspace::BuiltInGroup::Context, true};

json::Value scalarArgument(std::string_view description)
{
    json::Value schema = json::Value::object({{"description", description}});
    json::Value &choice = schema.set("anyOf", json::Value::array());
    for (const char *type : {"string", "number", "boolean"})
        choice.append(json::Value::object({{"type", type}}));
    return schema;
}

// A context variable is no place for a secret: it is listed, exported and kept as it is.
std::optional<std::string> secretWarning(const ContextChange &change, const json::Value &value)
{
    if (!credentials::isSecretName(change.key) && !workspace::secretIn(value.toString()))
        return std::nullopt;
    return "\"" + change.key
           + "\" looks like a secret, and a context variable is listed unmasked to every client"
           + (change.scope == workspace::ContextScope::Persistent ? " and kept as plain text on disk" : "")
           + ". If it is one, clear it with clear_graphql_context and ask the person to keep it as a "
             "credential in "
             "Tooltray's window.";
}

Running runSetContext(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    std::optional<workspace::ContextScope> wanted;
    if (const json::Value *persist = arguments.find("persist"))
        wanted = persist->toBool() ? workspace::ContextScope::Persistent : workspace::ContextScope::Session;
    else
        wanted = context.services->curation.contextScope(arguments["key"].toString());
    Result<ContextChange> change = settingContext(
        *context.workspace, std::string(arguments["key"].toString()), arguments["value"], wanted);
    if (!change) {
        done(refused(std::move(change).error()));
        return nullptr;
    }
    json::Value answer = json::Value::object(
        {{"key", change->key}, {"value", arguments["value"]}, {"scope", json::nameOf(change->scope)}});
    if (std::optional<std::string> warning = secretWarning(*change, arguments["value"]))
        answer.set("warnings", json::Value::array({json::Value(*std::move(warning))}));
    return applyThenAnswer(context, std::move(change->edit), std::move(answer), std::move(done));
}

Running runClearContext(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    std::optional<std::string> key;
    if (const json::Value *one = arguments.find("key"))
        key = one->toString();
    Result<ContextClearing> clearing = clearingContext(*context.workspace, key);
    if (!clearing) {
        done(refused(std::move(clearing).error()));
        return nullptr;
    }
    json::Value answer = json::Value::object({{"cleared", workspace::encode(clearing->cleared)}});
    if (!clearing->kept.empty())
        answer.set("kept", workspace::encode(clearing->kept));
    if (clearing->edit.steps.empty()) {
        done(answered(std::move(answer)));
        return nullptr;
    }
    return applyThenAnswer(context, std::move(clearing->edit), std::move(answer), std::move(done));
}

} // namespace

std::unique_ptr<BuiltIn> setContext()
{
    mcp::Tool tool;
    tool.name = "set_graphql_context";
    tool.title = "Set a context variable";
    tool.description =
        "Sets a context variable, which fills every operation variable of the same name (case and "
        "underscores make no "
        "difference: $workspaceId is filled from WORKSPACE_ID), so that callers need not pass it. It holds "
        "for every client of the workspace: until the program ends, or with persist for good. Pass a value "
        "as a "
        "variable of the call where only you need it. Not for secrets: these are kept as credentials by the "
        "person.";
    tool.inputSchema = argumentsSchema(
        {{"key", textArgument("Name of the variable: letters, digits and _."), Argument::Need::Required},
         {"value", scalarArgument("The value: a text, number or boolean."), Argument::Need::Required},
         {"persist",
          flagArgument("Whether it outlives the program; as the workspace is set up if left out.")}});
    tool.hints = mcp::ToolHints{false, false, true, false};
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextWriter, runSetContext);
}

std::unique_ptr<BuiltIn> listContext(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "list_graphql_context";
    tool.title = "Context variables";
    tool.description =
        "Lists the context variables: key, value (secret ones masked), type, scope (session: until the "
        "program "
        "ends; or persistent), who set it, "
        "and the saved tools whose calls it fills. Look here first: what is set need not be asked for. "
        "set_graphql_context adds or changes one.";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &,
                                        CommandDone done) -> Running {
        Guard guard = makeGuard();
        auto work = [workspace = context.workspace]() -> Result<ContextUsers> {
            return contextUsers(*workspace);
        };
        whenDone(ask(pool.get(), std::move(work)), guard.get(),
                 [context, done = std::move(done)](const Result<ContextUsers> &users) {
                     if (!users)
                         return done(refused(users.error()));
                     done(withinBudget(context, contextList(*context.workspace, *users, context.isVisible)));
                 });
        return guard;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextReader, std::move(run));
}

std::unique_ptr<BuiltIn> clearContext()
{
    mcp::Tool tool;
    tool.name = "clear_graphql_context";
    tool.title = "Clear context variables";
    tool.description =
        "Clears one context variable, or all of them when no key is passed, for every client of the "
        "workspace. What the configuration file "
        "defines counts "
        "again once what was set above it is cleared. A key that is not set is no error. Secrets stay.";
    tool.inputSchema =
        argumentsSchema({{"key", textArgument("Name of the variable to clear; all of them if left out.")}});
    tool.hints = kReplaces;
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextWriter, runClearContext);
}

} // namespace tooltray::toolkit
