// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/traynotices.h"

#include "engine/engine.h"
#include "ui/language/sentence.h"
#include "ui/state/uistate.h"
#include "ui/widgets/serverlook.h"

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
    connect(&engine.clients(), &engine::ClientDesk::clientArrived, this, &TrayNotices::greet);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &TrayNotices::tellServer);
}

TrayNotices::~TrayNotices() = default;

void TrayNotices::tellApproval(const QString &title, const QString &text)
{
    tell(Kind::Warning, title, text);
}

void TrayNotices::tellServer(const engine::ServerStatus &status)
{
    const bool wasDown = isDownByError(std::exchange(m_server, status.state));
    if (wasDown || !isDownByError(status.state))
        return;
    const QString problem = worded({}, status.problem);
    tell(Kind::Warning, tr("The server does not run"),
         problem.isEmpty() ? ServerLook::of(status, engine::KeychainLook().condition).sentence() : problem);
}

void TrayNotices::greet(const engine::ConnectedClient &client)
{
    const QString name = lastingNameOf(client);
    if (isOneself(client) || name.isEmpty() || !remember(name))
        return;
    tell(Kind::News, tr("A new client"),
         //: %1 is the name of a client
         tr("%1 is connected for the first time.").arg(name));
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

} // namespace tooltray::ui
