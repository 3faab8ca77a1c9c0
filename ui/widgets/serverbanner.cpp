// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/settings/serversettings.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QLocale>
#include <QVBoxLayout>

namespace tooltray::ui {

ServerBanner::ServerBanner(const Theme &theme, const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent)
    , m_problem(new InlineMessage(theme, this))
    , m_paused(new InlineMessage(theme, this))
    , m_moved(new InlineMessage(theme, this))
    , m_close(new QAction(this))
{
    m_problem->addButton(*actions.action(actionid::kUseFreePort));
    m_problem->addButton(*actions.action(actionid::kToggleServer));
    m_paused->addButton(*actions.action(actionid::kPauseCalls));
    m_moved->addButton(*actions.action(actionid::kConnectClient));
    m_moved->addButton(*m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    for (InlineMessage *message : {m_problem, m_paused, m_moved}) {
        layout->addWidget(message);
        message->hide();
    }
    connect(m_close, &QAction::triggered, this, [this] {
        m_moved->hide();
        setVisible(!m_problem->isHidden() || !m_paused->isHidden());
    });
    keepTranslated(*this, [this] { m_close->setText(tr("Close")); });
    hide();
}

void ServerBanner::update(const engine::ServerStatus &status, Page page)
{
    const bool hasProblem = showProblem(status, page);
    const bool isPaused = status.isPaused && status.state == engine::ServerStatus::State::Running
                          && page == Page::WaitsForCalls;
    if (isPaused)
        m_paused->setMessage(MessageKind::Info,
                             tr("Calls are paused: clients get an error that says so. You can call tools."));
    m_problem->setVisible(hasProblem);
    m_paused->setVisible(isPaused);
    if (status.port != m_port)
        m_moved->hide();
    setVisible(hasProblem || isPaused || !m_moved->isHidden());
}

void ServerBanner::tellMoved(std::uint16_t port, const QStringList &clients)
{
    m_port = port;
    if (clients.isEmpty())
        return;
    m_moved->setMessage(MessageKind::Info,
                        //: %1 is a port, %2 a list of names
                        tr("The server is now on port %1. These clients still use the old one: %2.")
                            .arg(QString::number(port), QLocale().createSeparatedList(clients)));
    m_moved->show();
    show();
}

bool ServerBanner::showProblem(const engine::ServerStatus &status, Page page)
{
    using State = engine::ServerStatus::State;
    const QString problem = said(status.problem);
    switch (status.state) {
    case State::Stopped:
        m_problem->setMessage(MessageKind::Info, tr("The server is stopped, so no client can connect."));
        return page != Page::Other;
    case State::PortInUse:
        m_problem->setMessage(MessageKind::Warning, problem.isEmpty()
                                                        ? tr("Another program uses port %1.").arg(status.port)
                                                        : problem);
        return true;
    case State::Failed:
        m_problem->setMessage(MessageKind::Error,
                              problem.isEmpty() ? tr("The server could not start.") : problem);
        return true;
    case State::Starting:
    case State::Running: break;
    }
    return false;
}

} // namespace tooltray::ui
