// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QShortcut;

namespace tooltray::engine {
class ApprovalDesk;
} // namespace tooltray::engine

namespace tooltray::ui {

class ApprovalStack;
class Theme;

// The calls that wait for a yes, in a window of their own for as long as a dialog blocks the one they are usually
// asked about in. It belongs to no other window, so that no dialog blocks it; it takes the keyboard only when it is
// asked to, and only the end of the questions or of the dialog closes it.
class ApprovalWindow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalWindow)

public:
    // The keys of the action lead here, from the dialogs too. `usual` is where the questions are in `blocked`.
    ApprovalWindow(const Theme &theme, engine::ApprovalDesk &desk, QAction &goTo, QWidget &blocked,
                   ApprovalStack &usual);
    ~ApprovalWindow() override;

    void takeKeyboard();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void refresh();
    void readKeys();

    QAction &m_goTo;
    QWidget &m_blocked;
    ApprovalStack &m_usual;
    ApprovalStack *m_stack;
    QShortcut *m_keys;
    bool m_isNeeded = false; // the other window is blocked
};

} // namespace tooltray::ui
