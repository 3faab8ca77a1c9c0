// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coerceliteral.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

#include <limits>

using namespace tooltray;

class InspectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsValues_data()
    {
        const TestRows<std::string, std::string> row{"json", "shown"};
        row("null", "null", "null");
        row("true", "true", "true");
        row("a string", "\"a \\\"b\\\" \\n\"", "\"a \\\"b\\\" \\n\"");
        row("a number", "1.50", "1.5");
        row("beyond all numbers", "[1e999, -1e999]", "[Infinity, -Infinity]");
        row("an empty list", "[]", "[]");
        row("a list", "[1, \"a\", null]", "[1, \"a\", null]");
        row("ten elements", "[0,1,2,3,4,5,6,7,8,9]", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]");
        row("eleven elements", "[0,1,2,3,4,5,6,7,8,9,10]", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ... 1 more item]");
        row("twelve elements", "[0,1,2,3,4,5,6,7,8,9,10,11]",
            "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ... 2 more items]");
        row("an empty object", "{}", "{}");
        row("an object", "{\"a\": 1, \"b c\": {\"d\": []}}", "{ a: 1, b c: { d: [] } }");
        row("two levels", "[[1], {\"a\": 1}]", "[[1], { a: 1 }]");
        row("three levels", "[[[1], [], {\"a\": 1}, {}]]", "[[[Array], [], [Object], {}]]");
        row("three levels of objects", "{\"a\": {\"b\": {\"c\": 1}}}", "{ a: { b: [Object] } }");
    }
    void showsValues()
    {
        QFETCH(std::string, json);
        QFETCH(std::string, shown);
        const json::Parsed parsed = json::parse(json);
        QVERIFY(bool(parsed));
        QCOMPARE(graphql::inspect(parsed.value), shown);
    }

    void writesNumbersLikeJavaScript_data()
    {
        const TestRows<double, std::string> row{"number", "text"};
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        row(0, "0");
        row(1, "1");
        row(-1.5, "-1.5");
        row(0.1, "0.1");
        row(0.1 + 0.2, "0.30000000000000004");
        row(100, "100");
        row(123456.789, "123456.789");
        row(1e20, "100000000000000000000");
        row(123456789012345680000.0, "123456789012345680000");
        row(1e21, "1e+21");
        row(1.5e21, "1.5e+21");
        row(0.000001, "0.000001");
        row(0.0000015, "0.0000015");
        row(0.0000001, "1e-7");
        row(-1.25e-7, "-1.25e-7");
        row(std::numeric_limits<double>::max(), "1.7976931348623157e+308");
        row(std::numeric_limits<double>::denorm_min(), "5e-324");
        row(kInfinity, "Infinity");
        row(-kInfinity, "-Infinity");
        row(std::numeric_limits<double>::quiet_NaN(), "NaN");
        QTest::newRow("minus nothing") << -0.0 << std::string("0");
    }
    void writesNumbersLikeJavaScript()
    {
        QFETCH(double, number);
        QFETCH(std::string, text);
        QCOMPARE(graphql::inspectNumber(number), text);
    }
};

TOOLTRAY_TEST(InspectTest)
#include "inspecttest.moc"
