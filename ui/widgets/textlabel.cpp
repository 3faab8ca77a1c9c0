// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textlabel.h"

#include "ui/theme/fonts.h"
#include "ui/theme/lineflags.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace tooltray::ui {

TextLabel::TextLabel(TextLook look, QWidget *parent) : QLabel(parent), m_look(look)
{
    if (look == TextLook::Muted)
        setForegroundRole(QPalette::PlaceholderText);
    applyFont();
}

TextLabel::~TextLabel() = default;

void TextLabel::shorten()
{
    m_isShortened = true;
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    const QRect room = contentsRect();
    if (!m_isShortened || fontMetrics().horizontalAdvance(text()) <= room.width()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    drawFrame(&painter);
    style()->drawItemText(&painter, room, lineFlags(layoutDirection(), alignment(), text()), palette(),
                          isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, room.width()),
                          foregroundRole());
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
}

void TextLabel::applyFont()
{
    if (m_look == TextLook::Strong)
        setFont(strongFont(QApplication::font()));
    else if (m_look == TextLook::Heading)
        setFont(headingFont(QApplication::font()));
}

} // namespace tooltray::ui
