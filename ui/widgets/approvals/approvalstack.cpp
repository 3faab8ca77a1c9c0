// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalstack.h"

#include "base/ask.h"
#include "engine/desks/approvaldesk.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalpanel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/wording/sentence.h"

#include <QAccessible>
#include <QVBoxLayout>

namespace tooltray::ui {

ApprovalStack::ApprovalStack(const Theme &theme, engine::ApprovalDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_panel(new ApprovalPanel(theme, this))
    , m_problem(new InlineMessage(theme, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    layout->addWidget(m_problem);
    layout->addWidget(m_panel);
    m_problem->hide();
    connect(m_panel, &ApprovalPanel::decided, this, &ApprovalStack::decide);
    connect(&desk, &engine::ApprovalDesk::cardsChanged, this, &ApprovalStack::refresh);
    desk.open();
    refresh();
}

ApprovalStack::~ApprovalStack()
{
    // Nobody is there to say yes any more: clients are asked instead.
    m_desk.close();
}

void ApprovalStack::refresh()
{
    const std::vector<engine::ApprovalCard> &cards = m_desk.cards();
    setVisible(!cards.empty());
    if (cards.empty())
        return;
    const engine::ApprovalCard &oldest = cards.front();
    const bool isOther = m_panel->card().id != oldest.id;
    if (isOther)
        m_problem->hide();
    m_panel->setCard(oldest, static_cast<qsizetype>(cards.size()) - 1);
    if (!m_newest || *m_newest < cards.back().id) {
        m_newest = cards.back().id;
        Q_EMIT asked(
            tr("A call waits for your yes"),
            //: %1 is a client, %2 a tool
            tr("%1 wants to run %2.")
                .arg(QString::fromStdString(cards.back().client), QString::fromStdString(cards.back().tool)));
    }
    if (isOther) {
        QAccessibleEvent event(m_panel, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void ApprovalStack::decide(engine::ApprovalId id, engine::ApprovalDecision decision)
{
    m_panel->setBusy(true);
    whenDone(m_desk.decide(id, decision), this, [this, id](Result<bool> done) {
        if (m_panel->card().id == id)
            m_panel->setBusy(false);
        if (done && *done)
            return m_problem->hide();
        m_problem->setMessage(MessageKind::Warning,
                              done ? tr("That call does not wait any more.") : sentenceOf(done.error()));
        m_problem->show();
    });
}

} // namespace tooltray::ui
