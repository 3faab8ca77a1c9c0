// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A thing in a list: icon, title and badges, and a muted line below. The roles are DisplayRole, SubtitleRole,
// IconRole, BadgesRole and DimmedRole; a row with a HeadingRole begins a group. The line below is cut as the view wants it.
class TwoLineDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TwoLineDelegate)

public:
    explicit TwoLineDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintTitle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    const QRect &rect) const;

    const Theme &m_theme;
};

} // namespace tooltray::ui
