// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QAction>
#include <QList>
#include <QPointer>
#include <QWidget>

class QAbstractItemModel;
class QHBoxLayout;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace tooltray::ui {

class ListFilterModel;
class TextLabel;
class Theme;

struct ListPaneTexts {
    QString list;    // "Tools", for those who listen
    QString filter;  // "Filter tools"
    QString add;     // "New tool"; of the button that opens the menu
    QString noMatch; // "No tool matches %1."
};

// The list at the side of a page: a filter, a button that makes new things, and two-line rows (see
// TwoLineDelegate). Rows are known by their IdRole, so that selection and current row outlive changes of the
// model. Typing in the list filters.
class ListPane final : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListPane)

public:
    enum class Selection : std::uint8_t { Single, Multiple };

    ListPane(const Theme &theme, QAbstractItemModel &model, Selection selection, QWidget *parent = nullptr);

    void setTexts(const ListPaneTexts &texts);
    // In the menu of the + button. While there is nothing at all, the page says so in the place of the list.
    void addMaker(QAction &action);
    // Beside the filter.
    void addTool(QWidget &widget);
    // From one row onto another, where the model lets them; not while a filter hides what is between them.
    void letRowsMove();
    // Below the current row, on the screen; for a menu about it.
    QPoint menuPlace() const;
    // In the menu of a row.
    void setRowActions(const QList<QAction *> &actions);
    // What the list does with the selected rows when Edit asks for it, see edited(). Find it does itself.
    void setCommands(const QList<EditCommand> &commands) { m_commands = commands; }
    // The action of Space where the rows have the keyboard.
    void setSpaceAction(QAction &action) { m_spaceAction = &action; }

    QString current() const { return m_current; }
    // Clears a filter that hides the row. Unknown ids change nothing.
    void setCurrent(const QString &id);
    // The current row goes on under another id when the model changes next.
    void adoptCurrent(const QString &id);
    QString titleOf(const QString &id) const;           // as the list has it, also while it is filtered away
    QStringList selected() const { return m_selected; } // in the order of the list
    QString filter() const;
    void setFilter(const QString &text);
    void focusList();

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

Q_SIGNALS:
    // Empty when nothing is current.
    void currentChanged(const QString &id);
    void selectionChanged(const QStringList &ids);
    void activated(const QString &id);
    void edited(tooltray::ui::EditCommand command, const QStringList &ids);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildList(const Theme &theme);
    void buildPlaceholder();
    bool filterKey(int key);
    bool listKey(QEvent &event);
    void showHint();
    void filterChanged();
    void tellCurrent();
    void tellSelection();
    void keepPlace();
    void showPart();

    QAbstractItemModel &m_model;
    ListFilterModel *m_rows;
    QLineEdit *m_filter;
    QToolButton *m_add;
    QMenu *m_makers;
    QHBoxLayout *m_tools;
    QStackedWidget *m_parts;
    QListView *m_view;
    QWidget *m_nothing; // passes the filter
    TextLabel *m_noMatch;
    QPushButton *m_clear;
    ListPaneTexts m_texts;
    QList<EditCommand> m_commands;
    QPointer<QAction> m_spaceAction;
    QString m_current;
    int m_currentRow = 0;
    QStringList m_selected;
    bool m_canRowsMove = false;
    bool m_isRestoring = false; // while the model changes: the view's own idea of what is current is not news
};

} // namespace tooltray::ui
