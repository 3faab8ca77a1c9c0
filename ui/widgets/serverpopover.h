// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace tooltray::engine {
class ClientDesk;
struct KeychainLook;
struct ServerStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

class ActionRegistry;
class IconLabel;
class TextLabel;
class Theme;

// What the pill has no room for: the whole address, who called, the reason of a failure, and what can be done.
class ServerPopover final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerPopover)

public:
    ServerPopover(const Theme &theme, const ActionRegistry &actions, const engine::ClientDesk &clients,
                  QWidget *parent);
    ~ServerPopover() override;

    // The keychain as far as calls need it.
    void setStatus(const engine::ServerStatus &status, const engine::KeychainLook &keychain);
    // Opens below a widget.
    void openAt(const QWidget &anchor);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void listClients();

    const Theme &m_theme;
    const engine::ClientDesk &m_desk;
    TextLabel *m_state;
    QLabel *m_problem;
    QWidget *m_addressRow;
    QLineEdit *m_address;
    TextLabel *m_clients;
    QListWidget *m_list; // each of them
    QWidget *m_pause;
    QWidget *m_credentials; // leads to where the keychain is looked after
};

} // namespace tooltray::ui
