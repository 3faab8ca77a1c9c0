// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/document.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class LocationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsLinesAndUtf16Columns_data()
    {
        tooltray::addColumns<QByteArray, int, int, int>("text", "offset", "line", "column");
        QTest::newRow("start") << QByteArray() << 0 << 1 << 1;
        QTest::newRow("in the first line") << QByteArray("abc") << 2 << 1 << 3;
        QTest::newRow("beyond the end") << QByteArray("abc") << 9 << 1 << 4;
        QTest::newRow("after LF") << QByteArray("a\nb") << 2 << 2 << 1;
        QTest::newRow("after CR") << QByteArray("a\rb") << 2 << 2 << 1;
        QTest::newRow("after CRLF") << QByteArray("a\r\nb") << 3 << 2 << 1;
        QTest::newRow("after LF and CR") << QByteArray("a\n\rb") << 3 << 3 << 1;
        QTest::newRow("two bytes are one unit") << QByteArray("\xC3\xA9x") << 2 << 1 << 2;
        QTest::newRow("three bytes are one unit") << QByteArray("\xE6\x97\xA5x") << 3 << 1 << 2;
        QTest::newRow("four bytes are two units") << QByteArray("\xF0\x9F\x98\x80x") << 4 << 1 << 3;
    }
    void countsLinesAndUtf16Columns()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, offset);
        QFETCH(int, line);
        QFETCH(int, column);
        const Location expected{std::uint32_t(line), std::uint32_t(column)};
        const std::string_view source(text.constData(), std::size_t(text.size()));
        QVERIFY(LineMap(source).at(std::size_t(offset)) == expected);
        QVERIFY(locate(source, std::size_t(offset)) == expected);
    }

    void findsTheSameAsCountingByHand()
    {
        // Long enough for several blocks, with lines and characters of all widths across their borders.
        const QString pieces[] = {QStringLiteral("x"),          QStringLiteral("é"),  QStringLiteral("日"),
                                  QStringLiteral("🚀"),          QStringLiteral("\n"), QStringLiteral("\r\n"),
                                  QStringLiteral("some words ")};
        QString text;
        std::vector<std::pair<std::size_t, Location>> expected;
        std::size_t bytes = 0;
        Location here;
        for (int i = 0; i < 3000; ++i) {
            const QString &piece = pieces[(i * 7 + i / 11) % 7];
            expected.emplace_back(bytes, here);
            text += piece;
            bytes += std::size_t(piece.toUtf8().size());
            if (piece.endsWith(u'\n'))
                here = {here.line + 1, 1};
            else
                here.column += std::uint32_t(piece.size());
        }
        const std::string utf8 = text.toStdString();
        const LineMap map(utf8);
        for (const auto &[offset, location] : expected)
            QVERIFY(map.at(offset) == location);
    }

    void handsOutLines()
    {
        const LineMap map("one\r\ntwo\rthree\n");
        QCOMPARE(map.lineCount(), std::size_t(4));
        QCOMPARE(map.line(1), std::string_view("one"));
        QCOMPARE(map.line(3), std::string_view("three"));
        QCOMPARE(map.line(4), std::string_view());
        QCOMPARE(map.line(5), std::string_view());
    }
};

TOOLTRAY_TEST(LocationTest)
#include "locationtest.moc"
