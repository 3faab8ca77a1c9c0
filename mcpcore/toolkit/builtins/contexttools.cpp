// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "text/unicode/utf8.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/enumnames.h"

#include <QObject>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using workspace::ContextScope;

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

// A context variable is no place for a secret: it is listed and stored as it is.
std::optional<std::string> secretWarning(const std::string &key, const json::Value &value, ContextScope scope)
{
    if (!isSecretName(key) && !secretIn(value.toString()))
        return std::nullopt;
    return "\"" + key + "\" looks like a secret, and a context variable is listed unmasked"
           + (scope == ContextScope::Persistent ? " and stored as plain text on disk" : "")
           + ". If it is one, clear it with clear_graphql_context and ask the user to store it as a "
             "credential in the Tooltray window.";
}

// The client has just sent it: of a long text the beginning is enough to see that it arrived.
json::Value echoed(const json::Value &value)
{
    constexpr std::size_t kMaxEchoed = 1'000;
    const std::string_view text = value.toString();
    if (text.size() <= kMaxEchoed)
        return value;
    return {std::string(truncatedUtf8(text, kMaxEchoed)) + "..."};
}

ContextScope scopeFor(const CommandContext &context, const std::string &key, const json::Value *persist)
{
    if (persist != nullptr)
        return persist->toBool() ? ContextScope::Persistent : ContextScope::Session;
    const Services &services = *context.services;
    return services.workspaceAccess.contextScope(key).value_or(
        services.workspaceAccess.workspace()->settings().contextScope);
}

// The workspace as the client sees it by now.
workspace::WorkspacePtr ownWorkspace(const CommandContext &context)
{
    return context.services->contexts->workspaceFor(context.client->contextOwner(),
                                                    context.services->workspaceAccess.workspace());
}

// Finds out which tools take the keys, tells the client where its listing is another one for that, and answers.
// Owns itself through what keeps the command going.
class ContextAnswer final : public QObject, public std::enable_shared_from_this<ContextAnswer> {
    Q_DISABLE_COPY_MOVE(ContextAnswer)

public:
    ContextAnswer(CommandContext context, WorkPool pool, CommandDone done)
        : m_context(std::move(context))
        , m_pool(std::move(pool))
        , m_done(std::move(done))
    {}

    // In which workspace the keys are looked for: when they are cleared, in the one before.
    void begin(workspace::WorkspacePtr workspace, std::vector<std::string> keys, ContextScope scope,
               json::Value answer)
    {
        m_workspace = std::move(workspace);
        m_keys = std::move(keys);
        m_scope = scope;
        m_answer = std::move(answer);
    }
    void setNamesUsers() { m_namesUsers = true; }

    // Called when the change is saved, or could not be.
    void changed(Result<void> saved)
    {
        if (!saved)
            m_failure = std::move(saved).error();
        m_isChanged = true;
        goOn();
    }
    void start()
    {
        m_isStarted = true;
        goOn();
    }

private:
    void goOn()
    {
        if (!m_isStarted || !m_isChanged)
            return;
        auto work = [workspace = m_workspace]() -> Result<ContextUsers> { return contextUsers(*workspace); };
        whenDone(ask(m_pool.get(), std::move(work)), this, [this](const Result<ContextUsers> &users) {
            const auto self = shared_from_this();
            self->finish(users);
        });
    }

    void finish(const Result<ContextUsers> &users)
    {
        if (!users)
            return std::exchange(m_done, {})(refused(users.error()));
        const std::vector<std::string> names =
            visibleUsers(*m_workspace, *users, m_keys, m_context.isVisible);
        ContextOwner owner = m_context.client->contextOwner();
        if (m_scope == ContextScope::Persistent)
            owner.session.clear();
        if (!names.empty())
            m_context.services->contexts->tell(owner);
        if (m_failure)
            return std::exchange(m_done, {})(refused(*std::move(m_failure)));
        if (m_namesUsers) {
            json::Value warnings = m_answer["warnings"];
            m_answer.remove("warnings");
            m_answer.set("used_by", workspace::encode(names));
            if (!warnings.isNull())
                m_answer.set("warnings", std::move(warnings));
        }
        std::exchange(m_done, {})(withinBudget(m_context, std::move(m_answer)));
    }

    CommandContext m_context;
    WorkPool m_pool;
    CommandDone m_done;
    workspace::WorkspacePtr m_workspace;
    std::vector<std::string> m_keys;
    ContextScope m_scope = ContextScope::Session;
    json::Value m_answer;
    std::optional<Error> m_failure;
    bool m_namesUsers = false;
    bool m_isStarted = false;
    bool m_isChanged = false;
};

Done<Result<void>> reportingTo(const std::shared_ptr<ContextAnswer> &answer)
{
    return [weak = std::weak_ptr(answer)](Result<void> saved) {
        if (const auto still = weak.lock())
            still->changed(std::move(saved));
    };
}

