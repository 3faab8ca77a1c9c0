// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "toolkit/builtins/apilanguage.h"
#include "toolkit/builtins/definitionformat.h"
#include "toolkit/builtins/savetool.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"

#include <memory>
#include <utility>

namespace tooltray::toolkit {

namespace {

// The operation is read in the language of its API first.
class Creation final : public std::enable_shared_from_this<Creation> {
public:
    Creation(CommandContext context, WorkPool pool, CommandDone done)
        : m_context(std::move(context))
        , m_pool(std::move(pool))
        , m_done(std::move(done))
    {}

    void start(const json::Value &arguments)
    {
        const std::string_view text = arguments["graphql_query"].toString();
        const Result<std::string> endpoint = chosenEndpoint(m_context, arguments["endpoint"].toString());
        if (!endpoint || text.empty()) // which has no language, or is told with all else that is wrong
            return save(ToolDefinition{arguments});
        m_defining = languageOf(m_context, *endpoint, text)
                         .define({m_context, arguments, *endpoint, m_pool, {}},
                                 [weak = weak_from_this()](Result<ToolDefinition> definition) {
                                     if (const auto self = weak.lock())
                                         self->save(std::move(definition));
                                 });
    }

private:
    void save(Result<ToolDefinition> definition)
    {
        if (!definition)
            return m_done(refused(std::move(definition).error()));
        Result<ToolEdit> draft = newTool(m_context, definition->arguments);
        if (!draft)
            return m_done(refused(std::move(draft).error()));
        draft->warnings = definition->warnings;
        m_saving = std::make_shared<SaveTool>(m_context, *std::move(draft), false, m_pool, std::move(m_done));
        m_saving->start();
    }

    CommandContext m_context;
    WorkPool m_pool;
    CommandDone m_done;
    Running m_defining;
    std::shared_ptr<SaveTool> m_saving;
};

} // namespace

std::unique_ptr<BuiltIn> createTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "create_saved_query_tool";
    tool.title = "Create a tool";
    tool.description =
        "Saves a GraphQL operation as a tool that can be called immediately: the response has the exact "
        "call. "
        "Nothing is saved if it is invalid, and every problem is named. The parameters are inferred from the "
        "variables. get_query_dsl explains the other arguments, REST and paging.";
    tool.inputSchema = creationArguments();
    tool.hints = kAdds;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        const auto creation = std::make_shared<Creation>(context, pool, std::move(done));
        creation->start(arguments);
        return creation;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool),
        BuiltInCommand::Traits{.group = workspace::BuiltInGroup::Management,
                               .changesWorkspace = true,
                               .isEssential = true,
                               .restNote = "graphql_query may be a REST operation such as GET /pets/{id}; "
                                           "its arguments become the parameters."},
        std::move(run));
}

namespace {

// A version goes into its own argument here; behind an @ it would be overlooked.
Result<ToolEdit> draftOfChange(const CommandContext &context, const json::Value &arguments)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen)
        return chosen.error();
    if (arguments.size() == 1)
        return Error{ErrorKind::Invalid, "nothing_to_change",
                     "There is nothing to change: no argument besides \"tool_name\" has a value.",
                     "Pass what to change, such as \"description\"; null counts as omitted, and "
                     "{\"enabled\": false} turns \"idempotency\" off."};
    ToolEdit draft = changedTool(context, *chosen->tool, arguments);
    if (chosen->version)
        draft.problems.push_back({ErrorKind::Invalid, "version_in_name",
                                  "The \"tool_name\" carries a version.",
                                  "Pass the plain name as \"tool_name\" and the number as \"version\"."});
    return draft;
}

} // namespace

std::unique_ptr<BuiltIn> updateTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "update_saved_tool";
    tool.title = "Change a tool";
    tool.description =
        "Changes a saved tool: the arguments that you pass, as in create_saved_query_tool, replace the "
        "current "
        "values; everything else stays. With version, that version is changed, or added as a copy of the "
        "active one; an added version that is later than the active one becomes active. The result is "
        "validated first: nothing is changed if it is invalid or breaks a tool that calls this one. If a "
        "person pinned the tool, the approved version is served until they accept the change. describe_tool "
        "shows the current definition.";
    tool.inputSchema = changeArguments();
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolEdit> draft = draftOfChange(context, arguments);
        if (!draft) {
            done(refused(std::move(draft).error()));
            return nullptr;
        }
        auto saving = std::make_shared<SaveTool>(context, *std::move(draft), arguments[kAllowBroken].toBool(),
                                                 pool, std::move(done));
        saving->start();
        return saving;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
