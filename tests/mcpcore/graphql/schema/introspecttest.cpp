// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/introspect.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

json::Value introspected(const std::string &sdl)
{
    return json::parse(introspect(*buildSchema(parseDocument(sdl)).schema)).value["__schema"];
}

} // namespace

class IntrospectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The first type or directive that the text defines.
    void describesDefinitions_data()
    {
        addColumns<std::string, std::string, std::string>("sdl", "list", "json");
        const auto row = [](const char *name, const char *sdl, const char *json, const char *list = "types") {
            QTest::newRow(name) << std::string(sdl) << std::string(list) << std::string(json);
        };
        row("a scalar", "\"text\" scalar S @specifiedBy(url: \"u\")",
            R"({"kind":"SCALAR","name":"S","description":"text","specifiedByURL":"u","isOneOf":null,"fields":null,"inputFields":null,"interfaces":null,"enumValues":null,"possibleTypes":null})");
        row("an enum", "enum E { A \"text\" B @deprecated C @deprecated(reason: \"no\") }",
            R"({"kind":"ENUM","name":"E","description":null,"specifiedByURL":null,"isOneOf":null,"fields":null,"inputFields":null,"interfaces":null,"enumValues":[)"
            R"({"name":"A","description":null,"isDeprecated":false,"deprecationReason":null},)"
            R"({"name":"B","description":"text","isDeprecated":true,"deprecationReason":"No longer supported"},)"
            R"({"name":"C","description":null,"isDeprecated":true,"deprecationReason":"no"}],"possibleTypes":null})");
        row("an input", "input I @oneOf { a: [E!] = [A] } enum E { A }",
            R"({"kind":"INPUT_OBJECT","name":"I","description":null,"specifiedByURL":null,"isOneOf":true,"fields":null,"inputFields":[)"
            R"({"name":"a","description":null,"type":{"kind":"LIST","name":null,"ofType":{"kind":"NON_NULL","name":null,"ofType":{"kind":"ENUM","name":"E","ofType":null}}},)"
            R"("defaultValue":"[A]","isDeprecated":false,"deprecationReason":null}],"interfaces":null,"enumValues":null,"possibleTypes":null})");
        row("an object", "type T implements N { a(b: Int): S! @deprecated } interface N { a: S } scalar S",
            R"({"kind":"OBJECT","name":"T","description":null,"specifiedByURL":null,"isOneOf":null,"fields":[{"name":"a","description":null,"args":[)"
            R"({"name":"b","description":null,"type":{"kind":"SCALAR","name":"Int","ofType":null},"defaultValue":null,"isDeprecated":false,"deprecationReason":null}],)"
            R"("type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"SCALAR","name":"S","ofType":null}},"isDeprecated":true,"deprecationReason":"No longer supported"}],)"
            R"("inputFields":null,"interfaces":[{"kind":"INTERFACE","name":"N","ofType":null}],"enumValues":null,"possibleTypes":null})");
        row("an interface", "interface N { a: N } type T implements N { a: N }",
            R"({"kind":"INTERFACE","name":"N","description":null,"specifiedByURL":null,"isOneOf":null,"fields":[{"name":"a","description":null,"args":[],)"
            R"("type":{"kind":"INTERFACE","name":"N","ofType":null},"isDeprecated":false,"deprecationReason":null}],)"
            R"("inputFields":null,"interfaces":[],"enumValues":null,"possibleTypes":[{"kind":"OBJECT","name":"T","ofType":null}]})");
        row("a union", "union U = A | B type A { a: Int } type B { a: Int }",
            R"({"kind":"UNION","name":"U","description":null,"specifiedByURL":null,"isOneOf":null,"fields":null,"inputFields":null,"interfaces":null,"enumValues":null,)"
            R"("possibleTypes":[{"kind":"OBJECT","name":"A","ofType":null},{"kind":"OBJECT","name":"B","ofType":null}]})");
        row("a directive", "\"text\" directive @d repeatable on FIELD | QUERY",
            R"({"name":"d","description":"text","isRepeatable":true,"locations":["FIELD","QUERY"],"args":[]})",
            "directives");
    }
    void describesDefinitions()
    {
        QFETCH(std::string, sdl);
        QFETCH(std::string, list);
        QFETCH(std::string, json);
        QCOMPARE(json::write(introspected(sdl)[list][0]), json);
    }

    void namesTheRoots()
    {
        const json::Value schema =
            introspected("\"text\" schema { query: Q subscription: S } type Q { a: Int } "
                         "type S { a: Int } type Mutation { a: Int }");
        QCOMPARE(json::write(schema["description"]), std::string("\"text\""));
        QCOMPARE(json::write(schema["queryType"]), std::string(R"({"name":"Q","kind":"OBJECT"})"));
        QCOMPARE(json::write(schema["mutationType"]), std::string("null"));
        QCOMPARE(json::write(schema["subscriptionType"]), std::string(R"({"name":"S","kind":"OBJECT"})"));
    }
};

TOOLTRAY_TEST(IntrospectTest)
#include "introspecttest.moc"
