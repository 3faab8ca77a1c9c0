// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/packs/packtools.h"

#include "base/ask.h"
#include "toolkit/builtins/changing.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/curation.h"
#include "workspace/pack/importpack.h"
#include "workspace/pack/packcodec.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

OnConflict onConflictNamed(std::string_view name)
{
    for (const auto &named : namesOf(OnConflict())) {
        if (named.name == name)
            return named.value;
    }
    return OnConflict::Skip;
}

std::string ended(std::string sentence)
{
    if (!sentence.ends_with('.') && !sentence.ends_with('?'))
        sentence += '.';
    return sentence;
}

Result<ImportPlan> planOf(const Workspace &workspace, const json::Value &pack, OnConflict onConflict)
{
    const DecodedPack decoded = decodePack(pack);
    if (!decoded.errors.empty()) {
        json::Value list = json::Value::array();
        for (const DocumentError &error : decoded.errors)
            list.append(json::Value(error.message));
        Error error{ErrorKind::Invalid, "pack_invalid",
                    "The \"pack\" cannot be read: " + ended(decoded.errors.front().message),
                    "Pass a pack as export_tools gives it."};
        error.details = json::Value::object({{"errors", std::move(list)}});
        return error;
    }
    ImportOptions options;
    options.onConflict = onConflict;
    options.origin = Origin::Agent;
    return planImport(workspace, decoded.pack, options);
}

// Nobody takes the place of a tool that they may not know of.
void keepHiddenTools(const CommandContext &context, ImportPlan &plan)
{
    for (const ObjectKey &key : plan.replaced) {
        const Tool *tool = key.kind == ObjectKind::Tool ? context.workspace->find<Tool>(key.name) : nullptr;
        if (tool != nullptr && !context.isVisible(*tool))
            plan.problems.push_back("The name \"" + key.name + "\" is taken; rename the tool of the pack.");
    }
    if (!plan.problems.empty())
        plan = {.problems = std::move(plan.problems)};
}

CommandOutcome problemsOf(const ImportPlan &plan)
{
    Error error{ErrorKind::Invalid, "import_refused", "Nothing was imported. " + plan.problems.front(),
                "Mend the \"pack\", or pass another \"on_conflict\"."};
    error.details = encode(plan);
    return refused(std::move(error));
}

// Goes on where the plan is there: the way back to who keeps the call going is the guard's alone.
class ImportCall final : public QObject {
    Q_DISABLE_COPY_MOVE(ImportCall)

public:
    ImportCall(CommandContext context, CommandDone done)
        : m_context(std::move(context))
        , m_done(std::move(done))
    {}

    void take(Result<ImportPlan> plan, bool isDryRun)
    {
        if (!plan)
            return m_done(refused(std::move(plan).error()));
        keepHiddenTools(m_context, *plan);
        json::Value answer = encode(*plan);
        if (isDryRun) {
            answer.set("dry_run", json::Value(true));
            return m_done(withinBudget(m_context, std::move(answer)));
        }
        if (!plan->problems.empty())
            return m_done(problemsOf(*plan));
        if (plan->edit.steps.empty())
            return m_done(answered(std::move(answer)));
        m_applying = applyThenAnswer(m_context, std::move(plan->edit), std::move(answer), m_done);
    }

private:
    CommandContext m_context;
    CommandDone m_done;
    Running m_applying;
};

} // namespace

std::unique_ptr<BuiltIn> importTools(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "import_tools";
    tool.title = "Import tools";
    tool.description =
        "Takes the tools, types and mappings of a pack that export_tools gave into this workspace, all of it "
        "or "
        "nothing. on_conflict says what happens to what has a name that is taken: skip (default), rename or "
        "replace. "
        "With dry_run it only reports what would happen. The endpoints that the pack names must exist here. "
        "REST and "
        "composite tools are made with it: get_query_dsl tells how they are written.";
    tool.inputSchema = argumentsSchema(
        {{"pack",
          objectArgument(
              "The pack: {format: \"tooltray-pack\", version: 1, tools?, types?, mappings?}; get_query_dsl "
              "has examples."),
          Argument::Need::Required},
         {"on_conflict",
          choiceArgument({"skip", "rename", "replace"}, "What becomes of names that are taken.")},
         {"dry_run", flagArgument("true: report and change nothing.")}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        auto call = std::make_shared<ImportCall>(context, std::move(done));
        auto work = [workspace = context.workspace, pack = arguments["pack"],
                     onConflict = onConflictNamed(arguments["on_conflict"].toString())] {
            return planOf(*workspace, pack, onConflict);
        };
        whenDone(
            ask(pool.get(), std::move(work)), call.get(),
            [weak = std::weak_ptr(call), isDryRun = arguments["dry_run"].toBool()](Result<ImportPlan> plan) {
                if (const auto still = weak.lock())
                    still->take(std::move(plan), isDryRun);
            });
        return call;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
