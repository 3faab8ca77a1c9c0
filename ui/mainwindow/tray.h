// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/serversettings.h"

#include <QMenu>
#include <QObject>
#include <QString>
#include <QSystemTrayIcon>

#include <cstdint>
#include <functional>

namespace tooltray::engine {
struct ConnectedClient;
class Engine;
} // namespace tooltray::engine

namespace tooltray::ui {

class ActionRegistry;
struct ServerIndicator;
class Theme;
class UiState;

// What is worth a notice beside the tray, for as long as nobody looks at the window: a client that never called
// before, a server that an error has stopped, and a call that waits for a yes.
class TrayNotices final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TrayNotices)

public:
    enum class Kind : std::uint8_t { News, Warning };

    // Engine and state outlive it.
    TrayNotices(engine::Engine &engine, UiState &state, std::function<bool()> isWindowSeen,
                QObject *parent = nullptr);

    void tellApproval(const QString &title, const QString &text);
    void tellServer(const engine::ServerStatus &status);

Q_SIGNALS:
    void wanted(tooltray::ui::TrayNotices::Kind kind, const QString &title, const QString &text);

private:
    void greet(const engine::ConnectedClient &client);
    // True when it was not known before.
    bool remember(const QString &client);
    void tell(Kind kind, const QString &title, const QString &text);

    UiState &m_state;
    std::function<bool()> m_isWindowSeen;
    engine::ServerStatus::State m_server;
};

// The icon in the desktop's tray. Its menu is in plain words, each doing one thing; its shape says whether the
// server runs.
class Tray final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tray)

public:
    Tray(const Theme &theme, const ActionRegistry &actions);

    void setLook(const ServerIndicator &look);
    // Beside the tray for a while; a press on it wants the window.
    void showNotice(TrayNotices::Kind kind, const QString &title, const QString &text);
    void retranslate();

Q_SIGNALS:
    void windowWanted();

private:
    const Theme &m_theme;
    QMenu m_menu;
    QAction *m_show;
    QAction *m_state;
    QSystemTrayIcon m_icon;
};

} // namespace tooltray::ui
