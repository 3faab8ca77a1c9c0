// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QList>
#include <QObject>
#include <QTableView>
#include <QWidget>

#include <cstdint>

class QAction;
class QPushButton;
class QToolButton;

namespace tooltray::ui {

class ListPane;
class Theme;

// A table of whole rows to choose from, what is chosen is shown elsewhere; Tab leaves it.
class RowTable final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowTable)

public:
    // With no row chosen and columns of the same width.
    explicit RowTable(QAbstractItemModel &model, QWidget *parent = nullptr);

    // Makes it as high as its rows, within bounds that leave room for what is chosen.
    void fitRows();
    // Chooses a row without telling of it, and shows the rows as they are now; -1: none.
    void showRow(int row);

Q_SIGNALS:
    void rowChosen(int row);
};

// The buttons below a table of rows: one for a new row, and what is done with the row that is chosen.
class RowButtons final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowButtons)

public:
    // Whether rows are moved; of rows that are given neither others are added nor any removed.
    enum class Order : std::uint8_t { Free, Fixed, FreeOfGiven };

    explicit RowButtons(const Theme &theme, QWidget *parent = nullptr, Order order = Order::Free);

    void setAddText(const QString &text);
    void offerGroups(); // a button for a row that others stand in

    // The buttons that have something to do now.
    struct Uses {
        bool add = true;
        bool up = false;
        bool down = false;
        bool remove = false;
    };
    // The keyboard stays with them: it goes from a button that has nothing to do now to one that has.
    void setUses(const Uses &uses);

Q_SIGNALS:
    void addPressed();
    void groupPressed();
    void movePressed(int by);
    void removePressed();

private:
    void retranslate();

    QPushButton *m_add;
    QPushButton *m_group;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
};

// Rename, Duplicate and Delete in the menu of a list's rows. The list tells of them as it does when Edit asks for
// them.
class RowCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowCommands)

public:
    RowCommands(const Theme &theme, ListPane &pane, const QList<EditCommand> &commands);

    bool has(EditCommand command) const;
    // Changeable means that the current row can be another one, or gone.
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
