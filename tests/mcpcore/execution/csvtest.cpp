// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/csv.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class CsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTables_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::optional<std::string>>("csv");
        const auto row = [](const char *json, const std::optional<std::string> &csv) {
            QTest::addRow("%s", json) << std::string(json) << csv;
        };
        row("[{'a':1,'b':'x'},{'b':'y','c':true}]", "a,b,c\n1,x,\n,y,true");
        row("[{'a':{'b':1,'c':{'d':2}}},{'a':null}]", "a.b,a.c.d,a\n1,2,\n,,");
        row("[{'a':['x',1]}]", "a\n\"[\"\"x\"\",1]\"");
        row("[{'a':''},{'a':null}]", "a\n\"\"\n");
        row("[{'a':{}}]", "a\n{}");
        row("['x',1,null]", "value\nx\n1\n");
        row("{'project':{'issues':{'nodes':[{'id':1}],'count':1}}}", "id\n1");
        row("{'a':[{'id':1}],'b':[{'id':1}]}", std::nullopt);
        row("{'a':{'b':1}}", std::nullopt);
        row("[]", std::nullopt);
        row("7", std::nullopt);
    }

    void writesTables()
    {
        QFETCH(const std::string, json);
        QFETCH(const std::optional<std::string>, csv);
        QCOMPARE(writeCsv(value(json)), csv);
    }

    // The table would be as large as the square of what is in it.
    void writesNoTableThatIsNearlyEmpty()
    {
        const auto rows = [](int count) {
            json::Value list = json::Value::array();
            for (int i = 0; i < count; ++i) {
                json::Value row = json::Value::object();
                row.set("m" + std::to_string(i), json::Value(i));
                list.append(std::move(row));
            }
            return list;
        };
        QVERIFY(writeCsv(rows(500)));
        QVERIFY(!writeCsv(rows(5'000)));
    }

    void quotesWhatHoldsItsSigns()
    {
        const json::Value row = json::Value::object({{"a,b", "c\"\r\n"}});
        QCOMPARE(writeCsv(json::Value::array({row})), std::optional<std::string>("\"a,b\"\n\"c\"\"\r\n\""));
    }

    void knowsTablesThatSayAll()
    {
        QVERIFY(isPlainTable(value("[{'a':1},{'b':null}]")));
        QVERIFY(isPlainTable(value("[{'a':[{'b.c':1}]},{'a':[]}]")));
        QVERIFY(isPlainTable(value("[{'a':{}}]")));
        QVERIFY(!isPlainTable(value("[{}]")));
        QVERIFY(!isPlainTable(value("[1]")));
        QVERIFY(!isPlainTable(value("[]")));
        QVERIFY(isPlainTable(value("{'a':{'nodes':[{'b':1,'by':{'name':'x'}}]}}")));
        QVERIFY(!isPlainTable(value("{'a':[{'b':1}],'total':1}")));
        QVERIFY(!isPlainTable(value("{'a':{'b':1}}")));
        QVERIFY(!isPlainTable(value("[{'a.b':1,'a':{'b':2}}]")));
    }
};

TOOLTRAY_TEST(CsvTest)

#include "csvtest.moc"
