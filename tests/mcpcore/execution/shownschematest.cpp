// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/shownschema.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/snapshot/parameters.h"
#include "workspacewith.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

workspace::WorkspacePtr typesWorkspace()
{
    workspace::Mapping mapping;
    mapping.name = "states";
    mapping.description = "State of the issue.";
    mapping.entries = {{"Open", value("'OPENED'")}, {"Closed", value("'CLOSED'")}};
    workspace::CustomType priority;
    priority.name = "priority";
    priority.description = "How urgent it is.";
    priority.schema = value("{'type':'string','oneOf':[{'const':'low','description':'some day'},"
                            "{'const':'high','title':'Now','description':'at once'},{'const':'none'}]}");
    workspace::CustomType tree;
    tree.name = "tree";
    tree.schema = value("{'type':'object','properties':{'left':{'$ref':'#'},"
                        "'weight':{'$ref':'#/$defs/weight'}},'$defs':{'weight':{'type':'integer'}}}");
    return workspaceWith({mapping, priority, tree});
}

} // namespace

class ShownSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsForItself_data()
    {
        addColumns<std::string, std::string, std::string>("schema", "described", "plain");
        const auto row = [](const char *schema, const char *described, const char *plain = nullptr) {
            QTest::addRow("%s", schema) << std::string(schema) << std::string(described)
                                        << std::string(plain == nullptr ? described : plain);
        };
        row("{'type':'string','minLength':1}", "{'type':'string','minLength':1}");
        row("true", "true");
        row("{'$ref':'tooltray:mappings/states'}",
            "{'type':'string','enum':['Open','Closed'],'description':'State of the issue.'}");
        row("{'$ref':'tooltray:mappings/states','description':'Mine.'}",
            "{'type':'string','enum':['Open','Closed'],'description':'Mine.'}");
        row("{'$ref':'tooltray:types/priority'}",
            "{'type':'string','oneOf':[{'const':'low','description':'some day'},"
            "{'const':'high','title':'Now','description':'at once'},{'const':'none'}],"
            "'description':'How urgent it is.'}",
            "{'type':'string','description':'How urgent it is.\\nValues:"
            "\\n- \\'low\\': some day\\n- \\'high\\': Now, at once\\n- "
            "\\'none\\'','enum':['low','high','none']}");
        row("{'oneOf':[{'const':1},{'const':2}]}", "{'oneOf':[{'const':1},{'const':2}]}", "{'enum':[1,2]}");
        row("{'oneOf':[{'const':1},{'type':'string'}]}", "{'oneOf':[{'const':1},{'type':'string'}]}");
        row("{'$ref':'tooltray:types/tree'}",
            "{'type':'object','properties':{'left':{'type':'object'},'weight':{'type':'integer'}}}");
        row("{'items':{'$ref':'#/$defs/a'},'$defs':{'a':{'type':'string'}}}", "{'items':{'type':'string'}}");
        row("{'properties':{'a':{'$ref':'#/$defs/a'}},'$defs':{'a':{'items':{'$ref':'#/$defs/a'}}}}",
            "{'properties':{'a':{'items':{'type':'object'}}}}");
        row("{'anyOf':[{'$ref':'tooltray:types/tree'},{'type':'null'}]}",
            "{'anyOf':[{'type':'object','properties':{'left':{'type':'object'},'weight':{'type':'integer'}}},"
            "{'type':'null'}]}");
        row("{'properties':{'$ref':{'type':'string'},'oneOf':{'type':'string'}}}",
            "{'properties':{'$ref':{'type':'string'},'oneOf':{'type':'string'}}}");
        row("{'default':{'$ref':'#'},'const':{'$id':'x'}}", "{'default':{'$ref':'#'},'const':{'$id':'x'}}");
        row("{'$ref':'tooltray:types/nowhere'}", "{}");
        row("{'type':['integer','string'],'minimum':1}", "{'type':['integer','string'],'minimum':1}",
            "{'type':'integer','minimum':1,'description':'Can also be a string.'}");
        row("{'type':['null','string','integer'],'description':'The milestone.'}",
            "{'type':['null','string','integer'],'description':'The milestone.'}",
            "{'type':'string','description':'The milestone. Can also be an integer or null.'}");
        row("{'items':{'type':['string','null'],'enum':['a',null]}}",
            "{'items':{'type':['string','null'],'enum':['a',null]}}",
            "{'items':{'type':'string','enum':['a'],'description':'Can also be null.'}}");
        row("{'type':['string','integer'],'description':'The title. Can also be null.'}",
            "{'type':['string','integer'],'description':'The title. Can also be null.'}",
            "{'type':'string','description':'The title. Can also be an integer or null.'}");
        row("{'type':['string','integer'],'description':'Can also be null.'}",
            "{'type':['string','integer'],'description':'Can also be null.'}",
            "{'type':'string','description':'Can also be an integer or null.'}");
        row("{'type':'string','description':'Can also be null.'}",
            "{'type':'string','description':'Can also be null.'}");
        row("{'type':['boolean','number','array'],'items':{},'minimum':1,'description':'A flag'}",
            "{'type':['boolean','number','array'],'items':{},'minimum':1,'description':'A flag'}",
            "{'type':'boolean','description':'A flag. Can also be a number or an array.'}");
        row("{'type':['string','object'],'minLength':1,'properties':{'id':{'type':'integer'},'name':{}},"
            "'required':['id']}",
            "{'type':['string','object'],'minLength':1,'properties':{'id':{'type':'integer'},'name':{}},"
            "'required':['id']}",
            "{'type':'string','minLength':1,'description':'Can also be an object (id, name).'}");
        row("{'type':['integer','number'],'minimum':1}", "{'type':['integer','number'],'minimum':1}",
            "{'type':'integer','minimum':1,'description':'Can also be a number.'}");
        row("{'type':['null']}", "{'type':['null']}", "{'type':'null'}");
    }

    void standsForItself()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, described);
        QFETCH(const std::string, plain);
        const workspace::WorkspacePtr workspace = typesWorkspace();
        QCOMPARE(shown(shownSchema(*workspace, value(schema), {}, EnumStyle::Described)), described);
        QCOMPARE(shown(shownSchema(*workspace, value(schema), {}, EnumStyle::Plain)), plain);
    }

    void hidesWhatIsInjected()
    {
        const json::Value schema =
            value("{'type':'object','properties':{'a':{},'workspaceId':{'type':'string'}},"
                  "'required':['a','workspaceId'],'additionalProperties':false}");
        const workspace::WorkspacePtr workspace = typesWorkspace();
        QCOMPARE(
            shown(shownSchema(*workspace, schema, {"workspaceId"}, EnumStyle::Plain)),
            std::string(
                "{'type':'object','properties':{'a':{}},'required':['a'],'additionalProperties':false}"));
        QCOMPARE(shown(shownSchema(*workspace, schema, {"a", "workspaceId"}, EnumStyle::Plain)),
                 std::string("{'type':'object','properties':{},'additionalProperties':false}"));
    }

    // Thirty schemas of which each names the next one twice stand for a billion.
    void schemasThatNameEachOtherHaveAnEnd()
    {
        std::string text = "{'type':'object','properties':{'a':{'$ref':'#/$defs/d0'}},'$defs':{";
        for (int i = 0; i < 30; ++i) {
            const std::string next = "{'$ref':'#/$defs/d" + std::to_string(i + 1) + "'}";
            text += "'d" + std::to_string(i) + "':{'type':'object','properties':{'l':" + next + ",'r':" + next
                    + "}},";
        }
        const json::Value schema = value(text + "'d30':{'type':'string'}}}");
        const json::Value shown = shownSchema(*workspaceWith({}), schema, {}, EnumStyle::Plain);
        QVERIFY(json::write(shown).size() < 2'000'000);
        QCOMPARE(shown["properties"]["a"]["properties"]["l"]["type"].toString(), std::string_view("object"));
    }

    // What clients are shown does not grow with how often something large is named, and still names every parameter.
    void whatIsShownHasABound_data()
    {
        addColumns<int, int, std::string>("values", "uses", "reference");
        for (const int values : {10, 1'000, 11'000, 50'000}) {
            for (const int uses : {1, 100, 1'000}) {
                for (const char *reference : {"tooltray:types/fat", "tooltray:mappings/fat"})
                    QTest::addRow("%d of %d by %s", uses, values, reference)
                        << values << uses << std::string(reference);
            }
        }
    }

    void whatIsShownHasABound()
    {
        QFETCH(const int, values);
        QFETCH(const int, uses);
        QFETCH(const std::string, reference);
        workspace::CustomType type;
        type.name = "fat";
        workspace::Mapping mapping;
        mapping.name = "fat";
        json::Value all = json::Value::array();
        for (int i = 0; i < values; ++i) {
            const std::string label = "value number " + std::to_string(i);
            all.append(json::Value(label));
            mapping.entries.push_back({label, json::Value(i)});
        }
        type.schema = json::Value::object({{"type", "string"}, {"enum", std::move(all)}});
        json::Value properties = json::Value::object();
        for (int i = 0; i < uses; ++i)
            properties.set("p" + std::to_string(i), json::Value::object({{"$ref", reference}}));
        const json::Value schema = json::Value::object(
            {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}});
        const auto workspace = workspaceWith({type, mapping});
        for (const EnumStyle style : {EnumStyle::Plain, EnumStyle::Described}) {
            const json::Value shown = shownSchema(*workspace, schema, {}, style);
            QVERIFY(json::writtenSize(shown) < kMaxShownBytes * 5 / 4);
            QCOMPARE(shown["properties"].size(), std::size_t(uses));
            QVERIFY(!shown["additionalProperties"].toBool(true));
            const json::Value &first = shown["properties"]["p0"];
            QCOMPARE(first["type"].toString(), std::string_view("string"));
            if (values <= 1'000 && uses <= 100)
                QCOMPARE(first["enum"].size(), std::size_t(values));
            else if (values > 1'000)
                QVERIFY(first["description"].toString().starts_with("One of "));
        }
    }

    void namesThatAreNotShownAreStillTaken()
    {
        json::Value properties = json::Value::object();
        for (int i = 0; i < 20'000; ++i)
            properties.set("parameter_" + std::to_string(i), json::Value::object({{"type", "string"}}));
        const json::Value schema = json::Value::object(
            {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}});
        const json::Value shown = shownSchema(*workspaceWith({}), schema, {}, EnumStyle::Plain);
        QVERIFY(json::writtenSize(shown) < kMaxShownBytes * 5 / 4);
        QVERIFY(!shown.contains("additionalProperties"));
    }

    // A schema that lost a part must not refuse what the whole one takes.
    void whatIsLeftOutRefusesNothing()
    {
        json::Value many = json::Value::array();
        for (int i = 0; i < 20'000; ++i)
            many.append(json::Value("value " + std::to_string(i)));
        const json::Value values = json::Value::object({{"enum", many}});
        const json::Value schema = json::Value::object(
            {{"not", values},
             {"oneOf", json::Value::array({json::Value(values), value("{'type':'string','maxLength':3}")})}});
        const json::Value shown = shownSchema(*workspaceWith({}), schema, {}, EnumStyle::Plain);
        QVERIFY(!shown.contains("not"));
        QVERIFY(!shown.contains("oneOf"));
        QCOMPARE(shown["anyOf"].size(), std::size_t(2));
    }

    void typesThatNameEachOtherHaveAnEnd()
    {
        std::vector<workspace::Object> types;
        for (int i = 0; i < 30; ++i) {
            workspace::CustomType type;
            type.name = "d" + std::to_string(i);
            const std::string next = "{'$ref':'tooltray:types/d" + std::to_string(i + 1) + "'}";
            type.schema = i == 29
                              ? value("{'type':'string'}")
                              : value("{'type':'object','properties':{'l':" + next + ",'r':" + next + "}}");
            types.emplace_back(std::move(type));
        }
        const auto workspace = workspaceWith(types);
        const json::Value schema = value("{'type':'object','properties':{'a':{'$ref':'tooltray:types/d0'}}}");
        QVERIFY(json::write(shownSchema(*workspace, schema, {}, EnumStyle::Plain)).size() < 2'000'000);
        QVERIFY(json::write(workspace::inlined(*workspace, schema)).size() < 2'000'000);
        QVERIFY(json::write(workspace::inlinedTypes(*workspace, schema)).size() < 2'000'000);
    }
};

TOOLTRAY_TEST(ShownSchemaTest)

#include "shownschematest.moc"
