// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/drawntext.h"

#include "support/testcase.h"

#include <QApplication>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QString letter(char32_t code)
{
    return QStringView(QChar::fromUcs4(code))
        .toString(); // unlike QString::fromUcs4(), with a mark at the beginning
}

QString around(const QString &middle)
{
    return QStringLiteral("a") + middle + QStringLiteral("b");
}

} // namespace

class VisibleTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHidesOrReordersIsWrittenAsItsCode_data()
    {
        QTest::addColumn<uint>("first");
        QTest::addColumn<uint>("last");
        const auto add = [](const char *name, char32_t first, char32_t last) {
            QTest::newRow(name) << uint(first) << uint(last);
        };
        add("controls", 0x01, 0x08);
        add("more controls", 0x0B, 0x0C);
        add("the rest of them", 0x0E, 0x1F);
        add("delete and C1", 0x7F, 0x9F);
        add("the Arabic letter mark", 0x61C, 0x61C);
        add("the Mongolian vowel separator", 0x180E, 0x180E);
        add("the space without width", 0x200B, 0x200B);
        add("direction marks", 0x200E, 0x200F);
        add("line and paragraph separators", 0x2028, 0x2029);
        add("embeddings and overrides", 0x202A, 0x202E);
        add("invisible operators", 0x2060, 0x2064);
        add("isolates", 0x2066, 0x2069);
        add("deprecated format characters", 0x206A, 0x206F);
        add("the byte order mark", 0xFEFF, 0xFEFF);
        add("interlinear annotations", 0xFFF9, 0xFFFB);
        add("Hangul fillers", 0x115F, 0x1160);
        add("the Hangul filler", 0x3164, 0x3164);
        add("the blank of Braille", 0x2800, 0x2800);
        add("shorthand formats", 0x1BCA0, 0x1BCA3);
        add("musical formats", 0x1D173, 0x1D17A);
        add("tags", 0xE0001, 0xE0001);
        add("letters of tags", 0xE0020, 0xE007F);
    }

    void whatHidesOrReordersIsWrittenAsItsCode()
    {
        QFETCH(uint, first);
        QFETCH(uint, last);
        for (uint code = first; code <= last; ++code) {
            const QString digits = QString::number(code, 16).toUpper();
            const QString expected = around(code <= 0xFFFF ? QStringLiteral("\\u%1").arg(digits, 4, u'0')
                                                           : QStringLiteral("\\u{%1}").arg(digits));
            QCOMPARE(visibleText(around(letter(code))), expected);
            const bool endsLine = code == 0x2028 || code == 0x2029;
            QCOMPARE(visibleLine(around(letter(code))), endsLine ? around(QStringLiteral("↵")) : expected);
            QCOMPARE(exactText(around(letter(code))), expected);
        }
    }

    void whatCanBeReadStaysAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Latin") << QStringLiteral("Grüße <b>x</b> & \\u202E");
        QTest::newRow("Hebrew") << QStringLiteral("\u05E9\u05DC\u05D5\u05DD");
        QTest::newRow("Arabic, with a number sign")
            << QStringLiteral("\u0600\u0661 \u0645\u0631\u062D\u0628\u0627");
        QTest::newRow("Persian, with a joiner")
            << QStringLiteral("\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645");
        QTest::newRow("Hindi") << QStringLiteral("\u0915\u094D\u200D\u0937");
        QTest::newRow("a family of emoji")
            << QString::fromUtf8("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB");
        QTest::newRow("lines and tabs") << QStringLiteral("a\n\tb");
        QTest::newRow("empty") << QString();
    }

    void whatCanBeReadStaysAsItIs()
    {
        QFETCH(QString, text);
        QCOMPARE(visibleText(text), text);
    }

    void aLineStaysOneLine()
    {
        QCOMPARE(visibleLine(QStringLiteral("a\nb\tc\r\nd")), QStringLiteral("a↵b c↵d"));
        QCOMPARE(visibleText(QStringLiteral("a\r\nb")), QStringLiteral("a\nb"));
    }

    // Joiners are of use in names; in what a person approves nothing may be there that is not seen.
    void nothingUnseenIsApproved()
    {
        QCOMPARE(exactText(QStringLiteral("a\u200Db\u200Cc\u00ADd\re")),
                 QStringLiteral("a\\u200Db\\u200Cc\\u00ADd\\u000De"));
        QCOMPARE(exactText(QStringLiteral("\u2764\uFE0F\u034F")), QStringLiteral("\u2764\\uFE0F\\u034F"));
        QCOMPARE(visibleText(QStringLiteral("\u2764\uFE0F")), QStringLiteral("\u2764\uFE0F"));
        QCOMPARE(exactText(QStringLiteral("a\n\tb")), QStringLiteral("a\n\tb"));
    }

    void halfOfAPairIsWrittenAsItsCode()
    {
        QCOMPARE(visibleText(around(QChar(0xD83D))), QStringLiteral("a\\uD83Db"));
        QCOMPARE(visibleText(QString(QChar(0xDC00))), QStringLiteral("\\uDC00"));
    }

    // Numbers of the window's own language are written with these.
    void marksOfTheWindowsOwnScriptStay()
    {
        const QString percent = QStringLiteral("\u0661\u066A\u061C");
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QString mirrored = visibleText(percent);
        const QString overridden = visibleText(QStringLiteral("\u202E"));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(mirrored, percent);
        QCOMPARE(overridden, QStringLiteral("\\u202E"));
        QCOMPARE(visibleText(percent), QStringLiteral("\u0661\u066A\\u061C"));
    }

    void ampersandsUnderlineNothing()
    {
        QCOMPARE(withoutMnemonics(QStringLiteral("R&D\u202E")), QStringLiteral("R&&D\\u202E"));
    }

    // A desktop that reads markup finds none, and one that does not shows nothing odd.
    void noticesHaveNothingToRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a tag") << QStringLiteral("<b>x</b>") << QStringLiteral("‹b›x‹/b›");
        QTest::newRow("a picture") << QStringLiteral("<img src='//host/x'>")
                                   << QStringLiteral("‹img src='//host/x'›");
        QTest::newRow("an entity") << QStringLiteral("&lt;b&#62;") << QStringLiteral("＆lt;b＆#62;");
        QTest::newRow("a company") << QStringLiteral("AT&T") << QStringLiteral("AT&T");
    }

    void noticesHaveNothingToRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QCOMPARE(withoutMarkup(text), shown);
    }
};

TOOLTRAY_TEST(VisibleTextTest)
#include "visibletexttest.moc"
