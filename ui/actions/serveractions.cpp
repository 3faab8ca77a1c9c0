// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/serveractions.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

namespace tooltray::ui {

using State = engine::ServerStatus::State;

ServerActions::ServerActions(engine::Engine &engine, const engine::ServerSettings &settings,
                             ActionRegistry &registry, QObject *parent)
    : QObject(parent)
    , m_engine(engine)
    , m_settings(settings)
    , m_registry(registry)
{
    registry.add({.id = actionid::kToggleServer,
                  .section = ActionSection::Server,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Start server"),
                  .icon = Icon::Play,
                  .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
                 [this] { toggle(); });
    registry.add({.id = actionid::kUseFreePort,
                  .section = ActionSection::Server,
                  //: Starts the server on another port when its own is taken
                  .text = QT_TRANSLATE_NOOP("Actions", "Use a &free port"),
                  .icon = Icon::Connect},
                 [this] { start({.port = 0, .hasDemo = m_settings.hasDemo}); });
    registry.add({.id = actionid::kCopyAddress,
                  .section = ActionSection::Server,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Copy address"),
                  .icon = Icon::Copy,
                  .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_A}},
                 [this] { copyAddress(); });
    registry.add({.id = actionid::kUseSample,
                  .section = ActionSection::Server,
                  //: Serves a GraphQL API that is part of the program, to try it out
                  .text = QT_TRANSLATE_NOOP("Actions", "Use the sample &endpoint"),
                  .icon = Icon::Endpoint},
                 [this] { useSample(); });
    connect(&engine, &engine::Engine::serverStatusChanged, this, &ServerActions::follow);
    follow(engine.serverStatus());
}

ServerActions::~ServerActions() = default;

void ServerActions::start(const engine::ServerSettings &settings)
{
    // How it went comes as a change of the status.
    m_engine.startServer(settings);
}

void ServerActions::toggle()
{
    const State state = m_engine.serverStatus().state;
    if (state == State::Running || state == State::Starting)
        m_engine.stopServer();
    else
        start(m_settings);
}

void ServerActions::useSample()
{
    m_settings.hasDemo = true;
    engine::ServerSettings settings = m_settings;
    // Clients go on finding it where it is.
    if (m_engine.serverStatus().state == State::Running)
        settings.port = m_engine.serverStatus().port;
    start(settings);
}

void ServerActions::copyAddress()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_engine.serverStatus().url));
    Q_EMIT done(tr("The address is on the clipboard."));
}

void ServerActions::follow(const engine::ServerStatus &status)
{
    const bool isOn = status.state == State::Running || status.state == State::Starting;
    m_registry.setText(actionid::kToggleServer,
                       isOn ? QT_TRANSLATE_NOOP("Actions", "&Stop server")
                            : QT_TRANSLATE_NOOP("Actions", "&Start server"),
                       isOn ? Icon::Stop : Icon::Play);
    m_registry.action(actionid::kUseSample)
        ->setVisible(status.demoUrl.empty() && status.state != State::Starting);
    m_registry.action(actionid::kUseFreePort)->setVisible(status.state == State::PortInUse);
    m_registry.action(actionid::kCopyAddress)->setEnabled(status.state == State::Running);
}

} // namespace tooltray::ui
