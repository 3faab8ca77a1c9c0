// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QTableView;

namespace tooltray::ui {

// The columns of a table share its width alike, save that one that needs more gets it from those that need less. No
// heading is cut: where there is no room for all of them the table scrolls.
class FairColumns final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FairColumns)

public:
    explicit FairColumns(QTableView &view); // with its model

    // What columns that want to be so wide get; all the room together.
    static QList<int> widths(const QList<int> &wanted, int room);
    // None gets less than its least, whatever room there is.
    static QList<int> widths(const QList<int> &wanted, const QList<int> &least, int room);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();

    QTableView &m_view;
    bool m_isLayingOut = false;
};

} // namespace tooltray::ui