Running runSetContext(const WorkPool &pool, const CommandContext &context, const json::Value &arguments,
                      const CommandDone &done)
{
    const std::string wanted(arguments["key"].toString());
    const json::Value &value = arguments["value"];
    const ContextScope scope = scopeFor(context, wanted, arguments.find("persist"));
    const auto answer = std::make_shared<ContextAnswer>(context, pool, done);
    Result<std::string> key = context.services->contexts->set(context.client->contextOwner(),
                                                              context.services->workspaceAccess.workspace(),
                                                              wanted, value, scope, reportingTo(answer));
    if (!key) {
        done(refused(std::move(key).error()));
        return nullptr;
    }
    json::Value view =
        json::Value::object({{"key", *key}, {"value", echoed(value)}, {"scope", json::nameOf(scope)}});
    if (std::optional<std::string> warning = secretWarning(*key, value, scope))
        view.set("warnings", json::Value::array({json::Value(*std::move(warning))}));
    answer->begin(ownWorkspace(context), {*key}, scope, std::move(view));
    answer->setNamesUsers();
    answer->start();
    return answer;
}

Running runClearContext(const WorkPool &pool, const CommandContext &context, const json::Value &arguments,
                        const CommandDone &done)
{
    std::optional<std::string> key;
    if (const json::Value *one = arguments.find("key"))
        key = one->toString();
    const workspace::WorkspacePtr before = ownWorkspace(context);
    const auto answer = std::make_shared<ContextAnswer>(context, pool, done);
    const std::vector<std::string> cleared =
        context.services->contexts->clear(context.client->contextOwner(), key, reportingTo(answer));
    const workspace::WorkspacePtr shared = context.services->workspaceAccess.workspace();
    json::Value view = json::Value::object({{"cleared", workspace::encode(cleared)}});
    if (key && cleared.empty()) {
        if (std::optional<Error> problem = clearingProblem(*shared, *key)) {
            done(refused(*std::move(problem)));
            return nullptr;
        }
    } else if (!key) {
        std::vector<std::string> kept;
        for (const auto &item : shared->entries(workspace::ObjectKind::Context))
            kept.push_back(item.name);
        if (!kept.empty())
            view.set("kept", workspace::encode(kept));
    }
    answer->begin(before, cleared, ContextScope::Persistent, std::move(view));
    answer->start();
    return answer;
}

} // namespace

std::unique_ptr<BuiltIn> setContext(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "set_graphql_context";
    tool.title = "Set a context variable";
    tool.description =
        "Sets a context variable for your own calls. It fills every operation variable of the same name, "
        "ignoring case and underscores: $workspaceId is filled from WORKSPACE_ID. Other clients are not "
        "affected. It lasts for your session or, with persist, until you clear it. An argument that you pass "
        "takes precedence. Variables that the configuration file defines, or that an endpoint sends, cannot "
        "be changed. The response names the tools that it fills. Not for secrets: ask the user to store "
        "those as credentials.";
    tool.inputSchema = argumentsSchema(
        {{"key", textArgument("Name of the variable: letters, digits and _."),
          CommandArgument::Need::Required},
         {"value", scalarArgument("The value: a string, number or boolean."),
          CommandArgument::Need::Required},
         {"persist",
          flagArgument("Whether to keep it after your session. Default: the workspace's setting.")}});
    tool.hints = mcp::ToolHints{false, false, true, false};
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        const CommandDone &done) {
        return runSetContext(pool, context, arguments, done);
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextWriter, std::move(run));
}

std::unique_ptr<BuiltIn> listContext(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "list_graphql_context";
    tool.title = "Context variables";
    tool.description = "Lists the context variables that apply to your calls: key, value (masked if secret), "
                       "type, scope (session or persistent), origin (agent: your own; person or config: for "
                       "every client), and the saved tools that it fills. Look here first, instead of asking "
                       "the user. set_graphql_context adds or changes one of your own.";
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
                     const auto ownScope = [&](const std::string &key) {
                         return context.services->contexts->scopeOf(context.client->contextOwner(), key);
                     };
                     done(withinBudget(context,
                                       contextList(*context.workspace, *users, context.isVisible, ownScope)));
                 });
        return guard;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextReader, std::move(run));
}

std::unique_ptr<BuiltIn> clearContext(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "clear_graphql_context";
    tool.title = "Clear context variables";
    tool.description = "Clears one context variable that you set with set_graphql_context or, without key, "
                       "all of yours. Values that apply to every client stay, and apply to you again. A key "
                       "that is not set is not an error.";
    tool.inputSchema =
        argumentsSchema({{"key", textArgument("Name of the variable to clear. Default: all of yours.")}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        const CommandDone &done) {
        return runClearContext(pool, context, arguments, done);
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kContextWriter, std::move(run));
}

} // namespace tooltray::toolkit
