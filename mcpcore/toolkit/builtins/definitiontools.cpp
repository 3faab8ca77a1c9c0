// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "text/unicode/ascii.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/builtins/builtins.h"
#include "toolkit/builtins/tooledit.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/codec/members.h"
#include "workspace/edits/merge.h"
#include "workspace/snapshot/references.h"

#include <QObject>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

// Checks a draft against the schema, saves it when nothing is wrong, and answers with how to call it.
class SaveTool final : public QObject, public std::enable_shared_from_this<SaveTool> {
    Q_DISABLE_COPY_MOVE(SaveTool)

public:
    // mayBreak: whether other tools may stop working.
    SaveTool(CommandContext context, ToolEdit draft, bool mayBreak, std::shared_ptr<QThreadPool> pool,
             CommandDone done);

    void start();

private:
    void check();
    void save(Result<DraftCheck> check);
    void saveAgain(Error refusal);
    void fail(Error error);
    void answer();

    CommandContext m_context;
    ToolEdit m_draft;
    bool m_mayBreak;
    std::shared_ptr<QThreadPool> m_pool;
    CommandDone m_done;
    DraftCheck m_check;
    int m_tries = 0;
};

// The parameters are what the caller has just declared, or what its operation has as variables: the call that comes
// with them shows what has to be passed.
constexpr std::size_t kShownParameters = 1'000;

// As many others may be faster. Each time at least one of them is done.
constexpr int kMaxTries = 100;

bool isOthersChange(const Error &error)
{
    return error.code == "changed_since" || error.code == "changed_outside";
}

// True if the schema of a GraphQL API tells how to correct it.
bool isAboutSchema(const json::Value &problem)
{
    constexpr std::array<std::string_view, 10> kCodes{
        "constant_unfit",          "input_field_unknown", "mapping_unfit",     "one_of_unfit",
        "parameter_default_unfit", "parameter_unfit",     "step_path_unknown", "parameter_value_unfit",
        "unknown_variable",        "rule_path_unknown"};
    return problem["level"].toString() != "definition" || isOneOf(problem["code"].toString(), kCodes);
}

std::string hintFor(const workspace::Workspace &workspace, const ToolEdit &draft, const json::Value &errors)
{
    const std::string_view message = errors[std::size_t{0}]["message"].toString();
    if (message.find("There is no type ") != std::string_view::npos)
        return "Call list_graphql_types to see the types, or create_graphql_type to define this one.";
    if (message.find("There is no mapping ") != std::string_view::npos)
        return "Call list_mappings to see the mappings, or set_mapping to define this one.";
    const auto &operation = draft.tool.resolved(draft.version).operation;
    const auto *single = operation ? std::get_if<workspace::GraphqlOperation>(&*operation) : nullptr;
    if (single != nullptr && single->operationName.empty() && !severalOperations(single->document).empty())
        return "Save one tool for each operation, with only that operation in its document.";
    if (execution::hasNoSchema(workspace, draft.tool.endpoint)
        || std::ranges::none_of(errors.elements(), isAboutSchema))
        return "Correct it and call again.";
    return "Correct it and call again; get_schema_info and search_schema show what the schema has.";
}

std::string sentenceOf(const json::Value &problem)
{
    std::string sentence;
    if (problem.contains("path"))
        sentence.append("At ")
            .append(problem["path"].toString())
            .append(problem.contains("line") ? ", " : ": ");
    if (problem.contains("line"))
        sentence += (sentence.empty() ? "Line " : "line ") + std::string(problem["line"].numberText())
                    + ", column " + std::string(problem["column"].numberText()) + ": ";
    sentence += problem["message"].toString();
    if (problem.contains("suggestion"))
        sentence.append(" ").append(problem["suggestion"].toString());
    if (problem.contains("excerpt"))
        sentence.append("\n").append(problem["excerpt"].toString());
    return sentence;
}

Error notSaved(const workspace::Workspace &workspace, const ToolEdit &draft, json::Value errors)
{
    if (errors.isEmpty())
        return joinedProblems(draft.problems);
    const json::Value ofArguments = problemList(draft.problems);
    for (const json::Value &problem : ofArguments.elements())
        errors.append(problem);
    std::vector<std::string> sentences;
    for (const json::Value &problem : errors.elements())
        sentences.push_back(sentenceOf(problem));
    std::string message = (draft.problems.empty() ? "The tool \"" + draft.tool.name + "\" was not saved. "
                                                  : std::string("The tool was not saved. "))
                          + listedSentences(sentences, "problems").text();
    Error error{ErrorKind::Invalid, "definition_invalid", std::move(message),
                hintFor(workspace, draft, errors)};
    error.details = json::Value::object({{"errors", std::move(errors)}});
    return error;
}

