// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/drawntext.h"

#include "base/text/hiddentext.h"

#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

namespace tooltray::ui {
namespace {

enum class Strictness { Usual, Exact };

constexpr char32_t kSoftHyphen = 0xAD;
constexpr char32_t kArabicLetterMark = 0x61C;
constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kLeftToRightMark = 0x200E;
constexpr char32_t kRightToLeftMark = 0x200F;
constexpr char16_t kLeftToRightIsolate = 0x2066;
constexpr char16_t kEndOfIsolate = 0x2069;

bool isDirectionMark(char32_t letter)
{
    return letter == kLeftToRightMark || letter == kRightToLeftMark || letter == kArabicLetterMark;
}

bool isHidden(char32_t letter, Strictness strictness)
{
    if ((letter >= 0x20 && letter < 0x7F) || letter == U'\n' || letter == U'\t')
        return false;
    const QChar::Category category = QChar::category(letter);
    if (category == QChar::Other_Surrogate)
        return true;
    if (!isHiddenCharacter(letter) || strictness == Strictness::Exact)
        return isHiddenCharacter(letter);
    if (isDirectionMark(letter))
        return QGuiApplication::layoutDirection() != Qt::RightToLeft;
    // Marks choose the shape of what stands before them, as in emoji.
    return letter != kJoiner && letter != kNonJoiner && letter != kSoftHyphen
           && category != QChar::Mark_NonSpacing;
}

QString codeOf(char32_t letter)
{
    const QString digits = QString::number(letter, 16).toUpper();
    return letter <= 0xFFFF ? QStringLiteral("\\u%1").arg(digits, 4, u'0')
                            : QStringLiteral("\\u{%1}").arg(digits);
}

// The next character and how many units it takes; half of a pair stands for itself.
char32_t letterAt(const QString &text, qsizetype at)
{
    const QChar unit = text.at(at);
    if (unit.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text.at(at + 1));
    return unit.unicode();
}

QString withCodes(const QString &text, Strictness strictness)
{
    QString result;
    qsizetype copied = 0;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t letter = letterAt(text, at);
        const qsizetype next = at + (letter > 0xFFFF ? 2 : 1);
        if (isHidden(letter, strictness)) {
            result += QStringView(text).mid(copied, at - copied);
            result += codeOf(letter);
            copied = next;
        }
        at = next;
    }
    if (copied == 0)
        return text;
    return result.append(QStringView(text).mid(copied));
}

} // namespace

Qt::LayoutDirection directionOf(const QString &text, Qt::LayoutDirection around)
{
    if (around != Qt::RightToLeft)
        return around;
    bool hasLatin = false;
    for (const QChar letter : text) {
        const QChar::Direction direction = letter.direction();
        if (direction == QChar::DirR || direction == QChar::DirAL)
            return Qt::RightToLeft;
        hasLatin |= direction == QChar::DirL;
    }
    return hasLatin ? Qt::LeftToRight : Qt::RightToLeft;
}

QString visibleText(const QString &text)
{
    if (!text.contains(u'\r'))
        return withCodes(text, Strictness::Usual);
    QString lines = text;
    return withCodes(lines.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n")), Strictness::Usual);
}

QString visibleLine(const QString &text)
{
    QString line = text;
    // Views pass a line break as a separator.
    for (const QChar separator : {QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)}) {
        if (line.contains(separator))
            line.replace(separator, u'\n');
    }
    line = visibleText(line);
    if (line.contains(u'\n'))
        line.replace(u'\n', u'↵');
    if (line.contains(u'\t'))
        line.replace(u'\t', u' ');
    return line;
}

QString directedLine(const QString &text, Qt::LayoutDirection around)
{
    QString line = visibleLine(text);
    if (directionOf(line, around) == around)
        return line;
    // Left to right is the only way that is not the one around. What a view cuts off takes the end along, so that the
    // ellipsis is still within and stands where the text goes on.
    return QChar(kLeftToRightIsolate) + line + QChar(kEndOfIsolate);
}

void drawStressed(QPainter &painter, const QRect &rect, Qt::LayoutDirection direction, const QString &text,
                  const QList<qsizetype> &positions, const QTextCharFormat &stressed)
{
    QTextLayout layout(text, painter.font());
    QTextOption textOption(QStyle::visualAlignment(direction, Qt::AlignLeft));
    textOption.setTextDirection(directionOf(text, direction));
    textOption.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(textOption);
    QList<QTextLayout::FormatRange> ranges;
    for (const qsizetype position : positions)
        ranges.append({static_cast<int>(position), 1, stressed});
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    layout.draw(&painter, QPointF(rect.left(), rect.top() + (rect.height() - line.height()) / 2));
}

QString exactText(const QString &text)
{
    return withCodes(text, Strictness::Exact);
}

QString withoutMnemonics(const QString &text)
{
    QString plain = visibleLine(text);
    return plain.replace(u'&', QLatin1StringView("&&"));
}

QString withoutMarkup(const QString &text)
{
    static const QRegularExpression entity(QStringLiteral("&(?=#?\\w+;)"));
    QString plain = visibleText(text);
    plain.replace(u'<', u'‹').replace(u'>', u'›');
    return plain.replace(entity, QStringLiteral("＆"));
}

} // namespace tooltray::ui
