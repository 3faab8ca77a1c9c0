// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/program.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::jsonschema;

class BoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesExactly_data()
    {
        addColumns<std::string, std::string, int>("number", "bound", "order");
        const auto row = [](const char *number, const char *bound, int order) {
            QTest::addRow("%s with %s", number, bound) << std::string(number) << std::string(bound) << order;
        };
        row("1", "2", -1);
        row("2.0", "2", 0);
        row("-1", "-2", 1);
        row("0.1", "0.10000000000000001", -1);
        row("9007199254740993", "9007199254740992", 1);
        row("18446744073709551616", "18446744073709551615", 1);
        row("1e400", "1e401", -1);
        row("-1e400", "1e400", -1);
        row("-1e400", "-1e401", 1);
        row("1e400", "1", 1);
        row("1e-400", "0", 1);
        row("-0", "0", 0);
    }
    void comparesExactly()
    {
        QFETCH(const std::string, number);
        QFETCH(const std::string, bound);
        QFETCH(const int, order);
        const json::Value value = *json::Value::number(number);
        QVERIFY(Bound(*json::Value::number(bound)).compare(value, Bound::nearest(value)) == (order <=> 0));
    }
};

TOOLTRAY_TEST(BoundTest)
#include "boundtest.moc"
