// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tray.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/sentence.h"
#include "ui/state/uistate.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/theme.h"
#include "ui/widgets/serverindicator.h"

#include <utility>

namespace tooltray::ui {
namespace {

// In brackets are those that no workspace names. They go by their program, whatever its version.
QString lastingNameOf(const engine::ConnectedClient &client)
{
    QString name = QString::fromStdString(client.name);
    if (!name.isEmpty() && !name.startsWith(u'('))
        return name;
    const QString program = QString::fromStdString(client.program);
    const qsizetype version = program.lastIndexOf(u' ');
    return version > 0 ? program.left(version) : program;
}

// Whoever started the program with a command; that one knows.
bool isOneself(const engine::ConnectedClient &client)
{
    return client.name == "(script)";
}

bool isDownByError(engine::ServerStatus::State state)
{
    using State = engine::ServerStatus::State;
    return state == State::Failed || state == State::PortInUse;
}

} // namespace

TrayNotices::TrayNotices(engine::Engine &engine, UiState &state, std::function<bool()> isWindowSeen,
                         QObject *parent)
    : QObject(parent)
    , m_state(state)
    , m_isWindowSeen(std::move(isWindowSeen))
    , m_server(engine.serverStatus().state)
{
    for (const engine::ConnectedClient &client : engine.clients().clients())
        remember(lastingNameOf(client));
    connect(&engine.clients(), &engine::ConnectedClients::clientArrived, this, &TrayNotices::greet);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &TrayNotices::tellServer);
}

void TrayNotices::tellApproval(const QString &title, const QString &text)
{
    tell(Kind::Warning, title, text);
}

void TrayNotices::tellServer(const engine::ServerStatus &status)
{
    const bool wasDown = isDownByError(std::exchange(m_server, status.state));
    if (wasDown || !isDownByError(status.state))
        return;
    const QString problem = said(status.problem);
    tell(Kind::Warning, tr("The server is not running"),
         problem.isEmpty() ? ServerIndicator::of(status, engine::KeychainStatus().condition).sentence()
                           : problem);
}

void TrayNotices::greet(const engine::ConnectedClient &client)
{
    const QString name = lastingNameOf(client);
    if (isOneself(client) || name.isEmpty() || !remember(name))
        return;
    tell(Kind::News, tr("A new client"),
         //: %1 is the name of a client
         tr("%1 connected for the first time.").arg(name));
}

bool TrayNotices::remember(const QString &client)
{
    if (client.isEmpty() || m_state.knownClients().contains(client))
        return false;
    m_state.addKnownClient(client);
    return true;
}

void TrayNotices::tell(Kind kind, const QString &title, const QString &text)
{
    if (m_state.showsNotices() && !m_isWindowSeen())
        Q_EMIT wanted(kind, title, text);
}

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

void Tray::setLook(const ServerIndicator &look)
{
    const bool isRunning = look.shape == ServerIndicator::Shape::FilledDot;
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
