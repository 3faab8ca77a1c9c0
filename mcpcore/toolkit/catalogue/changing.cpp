// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/changing.h"

#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "execution/preparation/schemas.h"
#include "text/words/suggestions.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/apply.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

workspace::ToolFindings visibleOnly(const CommandContext &context, workspace::ToolFindings findings)
{
    std::erase_if(findings, [&](const workspace::ToolFinding &finding) {
        const auto *tool = context.workspace->find<workspace::Tool>(finding.tool);
        return tool != nullptr && !context.isVisible(*tool);
    });
    for (workspace::ToolFinding &finding : findings) {
        const auto *tool = context.workspace->find<workspace::Tool>(finding.tool);
        for (workspace::ToolProblem &problem : finding.problems) {
            if (tool != nullptr)
                problem = problemFor(*context.workspace, context.isVisible, *tool, std::move(problem));
        }
    }
    return findings;
}

// Goes on where the check is done: the way back to who keeps the call going is the guard's alone.
class GuardedChange final : public QObject {
    Q_DISABLE_COPY_MOVE(GuardedChange)

public:
    GuardedChange(CommandContext context, CheckedChange change, CommandDone done)
        : m_context(std::move(context))
        , m_change(std::move(change))
        , m_done(std::move(done))
    {}

    void take(Result<workspace::ChangeCheck> check)
    {
        if (!check)
            return m_done(refused(std::move(check).error()));
        if (!check->broken.empty() && !m_change.mayBreak)
            return m_done(refused(wouldBreak(m_context, check->broken)));
        if (!check->broken.empty())
            m_change.answer.set("broken_tools", brokenTools(m_context, check->broken));
        m_applying = applyThenAnswer(m_context, std::move(m_change.edit), std::move(m_change.answer), m_done);
    }

private:
    CommandContext m_context;
    CheckedChange m_change;
    CommandDone m_done;
    Running m_applying;
};

} // namespace

Running applyThenAnswer(const CommandContext &context, workspace::Edit edit, json::Value answer,
                        CommandDone done)
{
    Guard guard = makeGuard();
    edit.author = context.client->name;
    context.services->workspaceAccess.apply(
        std::move(edit),
        whileKept(guard, [context, answer = std::move(answer), done = std::move(done)](Result<void> made) {
            if (!made)
                return done(execution::toolFailure(std::move(made).error()));
            done(withinBudget(context, answer));
        }));
    return guard;
}

Running checkThenApply(const CommandContext &context, const WorkPool &pool, CheckedChange change,
                       CommandDone done)
{
    auto work = [workspace = context.workspace, schemas = context.services->schemas.all(),
                 edit = change.edit]() -> Result<workspace::ChangeCheck> {
        const Result<workspace::Applied> applied = workspace::apply(*workspace, edit);
        if (!applied)
            return applied.error();
        return workspace::checkChange(*workspace, *applied->workspace, schemas);
    };
    auto call = std::make_shared<GuardedChange>(context, std::move(change), std::move(done));
    whenDone(ask(pool.get(), std::move(work)), call.get(),
             [weak = std::weak_ptr(call)](Result<workspace::ChangeCheck> check) {
                 if (const auto still = weak.lock())
                     still->take(std::move(check));
             });
    return call;
}

json::Value allowBrokenArgument()
{
    return flagArgument("true: change it even if other tools stop working.");
}

Error wouldBreak(const CommandContext &context, const workspace::ToolFindings &broken)
{
    const workspace::ToolFindings shown = visibleOnly(context, broken);
    Error error{
        ErrorKind::Conflict, "would_break",
        "Nothing was changed, because the change breaks "
            + (shown.empty() ? std::string("something else in the workspace") : workspace::toolNames(shown))
            + ".",
        "Change those tools first (import_tools changes several at once), or pass \"allow_broken\": "
        "true and correct them afterwards."};
    std::vector<std::string> sentences;
    for (const workspace::ToolFinding &finding : shown) {
        for (const workspace::ToolProblem &problem : finding.problems)
            sentences.push_back(finding.tool + ": " + withPlace(problem).text());
    }
    if (!sentences.empty())
        error.message = Message::joined({error.message, listedSentences(sentences, "problems")});
    error.details = json::Value::object({{"broken_tools", encode(shown)}});
    return error;
}

