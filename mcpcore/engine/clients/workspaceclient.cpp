// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/workspaceclient.h"

#include "engine/clients/trial.h"
#include "engine/workspaces/enginethread.h"
#include "storage/drafts/drafts.h"
#include "storage/store/store.h"
#include "workspace/checks/checkchange.h"
#include "workspace/edits/apply.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {
namespace {

Error noFolder()
{
    return {ErrorKind::Unavailable, "no_data_folder",
            CORE_TEXT("Core", "There is no folder to store this in."),
            CORE_TEXT("Core", "Start Tooltray with a data folder.")};
}

// Passes on only success or failure; the change itself is reported as news.
void passOnDone(const QFuture<Result<storage::Done>> &future, OpenWorkspace &workspace,
                ResultPromise<void> answer)
{
    auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
    whenDone(future, &workspace, [shared](const Result<storage::Done> &done) {
        shared->give(done ? Result<void>() : Result<void>(done.error()));
    });
}

// A person may save what nobody calls, and make something else of what is broken already.
bool mayBeWrong(const workspace::ToolFinding &finding, const workspace::Edit &edit,
                const workspace::Health &health)
{
    const workspace::ToolHealth *now = health.of(finding.tool);
    const bool isBroken = now != nullptr && now->state() == workspace::HealthState::Broken;
    return isBroken || std::ranges::any_of(edit.steps, [&finding](const workspace::EditStep &step) {
               const auto *put = std::get_if<workspace::PutObject>(&step);
               const auto *tool = put == nullptr ? nullptr : std::get_if<workspace::Tool>(&put->object);
               return tool != nullptr && tool->name == finding.tool
                      && (!tool->enabled || tool->active != finding.version);
           });
}

std::optional<Error> refusalOf(const workspace::ChangeCheck &check, const workspace::Edit &edit,
                               const workspace::Health &health, WorkspaceClient::Breaking breaking)
{
    for (const workspace::ToolFinding &finding : check.refused) {
        if (!mayBeWrong(finding, edit, health))
            return Error{
                ErrorKind::Invalid,
                "definition_invalid",
                {CORE_TEXT("Core", "The version {version} of the tool \"{tool}\" cannot be saved. {problem}"),
                 {{"version", finding.version.toString()},
                  {"tool", finding.tool},
                  {"problem", withPlace(finding.problems.front())}}},
                {}};
    }
    if (check.broken.empty() || breaking == WorkspaceClient::Breaking::Allow)
        return std::nullopt;
    constexpr std::string_view kSeveral = "the tools ";
    const workspace::ToolFinding &first = check.broken.front();
    const std::string names = workspace::toolNames(check.broken);
    const bool isOne = !names.starts_with(kSeveral);
    return Error{ErrorKind::Conflict,
                 "would_break",
                 {isOne ? CORE_TEXT("Core", "The change breaks the tool \"{tool}\". {name}: {problem}")
                        : CORE_TEXT("Core", "The change breaks the tools {names}. {name}: {problem}"),
                  {{"tool", first.tool},
                   {"names", isOne ? std::string() : names.substr(kSeveral.size())},
                   {"name", first.tool},
                   {"problem", withPlace(first.problems.front())}}},
                 {}};
}

} // namespace

workspace::Schemas WorkspaceState::checked() const
{
    workspace::Schemas all;
    for (const auto &[endpoint, known] : schemas)
        all.emplace(endpoint, workspace::ApiSchemas(known.schema, known.described.checked.api));
    return all;
}

WorkspaceClient::WorkspaceClient(WorkspaceLink link, const std::string &folder)
    : m_link(std::move(link))
    , m_drafts(folder.empty() ? nullptr
                              : std::make_unique<storage::AsyncDraftFolder>(Folder(folder).at("drafts")))
{
    m_state.workspace = workspace::Workspace::create({});
    m_state.health = std::make_shared<const workspace::Health>();
}

WorkspaceClient::~WorkspaceClient() = default;

