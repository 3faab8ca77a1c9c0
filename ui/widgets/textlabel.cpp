// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textlabel.h"

#include "ui/theme/fonts.h"

#include <QApplication>
#include <QEvent>

namespace tooltray::ui {

TextLabel::TextLabel(TextLook look, QWidget *parent) : QLabel(parent), m_look(look)
{
    if (look == TextLook::Muted)
        setForegroundRole(QPalette::PlaceholderText);
    applyFont();
}

TextLabel::~TextLabel() = default;

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