json::Value brokenTools(const CommandContext &context, const workspace::ToolFindings &broken)
{
    return encode(visibleOnly(context, broken));
}

namespace {

using namespace workspace;

constexpr std::size_t kMaxUsersNamed = 5;

Error notKnown(const Workspace &workspace, const ObjectKey &key, std::string_view argument)
{
    std::vector<std::string> names;
    for (const auto &[name, entry] : workspace.entries(key.kind))
        names.push_back(name);
    const std::string suggestion = didYouMean(suggestions(key.name, names));
    const bool isType = key.kind == ObjectKind::Type;
    return {ErrorKind::NotFound, std::string(kindName(key.kind)) + "_unknown",
            "There is no " + std::string(kindName(key.kind)) + " \"" + key.name + "\" (in \""
                + std::string(argument) + "\")." + (suggestion.empty() ? "" : " " + suggestion),
            std::string("Call ") + (isType ? "list_graphql_types" : "list_mappings")
                + " to see what there is."};
}

std::string usersText(const std::vector<std::string> &users)
{
    if (users.size() <= kMaxUsersNamed)
        return namesAnd(users);
    std::string text;
    for (std::size_t i = 0; i < kMaxUsersNamed; ++i)
        text.append(i == 0 ? "\"" : ", \"").append(users[i]).append("\"");
    return text + " and " + std::to_string(users.size() - kMaxUsersNamed) + " more";
}
} // namespace

Error unknownVersion(const workspace::Tool &tool, const std::string &version, std::string_view argument)
{
    std::vector<std::string> known;
    for (const auto &[number, definition] : tool.versions)
        known.push_back(number.toString());
    return {ErrorKind::NotFound, "version_unknown",
            "The tool \"" + tool.name + "\" has no version \"" + version + "\" (in \"" + std::string(argument)
                + "\").",
            "Pass " + namesOr(known).text()
                + (argument == "version" ? std::string(", or omit \"version\".") : std::string("."))};
}

Result<workspace::Tool> withoutVersion(workspace::Tool tool, workspace::Version version)
{
    if (!tool.versions.contains(version))
        return unknownVersion(tool, version.toString());
    if (tool.versions.size() == 1)
        return Error{ErrorKind::Invalid, "last_version",
                     "The \"version\" " + version.toString() + " is the only one of the tool \"" + tool.name
                         + "\".",
                     "Call delete_saved_tool without \"version\" to delete the tool."};
    workspace::removeVersion(tool, version);
    return tool;
}

std::optional<Error> removalProblem(const Workspace &workspace, const ObjectKey &key,
                                    std::string_view argument, const MaySee &isVisible)
{
    if (workspace.find(key) == nullptr)
        return notKnown(workspace, key, argument);
    const ToolUsers tools = toolUsers(workspace, key, isVisible);
    std::vector<std::string> types;
    for (const ObjectKey &user : workspace.usersOf(key)) {
        if (user.kind == ObjectKind::Type && user != key)
            types.push_back(user.name);
    }
    if (tools.visible.empty() && types.empty() && !tools.hasHidden)
        return std::nullopt;
    std::string users;
    if (!tools.visible.empty())
        users = (tools.visible.size() == 1 ? "the tool " : "the tools ") + usersText(tools.visible);
    else if (!types.empty())
        users = (types.size() == 1 ? "the type " : "the types ") + usersText(types);
    else
        users = "something else in the workspace";
    Error error{ErrorKind::Conflict, "in_use",
                "The " + toString(key).text() + " cannot be deleted: it is used by " + users + ".",
                "Change or delete what uses it first."};
    error.details = json::Value::object({{"used_by", workspace::encode(tools.visible)}});
    if (!types.empty())
        error.details.set("used_by_types", workspace::encode(types));
    return error;
}

} // namespace tooltray::toolkit
