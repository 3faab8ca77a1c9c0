// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/badgepainter.h"

#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QFontMetrics>
#include <QPainter>

namespace tooltray::ui::paint {
namespace {

constexpr double kScale = 0.88; // of the text beside it
constexpr int kPadding = 7;

} // namespace

ToneColours coloursOf(Tone tone, const Tokens &tokens)
{
    switch (tone) {
    case Tone::Neutral: return {tokens.muted, tokens.hover};
    case Tone::Accent: return {tokens.accent, tokens.accentSoft};
    case Tone::Info: return {tokens.info, tokens.infoSoft};
    case Tone::Ok: return {tokens.ok, tokens.okSoft};
    case Tone::Warn: return {tokens.warn, tokens.warnSoft};
    case Tone::Error: return {tokens.error, tokens.errorSoft};
    }
    return {};
}

QFont badgeFont(const QFont &text)
{
    QFont font = text;
    font.setWeight(QFont::Normal);
    if (text.pointSizeF() > 0)
        font.setPointSizeF(text.pointSizeF() * kScale);
    else
        font.setPixelSize(qRound(text.pixelSize() * kScale));
    return font;
}

QSize badgeSize(const Badge &badge, const QFont &text)
{
    const QFontMetrics metrics(badgeFont(text));
    return {metrics.horizontalAdvance(visibleLine(badge.text)) + 2 * kPadding, metrics.height() + 2};
}

void badge(QPainter &painter, const QRect &rect, const Badge &badge, const QFont &text, const Tokens &tokens,
           const QColor &ground)
{
    ToneColours colours = coloursOf(badge.tone, tokens);
    if (colours.background == ground)
        colours.background = tokens.panel; // else it would lose its shape
    painter.save();
    roundedRect(painter, rect, rect.height() / 2.0, colours.background, QColor());
    painter.setFont(badgeFont(text));
    painter.setPen(colours.text);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, visibleLine(badge.text));
    painter.restore();
}

} // namespace tooltray::ui::paint
