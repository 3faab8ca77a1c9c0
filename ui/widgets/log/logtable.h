// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <QTableView>

#include <vector>

class QToolButton;

namespace tooltray::ui {

class LogModel;
class Theme;

// The calls of the log. Follows the newest until a person scrolls away or selects a call; then a chip says how many
// there are. A view that gets lower, a filter, or rows that come and go are no such person.
class LogTable final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogTable)

public:
    LogTable(const Theme &theme, LogModel &model, QWidget *parent = nullptr);

    // A table that is not live follows nothing.
    void setLive(bool live);
    bool isFollowing() const; // now
    void goToEnd();           // lets go of what is selected, and follows

    // The selected calls in their order; a request stands for its call.
    std::vector<journal::EntryPointer> selectedEntries() const;
    void select(journal::EntryId id);
    int newCalls() const { return m_newCalls; }

    void keyboardSearch(const QString &search) override; // letters are for the filter

Q_SIGNALS:
    void selectionMoved();
    void typed(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpColumns();
    void fitRows();
    void fitColumns();
    void scrolled(int value);
    void rowsCame(const QModelIndex &parent, int first, int last);
    void keepSelection();
    void restoreSelection();
    void setNewCalls(int count);
    void placeChip();
    bool fold(const QModelIndex &index, bool unfolded);

    const Theme &m_theme;
    LogModel &m_model;
    QToolButton *m_chip;
    bool m_isLive = true;
    bool m_isEndWanted = true; // until a person scrolls away from it
    int m_newCalls = 0;
    std::vector<journal::EntryId> m_kept; // over a reset
    std::vector<int> m_fittedWidths;      // of the columns, as nobody has changed them
};

} // namespace tooltray::ui
