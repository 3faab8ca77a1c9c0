// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/scalars.h"
#include "support/testcase.h"
#include "json/number.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

class PlainScalarTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreWhatJsonWouldMakeOfThemOrTexts_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "value"};
        row("true", "true");
        row("False", "false");
        row("tRUE", "\"tRUE\"");
        row("0", "0");
        row("-1", "-1");
        row("1.50", "1.50");
        row("12345678901234567890123", "12345678901234567890123");
        row("2026-01-01", "\"2026-01-01\"");
        row("127.0.0.1", "\"127.0.0.1\"");
        row("1.2.3", "\"1.2.3\"");
        row("a1", "\"a1\"");
        row("y", "\"y\"");
        row("n", "\"n\"");
        row("-", "\"-\"");
        row(".", "\".\"");
        row("_", "\"_\"");
        row("e5", "\"e5\"");
        row("0x", "\"0x\"");
        row("12:345", "\"12:345\"");
        row("12:", "\"12:\"");
        row("a:b", "\"a:b\"");
        row("norway", "\"norway\"");
        row("1h", "\"1h\"");
    }

    void wordsAreWhatJsonWouldMakeOfThemOrTexts()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, value);
        QCOMPARE(json::write(plainScalar(text.toStdString())), value.toStdString());
        QVERIFY(!isAmbiguous(text.toStdString()));
    }

    void wordsThatReadersDisagreeOnAreAmbiguous_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"yes", "Yes",  "no",    "NO",   "on",    "Off",   "007",   "0123",     "-01",
                                 "+1",  "0x1F", "0o17",  "0b11", "-0x1f", "1_000", "1e3",   "1.5E-3",   "1.",
                                 ".5",  "-.5",  "+.5e1", ".inf", "-.INF", ".NaN",  "12:30", "1:02:03.5"})
            QTest::newRow(text) << QByteArray(text);
    }

    void wordsThatReadersDisagreeOnAreAmbiguous()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(isAmbiguous(text.toStdString()));
    }

    void noWordIsBothANumberAndAmbiguous()
    {
        constexpr std::string_view letters = "01.-+eE_:xo";
        for (const char a : letters) {
            for (const char b : letters) {
                for (const char c : letters) {
                    const std::string text{a, b, c};
                    QVERIFY2(!(plainScalar(text).isNumber() && isAmbiguous(text)), text.c_str());
                    // Everything that JSON has for a number is one of the two.
                    if (json::isNumberText(text))
                        QVERIFY2(plainScalar(text).isNumber() || isAmbiguous(text), text.c_str());
                }
            }
        }
    }
};

TOOLTRAY_TEST(PlainScalarTest)

#include "plainscalartest.moc"
