// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textlabel.h"

#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/screenreader.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace tooltray::ui {
namespace {

constexpr const char *kOwnSide = "ownSide"; // the alignment that was asked for, while another one is set

// Qt puts a label at the side where its own text begins. A name in Latin letters would stand at the far end of a window
// in Arabic, away from what it is the heading of.
void keepSide(QLabel &label)
{
    const QVariant own = label.property(kOwnSide);
    const Qt::Alignment asked = own.isValid() && (label.alignment() & Qt::AlignAbsolute)
                                    ? Qt::Alignment(own.toInt())
                                    : label.alignment();
    const bool isForeign = label.layoutDirection() == Qt::RightToLeft
                           && directionOf(label.text(), Qt::RightToLeft) == Qt::LeftToRight
                           && !(asked & Qt::AlignAbsolute);
    const Qt::Alignment wanted =
        isForeign ? QStyle::visualAlignment(Qt::RightToLeft, asked) | Qt::AlignAbsolute : asked;
    label.setProperty(kOwnSide, isForeign ? QVariant(asked.toInt()) : QVariant());
    if (wanted != label.alignment())
        label.setAlignment(wanted);
}

} // namespace

TextLabel::TextLabel(TextStyle look, QWidget *parent) : QLabel(parent), m_look(look)
{
    setTextFormat(Qt::PlainText);
    if (look == TextStyle::Muted)
        setForegroundRole(QPalette::PlaceholderText);
    applyFont();
}

TextLabel::TextLabel(QWidget *parent) : TextLabel(TextStyle::Plain, parent) {}

void TextLabel::setText(const QString &text)
{
    setTextFormat(Qt::PlainText);
    QLabel::setText(visibleText(text));
    keepSide(*this);
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
    // Named here, as the theme knows no sentences.
    const QString separator = QCoreApplication::translate("Sentence", ", ");
    QLabel::setText(html.replace(QLatin1StringView("%1"), names.join(separator)));
}

void TextLabel::shorten()
{
    m_isShortened = true;
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

// Qt tells nobody which link has the keyboard.
bool TextLabel::focusNextPrevChild(bool next)
{
    if (!QLabel::focusNextPrevChild(next))
        return false;
    if (hasFocus())
        Announcement::say(*this, selectedText());
    return true;
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
    else if (event->type() == QEvent::LayoutDirectionChange)
        keepSide(*this);
}

void TextLabel::applyFont()
{
    if (m_look == TextStyle::Strong)
        setFont(strongFont(QApplication::font()));
    else if (m_look == TextStyle::Heading)
        setFont(headingFont(QApplication::font()));
}

} // namespace tooltray::ui
