// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/iconengine.h"

#include "ui/theme/tokens.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tooltray::ui {
namespace {

QString nameOf(Icon icon)
{
    const std::string_view name = iconName(icon);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QPixmap rendered(const QString &name, const QColor &colour, const QSize &size)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return pixmap;
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

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

QColor tintColour(const Tokens &tokens, Tint tint)
{
    switch (tint) {
    case Tint::Text: return tokens.text;
    case Tint::Muted: return tokens.muted;
    case Tint::Accent: return tokens.accent;
    case Tint::OnAccent: return tokens.onAccent;
    case Tint::Ok: return tokens.ok;
    case Tint::Warn: return tokens.warn;
    case Tint::Error: return tokens.error;
    case Tint::Info: return tokens.info;
    }
    return tokens.text;
}

IconEngine::IconEngine(Icon icon, Tint tint, std::shared_ptr<const Tokens> tokens)
    : m_icon(icon)
    , m_tint(tint)
    , m_tokens(std::move(tokens))
{}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    QPixmap image = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
    image.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), image);
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    if (isNull() || size.isEmpty())
        return {};
    const QString name = nameOf(m_icon);
    const QColor wanted = colour(mode);
    const QString cacheKey =
        QStringLiteral("tooltray/%1/%2/%3x%4").arg(name, wanted.name()).arg(size.width()).arg(size.height());
    QPixmap image;
    if (!QPixmapCache::find(cacheKey, &image)) {
        image = rendered(name, wanted, size);
        QPixmapCache::insert(cacheKey, image);
    }
    return image;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

QString IconEngine::key() const
{
    return QStringLiteral("tooltray");
}

QString IconEngine::iconName()
{
    return nameOf(m_icon);
}

bool IconEngine::isNull()
{
    return m_icon == Icon::None;
}

QColor IconEngine::colour(QIcon::Mode mode) const
{
    switch (mode) {
    case QIcon::Disabled: return m_tokens->disabled;
    case QIcon::Selected: return m_tint == Tint::Muted ? m_tokens->text : tintColour(*m_tokens, m_tint);
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return tintColour(*m_tokens, m_tint);
}

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
