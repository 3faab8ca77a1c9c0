// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace tooltray::ui {

// A table of whole rows to choose from, what is chosen is shown elsewhere; Tab leaves it.
class RowTable final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowTable)

public:
    // With no row chosen and columns of the same width.
    explicit RowTable(QAbstractItemModel &model, QWidget *parent = nullptr);
    ~RowTable() override;

    // As high as its rows, within bounds that leave room for what is chosen.
    void fitRows();
    // Chooses a row without telling of it, and shows the rows as they are now; -1: none.
    void showRow(int row);

Q_SIGNALS:
    void rowChosen(int row);
};

} // namespace tooltray::ui
