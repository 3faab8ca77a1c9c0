// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tray.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/theme/appicon.h"
#include "ui/theme/theme.h"
#include "ui/theme/visibletext.h"
#include "ui/widgets/serverlook.h"

namespace tooltray::ui {

Tray::Tray(const Theme &theme, const ActionRegistry &actions)
    : m_theme(theme)
    , m_show(m_menu.addAction(QString()))
    , m_state(m_menu.addAction(QString()))
{
    m_state->setEnabled(false);
    for (const auto id :
         {actionid::kToggleServer, actionid::kPauseCalls, actionid::kCopyAddress, actionid::kConnectClient})
        m_menu.addAction(actions.action(id));
    m_menu.addSeparator();
    m_menu.addAction(actions.action(actionid::kQuit));
    m_icon.setContextMenu(&m_menu);
    connect(m_show, &QAction::triggered, this, &Tray::windowWanted);
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
            Q_EMIT windowWanted();
    });
    connect(&m_icon, &QSystemTrayIcon::messageClicked, this, &Tray::windowWanted);
    retranslate();
}

Tray::~Tray() = default;

void Tray::setLook(const ServerLook &look)
{
    const bool isRunning = look.shape == ServerLook::Shape::FilledDot;
    m_icon.setIcon(isRunning ? appIcon()
                             : appIcon(AppIconBadge{look.icon, tintColour(m_theme.tokens(), look.tint)}));
    m_icon.setToolTip(withoutMarkup(QStringLiteral("Tooltray\n") + look.sentence()));
    m_state->setText(withoutMnemonics(look.sentence()));
    m_icon.show();
}

void Tray::showNotice(TrayNotices::Kind kind, const QString &title, const QString &text)
{
    using Kind = TrayNotices::Kind;
    m_icon.showMessage(withoutMarkup(title), withoutMarkup(text),
                       kind == Kind::Warning ? QSystemTrayIcon::Warning : QSystemTrayIcon::Information);
}

void Tray::retranslate()
{
    m_show->setText(tr("Show window"));
}

} // namespace tooltray::ui
