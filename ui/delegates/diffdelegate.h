// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QFontMetrics;

namespace tooltray::ui {

class DiffModel;
class Theme;

// A cell of a DiffModel: what goes on the left and what comes on the right, told apart by a sign as well as by colour.
class DiffDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffDelegate)

public:
    DiffDelegate(const Theme &theme, const DiffModel &model, QObject *parent = nullptr);
    ~DiffDelegate() override;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    // Of a row whose sides have these widths: a line that is longer goes on below.
    int heightOf(int row, int left, int right, const QFontMetrics &font) const;

private:
    const Theme &m_theme;
    const DiffModel &m_model;
};

} // namespace tooltray::ui
