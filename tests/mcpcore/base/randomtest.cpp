// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/random.h"

#include "support/testcase.h"
#include "text/encoding/encoding.h"

#include <QTest>

#include <array>
#include <set>

using namespace tooltray;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreAsManyBytesAsAskedFor()
    {
        for (const std::size_t count : {0U, 1U, 7U, 8U, 9U, 1000U})
            QCOMPARE(randomBytes(count).size(), count);
    }

    void everyByteOccursAboutAsOften()
    {
        std::array<int, 256> counts{};
        for (const char byte : randomBytes(256 * 400))
            ++counts[static_cast<unsigned char>(byte)];
        for (const int count : counts)
            QVERIFY(count > 200 && count < 600); // ten standard deviations
    }

    void tokensAreDistinctTextOf256Bits()
    {
        std::set<std::string> tokens;
        for (int i = 0; i < 1000; ++i)
            tokens.insert(randomToken());
        QCOMPARE(tokens.size(), 1000U);
        const auto bytes = decodeBase64Url(*tokens.begin());
        QVERIFY(bytes.has_value());
        QCOMPARE(bytes->size(), 32U);
    }

    void equalMeansEveryByte_data()
    {
        const TestRows<std::string, std::string, bool> row{"a", "b", "equal"};
        using namespace std::string_literals;
        row("empty", "", "", true);
        row("same", "secret", "secret", true);
        row("first differs", "Secret", "secret", false);
        row("last differs", "secret", "secreT", false);
        row("prefix", "secret", "secrets", false);
        row("null bytes count", "a\0b"s, "a\0c"s, false);
        row("two differences do not cancel out", "ab", "ba", false);
    }
    void equalMeansEveryByte()
    {
        QFETCH(std::string, a);
        QFETCH(std::string, b);
        QTEST(equalInConstantTime(a, b), "equal");
    }
};

TOOLTRAY_TEST(RandomTest)
#include "randomtest.moc"
