// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/rowtable.h"

#include <QWidget>

class QTableView;

namespace tooltray::ui {

class TextTableModel;
class Theme;

// A table to write in, with the buttons for its rows. Return in the last row begins the next one.
class TextTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextTable)

public:
    using Order = RowButtons::Order;

    TextTable(const Theme &theme, TextTableModel &model, QWidget *parent = nullptr,
              Order order = Order::Free);

    TextTableModel &model() const { return m_model; }
    void setName(const QString &name, const QString &add); // for those who listen; of the button
    void setGroup(const QString &word);                    // of a row that others are to stand in
    void setReadOnly(bool readOnly);
    // Keeps the table as high as its rows from now on, within these bounds.
    void fitRows(int least, int most);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addRow(const QString &word);
    void enableButtons();
    void fitHeight();

    TextTableModel &m_model;
    QString m_groupWord;
    QTableView *m_view;
    RowButtons *m_buttons;
    bool m_isReadOnly = false;
    int m_leastRows = 0;
    int m_mostRows = 0; // 0: as high as there is room
};

} // namespace tooltray::ui
