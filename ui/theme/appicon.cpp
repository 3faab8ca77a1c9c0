// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/appicon.h"

#include "ui/theme/iconengine.h"
#include "ui/theme/tokens.h"

#include <QPainter>
#include <QSvgRenderer>

namespace tooltray::ui {
namespace {

void drawBadge(QPainter &painter, double size, const AppIconBadge &badge)
{
    const double side = size * 0.5;
    const QRectF place(size - side, size - side, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(place);
    if (badge.icon == Icon::None) {
        const double width = size / 12;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(badge.colour, width));
        painter.drawEllipse(place.adjusted(width * 1.5, width * 1.5, -width * 1.5, -width * 1.5));
        return;
    }
    const auto tokens = std::make_shared<Tokens>();
    tokens->text = badge.colour;
    QIcon(new IconEngine(badge.icon, Tint::Text, tokens)).paint(&painter, place.toRect());
}

} // namespace

QIcon appIcon(const std::optional<AppIconBadge> &badge)
{
    QSvgRenderer renderer(QStringLiteral(":/app/tooltray.svg"));
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        if (badge)
            drawBadge(painter, size, *badge);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace tooltray::ui
