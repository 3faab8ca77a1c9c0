// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textlabel.h"

#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace tooltray::ui {

TextLabel::TextLabel(TextStyle look, QWidget *parent) : QLabel(parent), m_look(look)
{
    setTextFormat(Qt::PlainText);
    if (look == TextStyle::Muted)
        setForegroundRole(QPalette::PlaceholderText);
    applyFont();
}

TextLabel::TextLabel(QWidget *parent) : TextLabel(TextStyle::Plain, parent) {}

TextLabel::~TextLabel() = default;

void TextLabel::setText(const QString &text)
{
    setTextFormat(Qt::PlainText);
    QLabel::setText(visibleText(text));
}

void TextLabel::setNames(const QString &sentence, const QStringList &links, const QStringList &others)
{
    QStringList names;
    for (const QString &link : links)
        names.append(QStringLiteral("<a href=\"%1\">%2</a>")
                         .arg(link.toHtmlEscaped(), visibleLine(link).toHtmlEscaped()));
    for (const QString &other : others)
        names.append(visibleLine(other).toHtmlEscaped());
    setTextFormat(Qt::RichText);
    QString html = sentence.toHtmlEscaped();
    QLabel::setText(html.replace(QLatin1StringView("%1"), names.join(QLatin1StringView(", "))));
}

void TextLabel::shorten()
{
    m_isShortened = true;
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
    if (m_look == TextStyle::Strong)
        setFont(strongFont(QApplication::font()));
    else if (m_look == TextStyle::Heading)
        setFont(headingFont(QApplication::font()));
}

} // namespace tooltray::ui