SaveTool::SaveTool(CommandContext context, ToolEdit draft, bool mayBreak, std::shared_ptr<QThreadPool> pool,
                   CommandDone done)
    : m_context(std::move(context))
    , m_draft(std::move(draft))
    , m_mayBreak(mayBreak)
    , m_pool(std::move(pool))
    , m_done(std::move(done))
{}

void SaveTool::start()
{
    // What happens without a schema is for the check to say: a tool may be saved while its API is down.
    m_context.services->schemas.need(m_draft.tool.endpoint,
                                     [weak = weak_from_this()](const Result<graphql::SchemaPointer> &) {
                                         if (const auto self = weak.lock())
                                             self->check();
                                     });
}

void SaveTool::check()
{
    auto work = [workspace = m_context.workspace, schemas = m_context.services->schemas.all(),
                 draft = m_draft, style = m_context.client->enums]() -> Result<DraftCheck> {
        return checkDraft(*workspace, schemas, draft, style);
    };
    whenDone(ask(m_pool.get(), std::move(work)), this, [this](Result<DraftCheck> check) {
        const auto self = shared_from_this();
        self->save(std::move(check));
    });
}

void SaveTool::save(Result<DraftCheck> check)
{
    if (!check)
        return fail(std::move(check).error());
    m_check = *std::move(check);
    if (!m_check.errors.isEmpty() || !m_draft.problems.empty())
        return fail(notSaved(*m_context.workspace, m_draft, std::move(m_check.errors)));
    if (!m_check.broken.empty() && !m_mayBreak)
        return fail(wouldBreak(m_context, m_check.broken));
    workspace::Edit edit = editOf(m_draft);
    edit.author = m_context.client->name;
    m_context.services->workspaceAccess.apply(std::move(edit), [weak = weak_from_this()](Result<void> saved) {
        const auto self = weak.lock();
        if (!self)
            return;
        if (!saved)
            return self->saveAgain(std::move(saved).error());
        self->answer();
    });
}

// Others may have changed the tool since the call came: what they did to other fields stays, and is checked together
// with what this call does.
void SaveTool::saveAgain(Error refusal)
{
    const workspace::WorkspacePtr now = m_context.services->workspaceAccess.workspace();
    const workspace::Entry *entry = now->find({workspace::ObjectKind::Tool, m_draft.tool.name});
    if (!isOthersChange(refusal) || !m_draft.before || entry == nullptr || ++m_tries > kMaxTries)
        return fail(std::move(refusal));
    Result<workspace::Object> merged = workspace::merge(m_draft.before->object, *entry, m_draft.tool);
    if (!merged)
        return fail(std::move(merged).error());
    m_draft.tool = std::get<workspace::Tool>(*std::move(merged));
    m_draft.before = entry->definition();
    m_draft.basedOn = entry->revision();
    m_context.workspace = now;
    check();
}

void SaveTool::fail(Error error)
{
    std::exchange(m_done, {})(execution::toolFailure(std::move(error)));
}

void SaveTool::answer()
{
    const workspace::Tool &tool = m_draft.tool;
    std::vector<std::string> warnings = std::move(m_draft.warnings);
    std::ranges::move(m_check.warnings, std::back_inserter(warnings));
    const bool isActive = m_draft.version == tool.active;
    if (!isActive)
        warnings.push_back("Version " + tool.active.toString()
                           + " stays active; the call below names the version that was saved.");
    if (tool.pin)
        warnings.push_back("The tool is pinned: calls get the approved version "
                           + tool.pin->version.toString()
                           + " until a person accepts the change in the Tooltray window.");
    if (!m_context.isVisible(tool))
        warnings.emplace_back("The policy of this client does not let it call the tool. Ask the user to "
                              "allow it in the Tooltray window.");
    json::Value call =
        json::Value::object({{"command_name", tool.name}, {"parameters", std::move(m_check.example)}});
    if (!isActive)
        call.set("version", json::Value(m_draft.version.toString()));
    json::Value view = json::Value::object({{"name", tool.name}, {"version", m_draft.version.toString()}});
    view.set("parameters", outlined(std::move(m_check.parameters), kShownParameters));
    view.set("injected", workspace::encode(m_check.injected));
    view.set("warnings", workspace::encode(warnings));
    if (!m_check.broken.empty())
        view.set("broken_tools", brokenTools(m_context, m_check.broken));
    view.set("call", std::move(call));
    std::exchange(m_done, {})(withinBudget(m_context, std::move(view)));
}

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
