// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/callclient.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/trial.h"
#include "engine/workspaces/enginethread.h"
#include "execution/delivery/approvals.h"

#include <utility>

namespace tooltray::engine {

CallClient::CallClient(EngineThread &thread) : m_thread(thread) {}

CallClient::~CallClient() = default;

QFuture<Result<TrialAnswer>> CallClient::run(Trial trial)
{
    return askWorkspace<TrialAnswer>(
        m_thread,
        [trial = std::move(trial)](OpenWorkspace &workspace, ResultPromise<TrialAnswer> answer) mutable {
            startTrial(workspace, std::move(trial), std::move(answer));
        });
}

QFuture<Result<ClientPreview>> CallClient::preview(workspace::Tool tool)
{
    return askWorkspace<ClientPreview>(
        m_thread, [tool = std::move(tool)](OpenWorkspace &workspace, ResultPromise<ClientPreview> answer) {
            answer.give(previewOf(workspace, tool));
        });
}

QFuture<Result<ListingSize>> CallClient::listingSize(std::string client)
{
    return askWorkspace<ListingSize>(
        m_thread, [client = std::move(client)](OpenWorkspace &workspace, ResultPromise<ListingSize> answer) {
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

ApprovalClient::ApprovalClient(EngineThread &thread) : m_thread(thread) {}

ApprovalClient::~ApprovalClient() = default;

void ApprovalClient::open()
{
    post(&m_thread, [&thread = m_thread] { thread.setApprovalsOpen(true); });
}

void ApprovalClient::close()
{
    post(&m_thread, [&thread = m_thread] { thread.setApprovalsOpen(false); });
}

QFuture<Result<bool>> ApprovalClient::decide(ApprovalId id, ApprovalDecision decision)
{
    return askWorkspace<bool>(m_thread, [id, decision](OpenWorkspace &workspace, ResultPromise<bool> answer) {
        answer.give(workspace.approvals().decide(execution::ApprovalId(id.value()), decisionOf(decision)));
    });
}

void ApprovalClient::withdraw()
{
    post(&m_thread, [&thread = m_thread] {
        if (OpenWorkspace *workspace = thread.defaultWorkspace())
            workspace->approvals().withdraw();
    });
}

void ApprovalClient::takeCards(std::vector<ApprovalCard> cards)
{
    m_cards = std::move(cards);
    Q_EMIT cardsChanged();
}

} // namespace tooltray::engine
