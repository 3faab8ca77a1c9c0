// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/approvaldesk.h"

#include "engine/desks/askworkspace.h"
#include "execution/approval/approvals.h"

#include <utility>

namespace tooltray::engine {
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

ApprovalDesk::ApprovalDesk(Core &core) : m_core(core) {}

ApprovalDesk::~ApprovalDesk() = default;

void ApprovalDesk::open()
{
    post(&m_core, [&core = m_core] { core.setApprovalsOpen(true); });
}

void ApprovalDesk::close()
{
    post(&m_core, [&core = m_core] { core.setApprovalsOpen(false); });
}

QFuture<Result<bool>> ApprovalDesk::decide(ApprovalId id, ApprovalDecision decision)
{
    return askWorkspace<bool>(m_core, [id, decision](OpenWorkspace &workspace, Answer<bool> answer) {
        answer.give(workspace.approvals().decide(execution::ApprovalId(id.value()), decisionOf(decision)));
    });
}

void ApprovalDesk::withdraw()
{
    post(&m_core, [&core = m_core] {
        if (OpenWorkspace *workspace = core.defaultWorkspace())
            workspace->approvals().withdraw();
    });
}

void ApprovalDesk::takeCards(std::vector<ApprovalCard> cards)
{
    m_cards = std::move(cards);
    Q_EMIT cardsChanged();
}

} // namespace tooltray::engine
