// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding/encoding.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace std::string_literals;

class PercentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyUnreservedCharactersStay()
    {
        QCOMPARE(encodePercent("AZaz09-._~"), "AZaz09-._~");
        QCOMPARE(encodePercent(" /?#[]@!$&'()*+,;=:%"),
                 "%20%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%3A%25");
        QCOMPARE(encodePercent("group/sub group\0\u00e9"s), "group%2Fsub%20group%00%C3%A9");
    }

    void everyByteGoesThereAndBack()
    {
        std::string bytes;
        for (int i = 0; i < 256; ++i)
            bytes += static_cast<char>(i);
        QCOMPARE(decodePercent(encodePercent(bytes)), bytes);
    }

    void decodingTakesEitherCaseAndLeavesTheRest()
    {
        QCOMPARE(decodePercent("a+b%2f%2F\u00e9"), "a+b//\u00e9"s);
    }

    void brokenEscapesAreRefused()
    {
        for (const char *text : {"%", "%2", "a%", "%zz", "%2g", "%%20", "% 2"})
            QCOMPARE(decodePercent(text), std::nullopt);
    }

    void lenientDecodingLeavesBrokenEscapes()
    {
        for (const char *text : {"100%", "%4", "%zz%+1"})
            QCOMPARE(decodePercentLeniently(text), std::string(text));
        QCOMPARE(decodePercentLeniently("%%20%2"), "% %2"s);
    }
};

TOOLTRAY_TEST(PercentTest)
#include "percenttest.moc"
