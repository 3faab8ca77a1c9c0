// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/sparkline.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kSparklineSize(112, 18);
constexpr double kLineWidth = 1.5;

} // namespace

Sparkline::Sparkline(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Sparkline::~Sparkline() = default;

void Sparkline::setValues(const QList<double> &values)
{
    if (values == m_values)
        return;
    m_values = values;
    update();
}

QSize Sparkline::sizeHint() const
{
    return kSparklineSize;
}

void Sparkline::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(kLineWidth, kLineWidth, -kLineWidth, -kLineWidth);
    const double highest = m_values.isEmpty() ? 0 : *std::ranges::max_element(m_values);
    if (m_values.size() < 2 || highest <= 0) {
        painter.setPen(QPen(tokens.line, kLineWidth));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        return;
    }
    const double step = area.width() / static_cast<double>(m_values.size() - 1);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QPainterPath line;
    for (qsizetype i = 0; i < m_values.size(); ++i) {
        const double along = step * static_cast<double>(i);
        const QPointF point(isMirrored ? area.right() - along : area.left() + along,
                            area.bottom() - area.height() * m_values[i] / highest);
        if (i == 0)
            line.moveTo(point);
        else
            line.lineTo(point);
    }
    QPainterPath below = line;
    below.lineTo(isMirrored ? area.bottomLeft() : area.bottomRight());
    below.lineTo(isMirrored ? area.bottomRight() : area.bottomLeft());
    QColor fill = tokens.accent;
    fill.setAlphaF(0.14F);
    painter.fillPath(below, fill);
    painter.setPen(QPen(tokens.accent, kLineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
}

} // namespace tooltray::ui
