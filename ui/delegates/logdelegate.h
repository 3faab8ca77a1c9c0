// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <QStyledItemDelegate>
#include <Qt>

class QPainter;

namespace tooltray::ui {

struct LogTimeline;
class Theme;
struct Tokens;
enum class LogPhase : std::uint8_t;

namespace paint {

QColor phaseColour(LogPhase phase, const Tokens &tokens);

// A call as a bar that begins at the leading edge of the rect. It takes that share of its width.
void timeline(QPainter &painter, const QRect &rect, const LogTimeline &timeline, double share,
              Qt::LayoutDirection direction, const Tokens &tokens);

} // namespace paint

// A cell of the log: times and methods step back, the status has its colour, a call with requests has the mark
// that unfolds it, the timeline is a bar.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogDelegate)

public:
    explicit LogDelegate(const Theme &theme, QObject *parent = nullptr);

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
