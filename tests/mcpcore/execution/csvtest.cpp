// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/textformats.h"
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
        const TestRows<std::string, std::optional<std::string>> row{"json", "csv"};
        row("[{'a':1,'b':'x'},{'b':'y','c':true}]", "a,b,c\n1,x,\n,y,true");
        row("[{'a':{'b':1,'c':{'d':2}}},{'a':null}]", "a.b,a.c.d\n1,2\n,");
        row("[{'a':{'b':1}},{'a':2}]", "a.b,a\n1,\n,2");
        row("[{'a':'12'},{'a':12},{'a':'true'},{'a':true},{'a':'null'},{'a':'1.2.3'}]",
            "a\n\"12\"\n12\n\"true\"\ntrue\n\"null\"\n1.2.3");
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

    void wholeTablesLoseNothing_data()
    {
        const TestRows<std::string, std::optional<std::string>> row{"json", "table"};
        row("[{'a':1},{'a':null}]", "a\n1\n");
        row("[{'a':1},{'b':null}]", std::nullopt); // is it null or not there?
        row("[{'a':[{'b.c':1}]},{'a':[]}]", "a\n\"[{\"\"b.c\"\":1}]\"\n[]");
        row("[{'a':[1]},{'a':'[1]'}]", std::nullopt); // is it a list or a text?
        row("[{'a':'[x](y)'}]", "a\n[x](y)");
        row("[{'a':{}}]", "a\n{}");
        row("[{'a':1,'by':{'n':'x'}},{'a':2,'by':null}]", "a,by.n\n1,x\n2,");
        row("[{'a':1,'by':{'n':null}},{'a':2,'by':null}]", std::nullopt); // which of them is null?
        row("[{'by':{'n':'x'}},{'by':1}]", std::nullopt);
        row("{'a':{'nodes':[{'b':1,'by':{'name':'x'}}]}}", "b,by.name\n1,x");
        row("{'a':{'total':9,'nodes':[{'b':1}]},'c':{'d':null}}",
            "{\"a\":{\"total\":9,\"nodes\":\"CSV below\"},\"c\":{\"d\":null}}\n\nb\n1");
        row("{'a':[{'b':1}],'c':[{'b':1}]}", std::nullopt);
        row("[{}]", std::nullopt);
        row("[1]", std::nullopt);
        row("[]", std::nullopt);
        row("{'a':{'b':1}}", std::nullopt);
        row("[{'a.b':1,'a':{'b':2}}]", std::nullopt);
    }

    void wholeTablesLoseNothing()
    {
        QFETCH(const std::string, json);
        QFETCH(const std::optional<std::string>, table);
        QCOMPARE(writeWholeTable(value(json)), table);
    }

    // Names that go ever deeper, and one row with many of them.
    void wideTablesTakeNoLonger()
    {
        json::Value row = json::Value::object();
        for (int i = 0; i < 50'000; ++i)
            row.set("m" + std::to_string(i), json::Value(i));
        QVERIFY(writeWholeTable(json::Value::array({row, row})));
    }
};

TOOLTRAY_TEST(CsvTest)

#include "csvtest.moc"
