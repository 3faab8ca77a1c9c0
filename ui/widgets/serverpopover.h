// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;

namespace tooltray::engine {
class Engine;
struct KeychainStatus;
struct ServerStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

class ActionRegistry;
class ClientAccessPane;
class TextLabel;
class Theme;

// What the pill has no room for: the whole address, who called, the reason of a failure, and what can be done.
class ServerPopover final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerPopover)

public:
    ServerPopover(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine, QWidget *parent);
    ~ServerPopover() override;

    // The keychain as far as calls need it.
    void setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain);
    // Opens below a widget.
    void openAt(const QWidget &anchor);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    TextLabel *m_state;
    QLabel *m_problem;
    QWidget *m_addressRow;
    QLineEdit *m_address;
    TextLabel *m_clients;
    ClientAccessPane *m_access; // each of them
    QWidget *m_pause;
    QWidget *m_credentials; // leads to where the keychain is looked after
};

} // namespace tooltray::ui
