// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/traynotices.h"

#include <QMenu>
#include <QSystemTrayIcon>

namespace tooltray::ui {

class ActionRegistry;
class Theme;
struct ServerLook;

// The icon in the desktop's tray. Its menu is in plain words, each doing one thing; its shape says whether the
// server runs.
class Tray final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tray)

public:
    Tray(const Theme &theme, const ActionRegistry &actions);
    ~Tray() override;

    void setLook(const ServerLook &look);
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
