// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/program.h"

#include "testschema.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::jsonschema;

class ValueSetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hashesEqualValuesAlike_data()
    {
        addColumns<std::string, std::string>("a", "b");
        const auto row = [](const char *a, const char *b) {
            QTest::addRow("%s and %s", a, b) << std::string(a) << std::string(b);
        };
        row("1", "1.0");
        row("100", "1e2");
        row("0", "-0.0e7");
        row("12345678901234567890", "1234567890123456789.0e1");
        row("\"\\u0061\"", "\"a\"");
        row("{\"a\":1,\"b\":[2]}", "{\"b\":[2.0],\"a\":1}");
        row("[[],{}]", "[[],{}]");
    }
    void hashesEqualValuesAlike()
    {
        QFETCH(const std::string, a);
        QFETCH(const std::string, b);
        QVERIFY(parsed(a) == parsed(b));
        QCOMPARE(hashOf(parsed(a)), hashOf(parsed(b)));
    }

    void tellsValuesApart()
    {
        const json::Value values = parsed("[null,true,false,0,1,-1,10,1.5,'','0','1','a','b',[],[1],[1,2],[2,"
                                          "1],[[1]],{},{'a':1},{'b':1},{'a':2}]");
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < values.size(); ++j)
                QCOMPARE(hashOf(values[i]) == hashOf(values[j]), i == j);
        }
    }

    void findsMembers_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("few, compared one by one") << 5;
        QTest::newRow("many, by hash") << 1'000;
    }
    void findsMembers()
    {
        QFETCH(const int, count);
        json::Value values = json::Value::array();
        for (int i = 0; i < count; ++i)
            values.append(i % 2 == 0 ? json::Value(i) : json::Value("name " + std::to_string(i)));
        const ValueSet set(values.elements());
        for (const json::Value &value : values.elements())
            QVERIFY(set.contains(value));
        QVERIFY(set.contains(parsed("2.0")));
        QVERIFY(!set.contains(json::Value(1)));
        QVERIFY(!set.contains(json::Value("name 2")));
        QVERIFY(!set.contains(json::Value()));
    }

    void findsDuplicates()
    {
        using Pair = std::pair<std::size_t, std::size_t>;
        const auto always = [](const json::Value &) { return true; };
        const auto never = [](const json::Value &) { return false; };
        QVERIFY(findDuplicate(parsed("[1,2,1.0]").elements(), always) == Pair(0, 2));
        QVERIFY(!findDuplicate(parsed("[1,true,\"1\",[1]]").elements(), always));
        std::string many = "[";
        for (int i = 0; i < 500; ++i)
            many += std::to_string(i) + ",";
        QVERIFY(!findDuplicate(parsed(many + "500]").elements(), always));
        QVERIFY(findDuplicate(parsed(many + "70e-1]").elements(), always) == Pair(7, 500));
        QVERIFY(!findDuplicate(parsed(many + "70e-1]").elements(), never));
    }
};

TOOLTRAY_TEST(ValueSetTest)
#include "valuesettest.moc"
