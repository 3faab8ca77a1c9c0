// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <string>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

std::string saving(const std::string &name, const std::string &more)
{
    return "{'tool_name':'" + name + "','description':'Says what it says.'," + more + "}";
}

} // namespace

// What whoever saves a tool reads: one answer for all mistakes, and a short one where it goes well.
class SaveAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The answer is read in the turn after every save: it is short however large the input is.
    void answersAreShort()
    {
        Workbench bench;
        std::string fields;
        for (int i = 0; i < 150; ++i)
            fields += "field" + std::to_string(i) + ": Deep ";
        bench.schemas.set("api", "type Query { a(in: In!): Int } input In { must: ID! " + fields
                                     + "} input Deep { one: String! two: Int deep: Deep }");
        const json::Value view = bench.structured(
            "create_saved_query_tool", saving("a", "'graphql_query':'query ($in: In!) { a(in: $in) }'"));
        QVERIFY2(json::writtenSize(view) <= 2'000, json::write(view).c_str());
        QVERIFY(view["parameters"]["properties"]["in"]["properties"].contains("must"));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]), std::string("{'in':{'must':'text'}}"));
    }
};

TOOLTRAY_TEST(SaveAnswerTest)
#include "saveanswertest.moc"
