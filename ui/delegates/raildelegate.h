// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A page in the rail: icon, title, and a badge where there is something new. Without room for the title, the
// badge is a dot on the icon.
class RailDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RailDelegate)

public:
    explicit RailDelegate(const Theme &theme, QObject *parent = nullptr);

    void setCollapsed(bool collapsed) { m_isCollapsed = collapsed; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
    bool m_isCollapsed = false;
};

} // namespace tooltray::ui
