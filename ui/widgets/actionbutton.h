// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace tooltray::ui {

// A push button that is one of the window's actions: its text, icon and state follow, and it is gone while
// the action is hidden.
class ActionButton final : public QPushButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionButton)

public:
    explicit ActionButton(QAction &action, QWidget *parent = nullptr);

    // In place of the one before; the button keeps its place in the tab order and the focus.
    void setAction(QAction &action);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();

    QAction *m_action = nullptr;
};

} // namespace tooltray::ui
