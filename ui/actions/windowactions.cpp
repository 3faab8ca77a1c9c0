// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/windowactions.h"

#include "base/task/ask.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/clients.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QFontInfo>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kGroup = 3; // of the View menu

void addChoice(QActionGroup &group, QAction &action, bool isChosen)
{
    action.setCheckable(true);
    action.setChecked(isChosen);
    group.addAction(&action);
}

} // namespace

void addThemeActions(ActionRegistry &registry, Theme &theme, UiState &state)
{
    struct Choice {
        ThemeChoice choice;
        const char *id;
        const char *text;
    };
    constexpr std::array kChoices{
        Choice{ThemeChoice::System, "view.theme.system", QT_TRANSLATE_NOOP("Actions", "&System")},
        Choice{ThemeChoice::Light, "view.theme.light", QT_TRANSLATE_NOOP("Actions", "&Light")},
        Choice{ThemeChoice::Dark, "view.theme.dark", QT_TRANSLATE_NOOP("Actions", "&Dark")},
        //: Theme without any colours of ours, for desktops with high contrast
        Choice{ThemeChoice::SystemColours, "view.theme.systemColours",
               QT_TRANSLATE_NOOP("Actions", "Use system &colours")},
    };
    auto *group = new QActionGroup(&registry);
    for (const Choice &choice : kChoices) {
        const auto choose = [&theme, &state, chosen = choice.choice] {
            theme.setChoice(chosen);
            state.setTheme(chosen);
        };
        QAction *action = registry.add({.id = QString::fromLatin1(choice.id),
                                        .section = ActionSection::View,
                                        .text = choice.text,
                                        .group = kGroup,
                                        //: Submenu with light, dark ...
                                        .submenu = QT_TRANSLATE_NOOP("Actions", "&Theme")},
                                       choose);
        addChoice(*group, *action, theme.choice() == choice.choice);
    }
}

void addLanguageActions(ActionRegistry &registry, Language &language, UiState &state)
{
    auto *group = new QActionGroup(&registry);
    const auto add = [&](const QString &code, const QByteArray &text) {
        const auto choose = [&language, &state, code] {
            language.setCode(code);
            state.setLanguage(code);
        };
        QAction *action = registry.add(
            {.id = QStringLiteral("view.language.") + (code.isEmpty() ? QStringLiteral("system") : code),
             .section = ActionSection::View,
             .text = text,
             .group = kGroup,
             .submenu = QT_TRANSLATE_NOOP("Actions", "&Language")},
            choose);
        addChoice(*group, *action, language.code() == code);
    };
    add({}, QT_TRANSLATE_NOOP("Actions", "&System"));
    for (const QString &code : Language::available())
        add(code, Language::nativeName(code).toUtf8());
}

void addZoomActions(ActionRegistry &registry, Theme &theme, UiState &state)
{
    const auto use = [&theme, &state](int size) {
        CodeStyle look = theme.codeStyle();
        look.size = size;
        state.setCodeStyle(look);
        theme.setCodeStyle(look);
    };
    const auto zoom = [&theme, use](int by) {
        const int now = QFontInfo(theme.codeFont()).pointSize();
        use(std::clamp(now + by, CodeStyle::kSmallestSize, CodeStyle::kLargestSize));
    };
    registry.add({.id = actionid::kZoomIn,
                  .section = ActionSection::View,
                  //: Of code and answers
                  .text = QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
                  .icon = Icon::Plus,
                  .shortcuts = {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
                  .group = kGroup},
                 [zoom] { zoom(1); });
    registry.add({.id = actionid::kZoomOut,
                  .section = ActionSection::View,
                  //: Of code and answers
                  .text = QT_TRANSLATE_NOOP("Actions", "Zoom o&ut"),
                  .shortcuts = {Qt::CTRL | Qt::Key_Minus},
                  .group = kGroup},
                 [zoom] { zoom(-1); });
    registry.add({.id = actionid::kUsualSize,
                  .section = ActionSection::View,
                  //: Of code and answers, after they were made larger or smaller
                  .text = QT_TRANSLATE_NOOP("Actions", "Reset &zoom"),
                  .shortcuts = {Qt::CTRL | Qt::Key_0},
                  .group = kGroup},
                 [use] { use(0); });
}

using ServerState = engine::ServerStatus::State;

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
                 [this] { useFreePort(); });
    registry.add({.id = actionid::kPauseCalls,
                  .section = ActionSection::Server,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Pause calls"),
                  .icon = Icon::Pause},
                 [this] { togglePause(); });
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
    registry.add({.id = actionid::kStopSample,
                  .section = ActionSection::Server,
                  .text = QT_TRANSLATE_NOOP("Actions", "Stop sample en&dpoint"),
                  .icon = Icon::Stop},
                 [this] { stopSample(); });
    connect(&engine, &engine::Engine::serverStatusChanged, this, &ServerActions::follow);
    follow(engine.serverStatus());
}

void ServerActions::start(const engine::ServerSettings &settings)
{
    // How it went comes as a change of the status.
    m_engine.startServer(settings);
}

