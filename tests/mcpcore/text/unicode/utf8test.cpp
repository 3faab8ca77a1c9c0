// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/unicode/utf8.h"

#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace std::string_literals;

class Utf8Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Unicode Standard, section 3.9: U+FFFD for each longest beginning of a sequence (tables 3-8 to 3-11).
    void whatIsNotUtf8IsRepaired_data()
    {
        const TestRows<std::string, std::string> row{"text", "repaired"};
        const std::string x = "\xef\xbf\xbd";
        row("empty", "", "");
        row("ASCII", "a\0b"s, "a\0b"s);
        row("all sizes", "a\u00e9\u20ac\U0001f600", "a\u00e9\u20ac\U0001f600");
        row("first and last of each size",
            "\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf",
            "\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf");
        row("table 3-8: overlong", "\xc0\xaf\xe0\x80\xbf\xf0\x81\x82\x41",
            x + x + x + x + x + x + x + x + "A");
        row("table 3-9: surrogates", "\xed\xa0\x80\xed\xbf\xbf\xed\xaf\x41",
            x + x + x + x + x + x + x + x + "A");
        row("table 3-10: others", "\xf4\x91\x92\x93\xff\x41\x80\xbf\x42",
            x + x + x + x + x + "A" + x + x + "B");
        row("table 3-11: truncated", "\xe1\x80\xe2\xf0\x91\x92\xf1\xbf\x41", x + x + x + x + "A");
        row("ends too soon", "\xe2\x82", x);
    }
    void whatIsNotUtf8IsRepaired()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, repaired);
        QCOMPARE(repairedUtf8(text), repaired);
        QCOMPARE(isValidUtf8(text), text == repaired);
        QVERIFY(isValidUtf8(repaired));
    }

    void codePointsAreDecoded()
    {
        QCOMPARE(decodeUtf8("\U0010ffff").codePoint, U'\U0010ffff');
        QCOMPARE(decodeUtf8("\u20ac!").codePoint, U'\u20ac');
        QCOMPARE(decodeUtf8("\u20ac!").size, 3U);
        QCOMPARE(decodeUtf8("\xff").codePoint, U'\ufffd');
    }

    void anyBytesAreRepairedToUtf8AndUtf8IsKept()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes(random() % 12, '\0');
            for (char &byte : bytes)
                byte = static_cast<char>(random());
            const std::string repaired = repairedUtf8(bytes);
            QVERIFY(isValidUtf8(repaired));
            QCOMPARE(repairedUtf8(repaired), repaired);
        }
    }

    void textIsCutBetweenCodePoints_data()
    {
        addColumns<std::string, int, std::string>("text", "maxBytes", "cut");
        QTest::newRow("fits") << "abc"s << 3 << "abc"s;
        QTest::newRow("ASCII") << "abc"s << 2 << "ab"s;
        QTest::newRow("nothing") << "abc"s << 0 << ""s;
        QTest::newRow("two bytes") << "a\u00e9"s << 2 << "a"s;
        QTest::newRow("four bytes, three fit") << "a\U0001f600"s << 4 << "a"s;
        QTest::newRow("four bytes fit") << "a\U0001f600z"s << 5 << "a\U0001f600"s;
        QTest::newRow("not even one") << "\u20ac"s << 2 << ""s;
        QTest::newRow("not UTF-8") << "\x80\x80\x80\x80\x80\x80"s << 5 << "\x80\x80\x80\x80\x80"s;
    }
    void textIsCutBetweenCodePoints()
    {
        QFETCH(std::string, text);
        QFETCH(int, maxBytes);
        QTEST(std::string(truncatedUtf8(text, static_cast<std::size_t>(maxBytes))), "cut");
    }
};

TOOLTRAY_TEST(Utf8Test)
#include "utf8test.moc"
