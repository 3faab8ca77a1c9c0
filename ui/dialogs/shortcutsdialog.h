// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace tooltray::ui {

class ActionRegistry;

// Every command that has keys, by menu. Deletes itself when it is closed.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutsDialog)

public:
    explicit ShortcutsDialog(const ActionRegistry &actions, QWidget *parent = nullptr);

private:
    void fill();
    void filter(const QString &text);

    const ActionRegistry &m_actions;
    QLineEdit *m_filter;
    QTreeWidget *m_list;
};

} // namespace tooltray::ui