void ServerActions::toggle()
{
    const ServerState state = m_engine.serverStatus().state;
    if (state == ServerState::Running || state == ServerState::Starting)
        m_engine.stopServer();
    else
        start(m_settings);
}

void ServerActions::useFreePort()
{
    engine::ServerSettings settings = m_settings;
    settings.port = m_engine.serverStatus().freePort;
    whenDone(m_engine.startServer(settings), this, [this](const Result<engine::ServerStatus> &started) {
        if (!started)
            return;
        keepPort(started->port);
        tellClientsOf(started->port);
    });
}

void ServerActions::keepPort(std::uint16_t port)
{
    engine::PreferencesClient &engineClient = m_engine.preferences();
    // Where somebody else decides it stays there, stopped and started again, until the program ends.
    if (m_settings.port || engineClient.state().port == engine::Decider::ConfigFile) {
        m_settings.port = port;
        return;
    }
    // Clients that are told of it find it there the next time as well.
    engine::Preferences preferences = engineClient.state().chosen;
    preferences.server.port = port;
    engineClient.apply(std::move(preferences));
}

void ServerActions::tellClientsOf(std::uint16_t port)
{
    whenDone(m_engine.clientFiles().files(clientAddress(m_engine)), this,
             [this, port](const Result<std::vector<engine::ClientFileStatus>> &files) {
                 QStringList clients;
                 for (const engine::ClientFileStatus &file :
                      files ? *files : std::vector<engine::ClientFileStatus>()) {
                     if (file.state == engine::ClientFileStatus::State::OutOfDate)
                         clients.append(fromUtf8(file.title));
                 }
                 Q_EMIT moved(port, clients);
             });
}

void ServerActions::togglePause()
{
    using Service = engine::ConnectedClients::Service;
    const bool isPaused = m_engine.serverStatus().isPaused;
    whenDone(m_engine.clients().setService(isPaused ? Service::Open : Service::Paused), this,
             [this, isPaused](const Result<void> &set) {
                 if (!set)
                     return;
                 Q_EMIT done(isPaused ? tr("Calls resumed.")
                                      : tr("Calls are paused until you resume them or quit Tooltray."));
             });
}

// Tools are made with it, so that it is there again at the next start.
void ServerActions::useSample()
{
    engine::Preferences preferences = m_engine.preferences().state().chosen;
    preferences.server.servesSample = true;
    whenDone(m_engine.preferences().apply(std::move(preferences)), this, [this](const Result<void> &kept) {
        m_settings.hasDemo = m_settings.hasDemo || !kept; // where it cannot be kept, at least until the end
        start(m_settings);
    });
}

void ServerActions::stopSample()
{
    m_settings.hasDemo = false;
    engine::Preferences preferences = m_engine.preferences().state().chosen;
    preferences.server.servesSample = false;
    whenDone(m_engine.preferences().apply(std::move(preferences)), this,
             [this](const Result<void> &) { start(m_settings); });
}

void ServerActions::copyAddress()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_engine.serverStatus().url));
    Q_EMIT done(tr("Address copied."));
}

void ServerActions::follow(const engine::ServerStatus &status)
{
    const bool isOn = status.state == ServerState::Running || status.state == ServerState::Starting;
    tellMoved(status);
    m_registry.setText(actionid::kToggleServer,
                       isOn ? QT_TRANSLATE_NOOP("Actions", "&Stop server")
                            : QT_TRANSLATE_NOOP("Actions", "&Start server"),
                       isOn ? Icon::Stop : Icon::Play);
    m_registry.action(actionid::kUseSample)
        ->setVisible(status.demoUrl.empty() && status.state != ServerState::Starting);
    m_registry.action(actionid::kStopSample)->setVisible(!status.demoUrl.empty());
    if (status.freePort != 0)
        //: Starts the server on another port when its own is taken
        m_registry.setText(actionid::kUseFreePort, QT_TRANSLATE_NOOP("Actions", "Use port %1 &instead"),
                           Icon::Connect, QString::number(status.freePort));
    else
        m_registry.setText(actionid::kUseFreePort, QT_TRANSLATE_NOOP("Actions", "Use a &free port"),
                           Icon::Connect);
    m_registry.action(actionid::kUseFreePort)->setVisible(status.state == ServerState::PortInUse);
    m_registry.setText(actionid::kPauseCalls,
                       status.isPaused ? QT_TRANSLATE_NOOP("Actions", "&Resume calls")
                                       : QT_TRANSLATE_NOOP("Actions", "&Pause calls"),
                       status.isPaused ? Icon::Play : Icon::Pause);
    m_registry.action(actionid::kPauseCalls)->setEnabled(isOn || status.isPaused);
    m_registry.action(actionid::kCopyAddress)->setEnabled(status.state == ServerState::Running);
}

// Nobody asked for it: the clients that look for the server where it was are named once.
void ServerActions::tellMoved(const engine::ServerStatus &status)
{
    if (status.state != ServerState::Running)
        return;
    const std::uint16_t before = std::exchange(m_port, status.port);
    if (status.movedFrom == 0 || status.port == before)
        return;
    tellClientsOf(status.port);
}

} // namespace tooltray::ui
