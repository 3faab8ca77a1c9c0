// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/stringvalue.h"

#include "graphql/language/characters.h"
#include "support/testcase.h"
#include "text/unicode/utf8.h"

#include <QTest>

using namespace tooltray::graphql;

class StringValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decodesLiterals_data();
    void decodesLiterals();
    void printsLiterals_data();
    void printsLiterals();
    void readsBackEveryCharacterItPrints();
};

void StringValueTest::decodesLiterals_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("token", "value");
    QTest::newRow("empty") << QByteArray(R"("")") << QByteArray();
    QTest::newRow("simple escapes") << QByteArray(R"("\"\\\/\b\f\n\r\t")") << QByteArray("\"\\/\b\f\n\r\t");
    QTest::newRow("four digits") << QByteArray(R"("\u00e9\u65E5")") << QByteArray("é日");
    QTest::newRow("braces") << QByteArray(R"("\u{41}\u{1F680}\u{000000}")") << QByteArray("A🚀\0", 6);
    QTest::newRow("a surrogate pair") << QByteArray(R"("\uD83D\uDE80!")") << QByteArray("🚀!");
    QTest::newRow("a block") << QByteArray("\"\"\"\n  a\n   b\n\"\"\"") << QByteArray("a\n b");
    QTest::newRow("damage stays as written") << QByteArray(R"("a\q\u12")") << QByteArray(R"(a\q\u12)");
    QTest::newRow("unterminated") << QByteArray("\"abc") << QByteArray("abc");
}

void StringValueTest::decodesLiterals()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, value);
    QCOMPARE(QByteArray::fromStdString(stringValue(token.toStdString())), value);
}

void StringValueTest::printsLiterals_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("value", "token");
    QTest::newRow("text") << QByteArray("a é 🚀 /") << QByteArray("\"a é 🚀 /\"");
    QTest::newRow("quotes") << QByteArray("\"\\") << QByteArray(R"("\"\\")");
    QTest::newRow("controls") << QByteArray("\x00\x1f\x7f\n", 4) << QByteArray(R"("\u0000\u001F\u007F\n")");
    QTest::newRow("C1 controls") << QByteArray("\xC2\x80\xC2\x9F\xC2\xA0")
                                 << QByteArray("\"\\u0080\\u009F\xC2\xA0\"");
}

void StringValueTest::printsLiterals()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, token);
    std::string out;
    printString(value.toStdString(), out);
    QCOMPARE(QByteArray::fromStdString(out), token);
}

void StringValueTest::readsBackEveryCharacterItPrints()
{
    for (std::uint32_t point = 0; point < 0x11000; point += point < 0x300 ? 1 : 61) {
        if (point >= 0xD800 && point <= 0xDFFF)
            continue;
        std::string value;
        tooltray::appendUtf8(point, value);
        std::string token;
        printString(value, token);
        QCOMPARE(stringValue(token), value);
    }
}

TOOLTRAY_TEST(StringValueTest)
#include "stringvaluetest.moc"
