// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/budget.h"

#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "testbed.h"
#include "json/write.h"

#include <QTest>

#include <string>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

// An object with so many levels of members, of which each level requires one.
json::Value nested(int depth)
{
    json::Value schema = quoted("{'type':'object','required':['must'],'additionalProperties':false}");
    json::Value &properties = schema.set("properties", json::Value::object());
    const std::string described = "{'type':'string','description':'A sentence that describes it.'}";
    for (const char *name : {"must", "one", "two", "three"})
        properties.set(name, quoted(described));
    if (depth > 0) {
        properties.set("object", nested(depth - 1));
        json::Value list = quoted("{'type':'array'}");
        list.set("items", nested(depth - 1));
        properties.set("list", std::move(list));
    }
    return schema;
}

} // namespace

class OutlineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatFitsStaysAsItIs()
    {
        const json::Value schema = nested(1);
        QCOMPARE(outlined(schema, json::writtenSize(schema)), schema);
    }

    void outlinesFitAndTakeAllThatTheSchemaTakes_data()
    {
        QTest::addColumn<std::size_t>("bytes");
        for (const std::size_t bytes : {200UL, 500UL, 1'000UL, 2'000UL, 4'000UL, 8'000UL})
            QTest::addRow("%zu", bytes) << bytes;
    }
    void outlinesFitAndTakeAllThatTheSchemaTakes()
    {
        QFETCH(const std::size_t, bytes);
        const json::Value outline = outlined(nested(4), bytes);
        QVERIFY2(json::writtenSize(outline) <= bytes, json::write(outline).c_str());
        QVERIFY(outline["description"].toString().find("describe_tool") != std::string_view::npos);
        const auto compiled = jsonschema::Schema::compile(outline);
        QVERIFY(compiled.schema.has_value());
        const std::string inner = "{'must':'a','one':'b','object':{'must':'c'},'list':[{'must':'d'}]}";
        for (const std::string &value :
             {std::string("{'must':'a'}"), inner,
              "{'must':'a','two':'b','object':" + inner + ",'list':[" + inner + "]}"})
            QVERIFY2(compiled.schema->isValid(quoted(value)), value.c_str());
        QVERIFY(!compiled.schema->isValid(quoted("{}")));
    }

    void whatMustBePassedStays()
    {
        json::Value schema = quoted("{'type':'object','required':['input']}");
        schema.set("properties", json::Value::object({{"input", nested(4)}}));
        const json::Value outline = outlined(schema, 250);
        QVERIFY(outline["properties"]["input"]["properties"].contains("must"));
        QVERIFY(!outline["properties"]["input"]["properties"].contains("one"));
    }

    void longListsOfValuesGoWhereTheyLieDeep()
    {
        std::string values;
        for (int i = 0; i < 300; ++i)
            values.append(i == 0 ? "" : ",").append("'VALUE_" + std::to_string(i) + "'");
        const std::string choice = "{'type':'string','enum':[" + values + "]}";
        const json::Value outline = outlined(
            quoted("{'type':'object','required':['a'],'properties':{'a':{'type':'object','required':["
                   "'b'],'properties':{'b':"
                   + choice + "}}}}"),
            1'000);
        QCOMPARE(outline["properties"]["a"]["properties"]["b"], quoted("{'type':'string'}"));
    }
};

TOOLTRAY_TEST(OutlineTest)
#include "outlinetest.moc"