QFuture<Result<void>> WorkspaceClient::apply(workspace::Edit edit)
{
    return askWorkspace<void>(
        m_link, [edit = std::move(edit)](OpenWorkspace &workspace, ResultPromise<void> answer) mutable {
            passOnDone(workspace.applyEntered(std::move(edit)), workspace, std::move(answer));
        });
}

QFuture<Result<void>> WorkspaceClient::save(workspace::Edit edit, Breaking breaking)
{
    return askWorkspace<void>(
        m_link, [edit = std::move(edit), breaking](OpenWorkspace &workspace, ResultPromise<void> answer) {
            const auto work = [before = workspace.live().workspace(), schemas = workspace.schemas().all(),
                               health = workspace.health(), edit, breaking]() -> Result<void> {
                const Result<workspace::Applied> applied = workspace::apply(*before, edit);
                if (!applied)
                    return applied.error();
                const auto check = workspace::checkChange(*before, *applied->workspace, schemas);
                if (std::optional<Error> refusal = refusalOf(check, edit, *health, breaking))
                    return *std::move(refusal);
                return {};
            };
            auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
            whenDone(ask(&workspace.pool(), work), &workspace,
                     [&workspace, edit, shared](const Result<void> &checked) {
                         if (!checked)
                             return shared->give(checked.error());
                         passOnDone(workspace.applyEntered(edit), workspace, std::move(*shared));
                     });
        });
}

QFuture<Result<void>> WorkspaceClient::undo(std::optional<workspace::HistoryStepId> step)
{
    return askWorkspace<void>(m_link, [step](OpenWorkspace &workspace, ResultPromise<void> answer) {
        passOnDone(workspace.live().undo(step), workspace, std::move(answer));
    });
}

QFuture<Result<void>> WorkspaceClient::redo(std::optional<workspace::HistoryStepId> step)
{
    return askWorkspace<void>(m_link, [step](OpenWorkspace &workspace, ResultPromise<void> answer) {
        passOnDone(workspace.live().redo(step), workspace, std::move(answer));
    });
}

QFuture<Result<void>> WorkspaceClient::schemasOpened()
{
    return askWorkspace<void>(m_link, [](OpenWorkspace &workspace, ResultPromise<void> answer) {
        auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
        workspace.schemas().whenOpened([shared] { shared->give({}); });
    });
}

QFuture<Result<void>> WorkspaceClient::refreshSchema(std::string endpoint)
{
    return askWorkspace<void>(
        m_link, [endpoint = std::move(endpoint)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
            workspace.schemas().refresh(endpoint, [shared](const Result<execution::SchemaNews> &news) {
                if (!news)
                    return shared->give(news.error());
                shared->give(news->state.problem ? Result<void>(*news->state.problem) : Result<void>());
            });
        });
}

QFuture<Result<EndpointProbe>> WorkspaceClient::probe(workspace::Endpoint endpoint, Looking looking)
{
    return askWorkspace<EndpointProbe>(
        m_link, [endpoint = std::move(endpoint), looking](OpenWorkspace &workspace,
                                                          ResultPromise<EndpointProbe> answer) mutable {
            startProbe(workspace, std::move(endpoint), looking, std::move(answer));
        });
}

QFuture<Result<void>> WorkspaceClient::writeDraft(std::string id, std::string content)
{
    return m_drafts ? m_drafts->write(std::move(id), std::move(content)) : answered<void>(noFolder());
}

QFuture<Result<void>> WorkspaceClient::removeDraft(std::string id)
{
    return m_drafts ? m_drafts->remove(std::move(id)) : answered<void>(noFolder());
}

QFuture<Result<std::vector<RecoveredDraft>>> WorkspaceClient::recoveredDrafts()
{
    using Drafts = std::vector<RecoveredDraft>;
    if (!m_drafts)
        return answered<Drafts>(Drafts());
    ResultPromise<Drafts> answer;
    auto future = answer.future();
    auto shared = std::make_shared<ResultPromise<Drafts>>(std::move(answer));
    whenDone(m_drafts->recoveredDrafts(), this, [shared](const Result<storage::RecoveredDrafts> &found) {
        if (!found)
            return shared->give(found.error());
        Drafts drafts;
        for (const storage::SavedDraft &draft : found->drafts)
            drafts.push_back({draft.session, draft.id, draft.content, draft.saved});
        shared->give(std::move(drafts));
    });
    return future;
}

