// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/callclient.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/trial.h"
#include "engine/workspaces/enginethread.h"
#include "execution/delivery/approvals.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {

CallClient::CallClient(WorkspaceLink link) : m_link(std::move(link)) {}

QFuture<Result<TrialAnswer>> CallClient::run(Trial trial)
{
    return askWorkspace<TrialAnswer>(
        m_link,
        [trial = std::move(trial)](OpenWorkspace &workspace, ResultPromise<TrialAnswer> answer) mutable {
            startTrial(workspace, std::move(trial), std::move(answer));
        });
}

QFuture<Result<ClientPreview>> CallClient::preview(workspace::Tool tool)
{
    return askWorkspace<ClientPreview>(
        m_link, [tool = std::move(tool)](OpenWorkspace &workspace, ResultPromise<ClientPreview> answer) {
            answer.give(previewOf(workspace, tool));
        });
}

QFuture<Result<ListingSize>> CallClient::listingSize(std::string client)
{
    return askWorkspace<ListingSize>(
        m_link, [client = std::move(client)](OpenWorkspace &workspace, ResultPromise<ListingSize> answer) {
            measureListing(workspace, client, std::move(answer));
        });
}

namespace {

execution::Decision decisionOf(ApprovalDecision decision)
{
    switch (decision) {
    case ApprovalDecision::Once: return execution::Decision::Approve;
    case ApprovalDecision::SameForAnHour: return execution::Decision::ApproveForAnHour;
    case ApprovalDecision::ToolForAnHour: return execution::Decision::ApproveToolForAnHour;
    case ApprovalDecision::Deny: break;
    }
    return execution::Decision::Deny;
}

} // namespace

ApprovalClient::ApprovalClient(WorkspaceLink link) : m_link(std::move(link)) {}

void ApprovalClient::open()
{
    post(&m_link.thread, [&thread = m_link.thread] { thread.setApprovalsOpen(true); });
}

void ApprovalClient::close()
{
    post(&m_link.thread, [&thread = m_link.thread] { thread.setApprovalsOpen(false); });
}

QFuture<Result<bool>> ApprovalClient::decide(ApprovalId id, ApprovalDecision decision)
{
    const auto found = m_sources.find(id);
    const Source source = found == m_sources.end() ? Source{m_link.name, id} : found->second;
    const WorkspaceLink link{m_link.thread, source.workspace.empty() ? m_link.name : source.workspace};
    return askWorkspace<bool>(link, [id = source.id, decision](OpenWorkspace &workspace,
                                                               ResultPromise<bool> answer) {
        answer.give(workspace.approvals().decide(execution::ApprovalId(id.value()), decisionOf(decision)));
    });
}

void ApprovalClient::withdraw()
{
    post(&m_link.thread, [&thread = m_link.thread, name = m_link.name] {
        if (OpenWorkspace *workspace = thread.workspace(name))
            workspace->approvals().withdraw();
    });
}

// Workspaces number their calls each on their own.
ApprovalId ApprovalClient::idFor(const Source &source) const
{
    for (const auto &[id, known] : m_sources) {
        if (known.workspace == source.workspace && known.id == source.id)
            return id;
    }
    return source.id;
}

void ApprovalClient::takeCards(const std::vector<ApprovalCard> &cards, const std::string &workspace)
{
    std::map<ApprovalId, Source> sources = m_sources;
    std::erase_if(m_cards, [&](const ApprovalCard &card) { return card.workspace == workspace; });
    std::erase_if(sources, [&](const auto &source) { return source.second.workspace == workspace; });
    for (ApprovalCard card : cards) {
        const Source source{workspace, card.id};
        card.id = idFor(source);
        if (sources.contains(card.id)) // of another workspace
            card.id = ApprovalId(m_lastId.value() + 1);
        card.workspace = workspace;
        m_lastId = std::max(m_lastId, card.id);
        sources.insert_or_assign(card.id, source);
        m_cards.push_back(std::move(card));
    }
    m_sources = std::move(sources);
    std::ranges::stable_sort(m_cards, {}, &ApprovalCard::since);
    Q_EMIT cardsChanged();
}

} // namespace tooltray::engine
