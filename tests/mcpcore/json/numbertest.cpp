// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/number.h"

#include "support/testcase.h"
#include "json/value.h"

#include <QTest>

#include <limits>

using namespace std::string_literals;
using namespace tooltray::json;

class NumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersByExactValue_data()
    {
        tooltray::addColumns<std::string, std::string, int>("a", "b", "order");
        const auto row = [](const std::string &a, const std::string &b, int order) {
            QTest::addRow("%s ? %s", a.c_str(), b.c_str()) << a << b << order;
        };
        row("1", "1.0", 0);
        row("1", "10e-1", 0);
        row("1.0", "0.1e1", 0);
        row("100", "1e2", 0);
        row("0", "-0.0e5", 0);
        row("0", "0e99999999999999999999", 0);
        row("1e400", "1e401", -1);
        row("1e400", "10e399", 0);
        row("-1e400", "1e-400", -1);
        row("1e-400", "0", 1);
        row("-1e-400", "0", -1);
        row("9007199254740993", "9007199254740992.0", 1);
        row("12345678901234567890", "12345678901234567891", -1);
        row("0.1", "0.10000000000000001", -1);
        row("2", "10", -1);
        row("-2", "-10", 1);
        row("-1", "1", -1);
        row("1.5", "1.25", 1);
        row("0.001", "0.01", -1);
        row("1e99999999999999999999", "1e99999999999999999998", 1);
        row("10e99999999999999999999", "1e100000000000000000000", 0);
        row("0.1e100000000000000000000", "1e99999999999999999999", 0);
        row("1e-99999999999999999999", "1e-99999999999999999998", -1);
        row("0.01e-99999999999999999999", "1e-100000000000000000001", 0);
        row("-1e99999999999999999999", "-1e-99999999999999999999", -1);
        row("1e00000000000000000000002", "100", 0);
    }
    void ordersByExactValue()
    {
        QFETCH(const std::string, a);
        QFETCH(const std::string, b);
        QFETCH(const int, order);
        QVERIFY(compareNumbers(a, b) == (order <=> 0));
        QVERIFY(compareNumbers(b, a) == (0 <=> order));
        const Value left = *Value::number(a);
        const Value right = *Value::number(b);
        QCOMPARE(left == right, order == 0);
    }

    void convertsToIntegers_data()
    {
        const tooltray::TestRows<std::string, std::optional<qint64>, std::optional<quint64>> row{
            "text", "asSigned", "asUnsigned"};
        constexpr auto kNone = std::nullopt;
        row("7", 7, 7);
        row("7.0", 7, 7);
        row("7e0", 7, 7);
        row("70e-1", 7, 7);
        row("7e3", 7000, 7000);
        row("-0", 0, 0);
        row("-0.0", 0, 0);
        row("0e400", 0, 0);
        row("-7", -7, kNone);
        row("7.5", kNone, kNone);
        row("7e-1", kNone, kNone);
        row("1e400", kNone, kNone);
        row("1e-400", kNone, kNone);
        row("1e99999999999999999999", kNone, kNone);
        row("9223372036854775807", std::numeric_limits<qint64>::max(), 9223372036854775807U);
        row("9223372036854775808", kNone, 9223372036854775808U);
        row("-9223372036854775808", std::numeric_limits<qint64>::min(), kNone);
        row("-9223372036854775809", kNone, kNone);
        row("18446744073709551615", kNone, std::numeric_limits<quint64>::max());
        row("18446744073709551616", kNone, kNone);
        row("1844674407370955161.5e1", kNone, std::numeric_limits<quint64>::max());
    }
    void convertsToIntegers()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::optional<qint64>, asSigned);
        QFETCH(const std::optional<quint64>, asUnsigned);
        const Value value = *Value::number(text);
        QVERIFY(value.toInt64() == asSigned);
        QVERIFY(value.toUInt64() == asUnsigned);
    }

    void convertsToDoubles()
    {
        QCOMPARE(Value::number("0.1")->toDouble().value(), 0.1);
        QCOMPARE(Value::number("9007199254740993")->toDouble().value(), 9007199254740992.0);
        QCOMPARE(Value::number("1e-400")->toDouble().value(), 0.0);
        QVERIFY(std::signbit(Value::number("-1e-400")->toDouble().value()));
        QVERIFY(!Value::number("1e400")->toDouble());
        QVERIFY(!Value("1").toDouble());
    }

    void tellsIntegers_data()
    {
        QTest::addColumn<bool>("whole");
        for (const char *text :
             {"0", "-0", "1", "1.0", "10e-1", "1e400", "0.0", "0e-5", "1.5e1", "1e99999999999999999999"})
            QTest::newRow(text) << true;
        for (const char *text : {"0.5", "1e-1", "1.05e1", "1e-400", "123.4", "1e-99999999999999999999"})
            QTest::newRow(text) << false;
    }
    void tellsIntegers()
    {
        QFETCH(const bool, whole);
        QCOMPARE(isInteger(QTest::currentDataTag()), whole);
    }
};

TOOLTRAY_TEST(NumberTest)

#include "numbertest.moc"