QFuture<Result<void>> WorkspaceClient::removeLeft(RecoveredDraft draft)
{
    return m_drafts ? m_drafts->removeLeft(std::move(draft.session), std::move(draft.id))
                    : answered<void>(noFolder());
}

QFuture<Result<std::vector<SavedMoment>>> WorkspaceClient::moments()
{
    using Moments = std::vector<SavedMoment>;
    return askWorkspace<Moments>(m_link, [](OpenWorkspace &workspace, ResultPromise<Moments> answer) {
        auto shared = std::make_shared<ResultPromise<Moments>>(std::move(answer));
        whenDone(workspace.store().states(), &workspace,
                 [shared](const Result<std::vector<storage::SavedState>> &states) {
                     if (!states)
                         return shared->give(states.error());
                     Moments moments;
                     for (const storage::SavedState &state : *states)
                         moments.push_back({state.id, state.time, state.label});
                     shared->give(std::move(moments));
                 });
    });
}

QFuture<Result<void>> WorkspaceClient::goBack(std::string moment)
{
    return askWorkspace<void>(
        m_link, [moment = std::move(moment)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.store().restore(moment), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> WorkspaceClient::keepMoment(std::string label)
{
    return askWorkspace<void>(
        m_link, [label = std::move(label)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.store().keep(label), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> WorkspaceClient::moveLibrary()
{
    return askWorkspace<void>(m_link, [](OpenWorkspace &workspace, ResultPromise<void> answer) {
        auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
        workspace.libraryMove().move([shared](Result<void> moved) { shared->give(std::move(moved)); });
    });
}

QFuture<Result<void>> WorkspaceClient::libraryLooked()
{
    return askWorkspace<void>(m_link, [](OpenWorkspace &workspace, ResultPromise<void> answer) {
        auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
        workspace.libraryMove().whenLooked([shared] { shared->give({}); });
    });
}

QFuture<Result<void>> WorkspaceClient::leaveLibrary()
{
    return askWorkspace<void>(m_link, [](OpenWorkspace &workspace, ResultPromise<void> answer) {
        auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
        workspace.libraryMove().decline([shared](Result<void> left) { shared->give(std::move(left)); });
    });
}

void WorkspaceClient::takeWorkspace(workspace::WorkspacePtr workspace, workspace::History history)
{
    m_state.workspace = std::move(workspace);
    m_state.history = std::move(history);
    m_state.isOpen = true;
    std::erase_if(m_state.schemas, [this](const auto &schema) {
        return m_state.workspace->find<workspace::Endpoint>(schema.first) == nullptr;
    });
    Q_EMIT workspaceChanged();
}

void WorkspaceClient::takeHealth(std::shared_ptr<const workspace::Health> health)
{
    m_state.health = std::move(health);
    Q_EMIT healthChanged();
}

void WorkspaceClient::takeSchema(const std::string &endpoint, EndpointSchema schema)
{
    m_state.schemas.insert_or_assign(endpoint, std::move(schema));
    Q_EMIT schemaChanged(endpoint);
}

void WorkspaceClient::takeProblems(std::vector<workspace::DocumentProblem> problems)
{
    m_state.problems = std::move(problems);
    Q_EMIT problemsChanged();
}

void WorkspaceClient::takeSaving(std::optional<Error> readOnly)
{
    m_state.readOnly = std::move(readOnly);
    Q_EMIT problemsChanged();
}

void WorkspaceClient::takeConfiguration(std::optional<Error> problem)
{
    m_state.configuration = std::move(problem);
    Q_EMIT problemsChanged();
}

void WorkspaceClient::takeLibrary(std::optional<LibraryOffer> offer)
{
    m_state.library = std::move(offer);
    Q_EMIT problemsChanged();
}

} // namespace tooltray::engine
