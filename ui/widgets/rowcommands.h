// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QList>
#include <QObject>

class QAction;

namespace tooltray::ui {

class ListPane;
class Theme;

// Rename, Duplicate and Delete in the menu of a list's rows. The list tells of them as it does when Edit asks for
// them.
class RowCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowCommands)

public:
    RowCommands(const Theme &theme, ListPane &pane, const QList<EditCommand> &commands);
    ~RowCommands() override;

    // Whether the current row can be another one, or gone.
    void setChangeable(bool isChangeable);

private:
    void setTexts();
    void showState();

    struct Entry {
        EditCommand command;
        QAction *action;
    };

    ListPane &m_pane;
    QList<Entry> m_entries;
    bool m_isChangeable = false;
};

} // namespace tooltray::ui
