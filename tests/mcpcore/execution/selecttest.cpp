// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shaped.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ResultShape;

class SelectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsThePath_data()
    {
        // found: or the code of the error
        const TestRows<std::string, std::string> row{"path", "found"};
        row("", "{'project':{'issues':{'nodes':[1,2]},'owner':null}}");
        row("/project/issues/nodes", "[1,2]");
        row("/project/issues/nodes/1", "2");
        row("/project/owner", "null");
        row("/project/owner/name", "null");
        row("/project/isues", "result_path_missing");
        row("/project/issues/nodes/9", "result_path_missing");
        row("project", "result_path_invalid");
    }

    void followsThePath()
    {
        QFETCH(const std::string, path);
        QFETCH(const std::string, found);
        ResultShape shape;
        shape.path = path;
        QCOMPARE(shown(selected(value("{'project':{'issues':{'nodes':[1,2]},'owner':null}}"), shape)), found);
    }

    void suggestsTheNearestName()
    {
        ResultShape shape;
        shape.path = "/projct";
        const Result<json::Value> result = selected(value("{'project':1}"), shape);
        QCOMPARE(result.error().hint, std::string("Did you mean \"project\"?"));
    }

    void dropsAndRenames_data()
    {
        addColumns<std::vector<std::string>, std::string, std::string, std::string>("drop", "from", "to",
                                                                                    "left");
        using Drop = std::vector<std::string>;
        const std::string none;
        QTest::addRow("anywhere") << Drop{"cursor"} << none << none
                                  << std::string("{'edges':[{'node':{'id':1}}],'id':2}");
        QTest::addRow("there") << Drop{"/id"} << none << none
                               << std::string("{'edges':[{'node':{'id':1},'cursor':'c'}],'cursor':'d'}");
        QTest::addRow("several") << Drop{"cursor", "/edges/*/node/id"} << none << none
                                 << std::string("{'edges':[{'node':{}}],'id':2}");
        QTest::addRow("renamed in place") << Drop{"/cursor"} << std::string("/edges") << std::string("items")
                                          << std::string("{'items':[{'node':{'id':1},'cursor':'c'}],'id':2}");
        QTest::addRow("renamed everywhere") << Drop{"cursor"} << std::string("id") << std::string("iid")
                                            << std::string("{'edges':[{'node':{'iid':1}}],'iid':2}");
        QTest::addRow("to a name that is taken")
            << Drop{"/edges"} << std::string("/id") << std::string("cursor")
            << std::string("{'id':2,'cursor':'d'}");
        QTest::addRow("to itself") << Drop{"/edges"} << std::string("/id") << std::string("id")
                                   << std::string("{'id':2,'cursor':'d'}");
    }

    void dropsAndRenames()
    {
        QFETCH(const std::vector<std::string>, drop);
        QFETCH(const std::string, from);
        QFETCH(const std::string, to);
        QFETCH(const std::string, left);
        ResultShape shape;
        shape.drop = drop;
        if (!from.empty())
            shape.rename = {{from, to}};
        const json::Value data = value("{'edges':[{'node':{'id':1},'cursor':'c'}],'id':2,'cursor':'d'}");
        QCOMPARE(shown(selected(data, shape)), left);
    }

    void tellsWhatKeptItsName()
    {
        ResultShape shape;
        shape.rename = {{"id", "cursor"}, {"name", "title"}};
        std::set<std::string> notRenamed;
        QCOMPARE(
            shown(selected(value("{'nodes':[{'id':1,'name':'a'}],'id':2,'cursor':'d'}"), shape, &notRenamed)),
            std::string("{'nodes':[{'cursor':1,'title':'a'}],'id':2,'cursor':'d'}"));
        QCOMPARE(notRenamed, std::set<std::string>{"id"});
    }
};

TOOLTRAY_TEST(SelectTest)

#include "selecttest.moc"
