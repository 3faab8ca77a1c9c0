// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverpill.h"

#include "ui/theme/controlpainter.h"
#include "ui/theme/lineflags.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace tooltray::ui {
namespace {

constexpr int kPillPadding = 14;
constexpr int kShape = 16;
constexpr int kPillDot = 10;
constexpr int kPartGap = metrics::kMargin;

} // namespace

ServerPill::ServerPill(const Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

ServerPill::~ServerPill() = default;

void ServerPill::setLook(const ServerLook &look)
{
    m_look = look;
    setText(look.state);
    //: Read out by screen readers: the button that shows the state of the server
    setAccessibleName(tr("Server: %1").arg(look.sentence()));
    setToolTip(look.sentence());
    updateGeometry();
    update();
}

QSize ServerPill::sizeHint() const
{
    int width = minimumSizeHint().width();
    for (const QString &part : {m_look.address, m_look.clients}) {
        if (!part.isEmpty())
            width += kPartGap + fontMetrics().horizontalAdvance(part);
    }
    return {width, minimumSizeHint().height()};
}

QSize ServerPill::minimumSizeHint() const
{
    return {2 * kPillPadding + kShape + metrics::kSpacing + fontMetrics().horizontalAdvance(m_look.state),
            std::max(metrics::kControlHeight, fontMetrics().height() + metrics::kMargin)};
}

void ServerPill::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOption option;
    option.initFrom(this);
    const bool isHovered = option.state & QStyle::State_MouseOver;
    const bool showsFocus = hasFocus() && (option.state & QStyle::State_KeyboardFocusChange);

    QPainter painter(this);
    const double radius = height() / 2.0;
    const QColor fill = isDown() ? tokens.pressed : isHovered ? tokens.hover : tokens.panel;
    paint::roundedRect(painter, rect(), radius, fill, showsFocus ? tokens.accent : tokens.outline,
                       showsFocus ? metrics::kFocusRing : 1);

    const QRect inner = rect().adjusted(kPillPadding, 0, -kPillPadding, 0);
    const auto visual = [&](int left, int width) {
        return QStyle::visualRect(layoutDirection(), inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };
    drawShape(painter, visual(0, kShape));

    int left = kShape + metrics::kSpacing;
    int room = inner.width() - left;
    const auto draw = [&](const QString &text, const QColor &colour, int leastRoom) {
        if (text.isEmpty() || room < leastRoom)
            return;
        const int width = std::min(fontMetrics().horizontalAdvance(text), room);
        const bool fits = fontMetrics().horizontalAdvance(text) <= room;
        painter.setPen(colour);
        painter.drawText(visual(left, width), lineFlags(layoutDirection(), Qt::AlignLeft),
                         fits ? text : fontMetrics().elidedText(text, Qt::ElideMiddle, width));
        left += width + kPartGap;
        room -= width + kPartGap;
    };
    draw(m_look.state, tintColour(tokens, m_look.tint), 0);
    draw(m_look.address, tokens.text, 1);
    draw(m_look.clients, tokens.muted, fontMetrics().horizontalAdvance(m_look.clients));
}

void ServerPill::drawShape(QPainter &painter, const QRect &place) const
{
    const QColor colour = tintColour(m_theme.tokens(), m_look.tint);
    QRectF dot(0, 0, kPillDot, kPillDot);
    dot.moveCenter(QRectF(place).center());
    switch (m_look.shape) {
    case ServerLook::Shape::HollowDot:
        paint::roundedRect(painter, dot, kPillDot / 2.0, QColor(), colour, 2);
        break;
    case ServerLook::Shape::FilledDot:
        paint::roundedRect(painter, dot, kPillDot / 2.0, colour, QColor());
        break;
    case ServerLook::Shape::Drawing: {
        QRect iconRect(0, 0, kShape, kShape);
        iconRect.moveCenter(place.center());
        m_theme.icon(m_look.icon, m_look.tint).paint(&painter, iconRect);
        break;
    }
    }
}

} // namespace tooltray::ui
