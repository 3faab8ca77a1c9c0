// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shaped.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class PlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMembers_data()
    {
        // found: their values
        const TestRows<std::string, std::string> row{"pattern", "found"};
        row("/id", "[1]");
        row("/nodes/*/id", "[2,3]");
        row("/nodes/1/id", "[3]");
        row("/nodes/7/id", "[]");
        row("/*/id", "[5]");
        row("/by/*", "[5,6]");
        row("id", "[1,2,3,4,5]");
        row("name", "[6]");
        row("nothing", "[]");
        row("/id/deeper", "[]");
        row("/a~1b", "[7]");
        row("a/b", "[7]");
    }

    void findsMembers()
    {
        QFETCH(const std::string, pattern);
        QFETCH(const std::string, found);
        json::Value root =
            value("{'id':1,'nodes':[{'id':2},{'id':3,'sub':{'id':4}}],'by':{'id':5,'name':6},'a/b':7}");
        json::Value values = json::Value::array();
        Places(pattern).visit(
            root, [&](json::Value &object, std::string_view name) { values.append(object[name]); });
        QCOMPARE(shown(values), found);
    }
};

TOOLTRAY_TEST(PlacesTest)

#include "placestest.moc"
