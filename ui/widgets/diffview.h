// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/diffmodel.h"

#include <QStyledItemDelegate>
#include <QTableView>

class QFontMetrics;

namespace tooltray::ui {

class Theme;

// A cell of a DiffModel: what goes on the left and what comes on the right, told apart by a sign as well as by colour.
class DiffDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffDelegate)

public:
    DiffDelegate(const Theme &theme, const DiffModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    // The height of a row whose sides have these widths: a longer line is wrapped.
    int heightOf(int row, int left, int right, const QFontMetrics &font) const;

private:
    const Theme &m_theme;
    const DiffModel &m_model;
};

// Two texts side by side, what differs in colour and with a sign; read by lines.
class DiffView final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffView)

public:
    explicit DiffView(const Theme &theme, QWidget *parent = nullptr);

    void setRows(std::vector<DiffRow> rows);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    DiffModel m_model;
    DiffDelegate *m_delegate;
};

} // namespace tooltray::ui
