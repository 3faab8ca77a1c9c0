// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding/encoding.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace std::string_literals;

class HexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyByteGoesThereAndBack()
    {
        for (int i = 0; i < 256; ++i) {
            const std::string byte(1, static_cast<char>(i));
            QCOMPARE(encodeHex(byte).size(), 2U);
            QCOMPARE(decodeHex(encodeHex(byte)), byte);
        }
        QCOMPARE(encodeHex("\x00\x9f\xff"s), "009fff");
        QCOMPARE(decodeHex("00aBcF"), "\x00\xab\xcf"s);
        QCOMPARE(decodeHex(""), ""s);
    }

    void otherTextIsRefused()
    {
        for (const char *text : {"0", "0g", "G0", " 00", "0x", "00 ", "/0", ":0", "@0", "`0"})
            QCOMPARE(decodeHex(text), std::nullopt);
    }
};

TOOLTRAY_TEST(HexTest)
#include "hextest.moc"
