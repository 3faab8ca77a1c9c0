// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbanner.h"

#include "engine/serverstatus.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"

#include <QVBoxLayout>

namespace tooltray::ui {

ServerBanner::ServerBanner(const Theme &theme, const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent)
    , m_message(new InlineMessage(theme, this))
{
    m_message->addButton(*actions.action(actionid::kUseFreePort));
    m_message->addButton(*actions.action(actionid::kToggleServer));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    layout->addWidget(m_message);
    hide();
}

ServerBanner::~ServerBanner() = default;

void ServerBanner::update(const engine::ServerStatus &status, Page page)
{
    using State = engine::ServerStatus::State;
    const QString problem = QString::fromStdString(status.problem);
    switch (status.state) {
    case State::Stopped:
        m_message->setMessage(MessageKind::Info, tr("The server is stopped, so no client can connect."));
        setVisible(page == Page::WaitsForCalls);
        return;
    case State::PortInUse:
        m_message->setMessage(MessageKind::Warning, problem.isEmpty()
                                                        ? tr("Another program uses port %1.").arg(status.port)
                                                        : problem);
        setVisible(true);
        return;
    case State::Failed:
        m_message->setMessage(MessageKind::Error,
                              problem.isEmpty() ? tr("The server could not start.") : problem);
        setVisible(true);
        return;
    case State::Starting:
    case State::Running: setVisible(false); return;
    }
}

} // namespace tooltray::ui
