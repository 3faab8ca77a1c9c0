// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A cell of the log: times and methods step back, the status has its colour, a call with requests has the mark
// that unfolds it, the timeline is a bar.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogDelegate)

public:
    explicit LogDelegate(const Theme &theme, QObject *parent = nullptr);
    ~LogDelegate() override;

    // Where the mark that unfolds a call is in its first cell.
    static QRect foldRect(const QRect &cell, Qt::LayoutDirection direction);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    int paintMarks(QPainter &painter, const QRect &cell, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;

    const Theme &m_theme;
};

} // namespace tooltray::ui
