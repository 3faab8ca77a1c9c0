// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/inputschema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

const char *const kInputTypes =
    "type Query { a(\"of the argument\" b: Int, in: In, list: [Int!], c: Color, f: Float, d: Date, x: Deep, "
    "one: One): "
    "Int }"
    "\"a color\" enum Color { RED GREEN } \"a day\" scalar Date scalar Odd "
    "input In { \"of the field\" n: Int! = 3 self: In others: [In!] odd: Odd! old: ID @deprecated } "
    "input One @oneOf { a: String b: [In] } "
    "input Deep { a: Deep1 b: Deep1 } input Deep1 { a: Deep2 b: Deep2 } input Deep2 { a: Int b: Color! }";

InferredSchema inferInput(const std::string &operation, const InferenceOptions &options = {})
{
    const SchemaPointer schema = buildSchema(parseDocument(kInputTypes)).schema;
    const Document document = parseDocument(operation);
    return inferInputSchema(*schema, findOperation(document), options);
}

} // namespace

class InputSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void describesVariables_data();
    void describesVariables();
    void takesDescriptionsFromWhereVariablesAreUsed_data();
    void takesDescriptionsFromWhereVariablesAreUsed();
    void shortensDescriptions();
    void definesWhatContainsItself();
    void sharesInTheCompactForm();
    void fallsBackToTheCompactForm();
    void writesDraft7();
    void takesSingleValuesWhenAsked();
    void mapsScalarsByTheTable();
    void staysSmallOnWideRecursion();
};

void InputSchemaTest::describesVariables_data()
{
    addColumns<QByteArray, QByteArray, QByteArray>("variables", "properties", "required");
    const auto row = [](const char *variables, const char *properties, const char *required = "null") {
        QTest::newRow(variables) << QByteArray(variables) << QByteArray(properties) << QByteArray(required);
    };
    row("($a: Int!)", R"({"a":{"type":"integer","minimum":-2147483648,"maximum":2147483647}})", R"(["a"])");
    row("($a: Float)", R"({"a":{"type":["number","null"]}})");
    row("($a: String! = \"x\")", R"({"a":{"type":"string","default":"x"}})");
    row("($a: Boolean = null)", R"({"a":{"type":["boolean","null"],"default":null}})");
    row("($a: ID!, $b: ID)",
        R"({"a":{"type":["string","integer"]},"b":{"type":["string","integer","null"]}})", R"(["a"])");
    row("($a: [[Float!]]!)",
        R"({"a":{"type":"array","items":{"type":["array","null"],"items":{"type":"number"}}}})", R"(["a"])");
    row("($a: Color)",
        R"({"a":{"type":["string","null"],"enum":["RED","GREEN",null],"description":"a color"}})");
    row("($a: [Color!]! = RED)",
        R"({"a":{"type":"array","items":{"type":"string","enum":["RED","GREEN"],"description":"a color"},)"
        R"("default":["RED"]}})");
    row("($a: Odd!)", R"({"a":{}})", R"(["a"])");
    row("(\"of the variable\" $a: Float!)", R"({"a":{"type":"number","description":"of the variable"}})",
        R"(["a"])");
    row("($a: Deep2!)",
        R"({"a":{"type":"object","additionalProperties":false,"properties":{)"
        R"("a":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647},)"
        R"("b":{"type":"string","enum":["RED","GREEN"],"description":"a color"}},"required":["b"]}})",
        R"(["a"])");
    row("($a: Nowhere)", R"({"a":{}})");
}

void InputSchemaTest::describesVariables()
{
    QFETCH(QByteArray, variables);
    QFETCH(QByteArray, properties);
    QFETCH(QByteArray, required);
    const InferredSchema inferred = inferInput("query " + variables.toStdString() + " { a }");
    QCOMPARE(json::write(inferred.schema["properties"]), properties.toStdString());
    QCOMPARE(json::write(inferred.schema["required"]), required.toStdString());
    QCOMPARE(json::write(inferred.schema["type"]), std::string("\"object\""));
    QCOMPARE(json::write(inferred.schema["additionalProperties"]), std::string("false"));
    QVERIFY(!inferred.schema.contains("$schema"));
}

void InputSchemaTest::takesDescriptionsFromWhereVariablesAreUsed_data()
{
    const TestRows<QByteArray, QByteArray> row{"operation", "description"};
    row("an argument", "query ($v: Int) { a(b: $v) }", "of the argument");
    row("an input field", "query ($v: Int!) { a(in: { n: $v, odd: 1 }) }", "of the field");
    row("its own", "query (\"own\" $v: Int) { a(b: $v) }", "own");
    row("in a list", "query ($v: Int!) { a(list: [$v]) }", "");
    row("through fragments",
        "query ($v: Int) { ...F } fragment F on Query { ...G } fragment G on Query { a(b: $v) }",
        "of the argument");
    row("the first that has one", "query ($v: Int!) { x: a(list: [$v]) y: a(b: $v) }", "of the argument");
    row("that of its type", "query ($v: Color) { a(c: $v) }", "a color");
}

void InputSchemaTest::takesDescriptionsFromWhereVariablesAreUsed()
{
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, description);
    QCOMPARE(inferInput(operation.toStdString()).schema["properties"]["v"]["description"].toString(),
             std::string_view(description.constData()));
}

void InputSchemaTest::shortensDescriptions()
{
    const char *const operation = "query (\"One.\\n  Two.\" $v: Int) { a(b: $v) }";
    const auto described = [&](Descriptions descriptions) {
        InferenceOptions options;
        options.descriptions = descriptions;
        return json::write(inferInput(operation, options).schema["properties"]["v"]["description"]);
    };
    QCOMPARE(described(Descriptions::Full), std::string(R"("One.\n  Two.")"));
    QCOMPARE(described(Descriptions::FirstSentence), std::string(R"("One.")"));
    QCOMPARE(described(Descriptions::None), std::string("null"));
}

void InputSchemaTest::definesWhatContainsItself()
{
    const json::Value schema = inferInput("query ($v: In!) { a(in: $v) }").schema;
    QCOMPARE(json::write(schema["properties"]["v"]), std::string(R"({"$ref":"#/$defs/In"})"));
    const json::Value fields =
        json::parse(
            R"({"n":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"description":"of the field",)"
            R"("default":3},"self":{"anyOf":[{"$ref":"#/$defs/In"},{"type":"null"}]},)"
            R"("others":{"type":["array","null"],"items":{"$ref":"#/$defs/In"}},"odd":{},)"
            R"("old":{"type":["string","integer","null"],"deprecated":true}})")
            .value;
    QCOMPARE(json::write(schema["$defs"]["In"]["properties"]), json::write(fields));
    QCOMPARE(json::write(schema["$defs"]["In"]["required"]), std::string(R"(["odd"])"));
    // A circle that is entered through a list is closed at the object all the same.
    const json::Value list = inferInput("query ($v: [In!]) { a }").schema;
    QVERIFY(list["$defs"].contains("In"));
    QCOMPARE(list["$defs"].size(), std::size_t(1));
}

void InputSchemaTest::sharesInTheCompactForm()
{
    InferenceOptions options;
    QVERIFY(!inferInput("query ($v: Deep) { a(x: $v) }", options).schema.contains("$defs"));
    options.form = SchemaLayout::Compact;
    const InferredSchema compact = inferInput("query ($v: Deep) { a(x: $v) }", options);
    QCOMPARE(json::write(compact.schema["properties"]["v"]["properties"]),
             std::string(R"({"a":{"anyOf":[{"$ref":"#/$defs/Deep1"},{"type":"null"}]},)"
                         R"("b":{"anyOf":[{"$ref":"#/$defs/Deep1"},{"type":"null"}]}})"));
    QCOMPARE(compact.schema["$defs"].size(), std::size_t(2));
}

void InputSchemaTest::fallsBackToTheCompactForm()
{
    InferenceOptions options;
    options.maxInlined = 10;
    QCOMPARE(inferInput("query ($v: Deep2) { a }", options).form, SchemaLayout::Plain);
    const InferredSchema inferred = inferInput("query ($v: Deep) { a }", options);
    QCOMPARE(inferred.form, SchemaLayout::Compact);
    QVERIFY(inferred.schema.contains("$defs"));
    QVERIFY(inferred.isComplete);
}

void InputSchemaTest::writesDraft7()
{
    InferenceOptions options;
    options.draft = JsonSchemaDraft::Draft7;
    const json::Value schema = inferInput("query (\"here\" $v: In!) { a(in: $v) }", options).schema;
    QCOMPARE(schema["$schema"].toString(), std::string_view("http://json-schema.org/draft-07/schema#"));
    QCOMPARE(json::write(schema["properties"]["v"]),
             std::string(R"({"allOf":[{"$ref":"#/definitions/In"}],"description":"here"})"));
    QVERIFY(schema["definitions"].contains("In"));
}

void InputSchemaTest::takesSingleValuesWhenAsked()
{
    InferenceOptions options;
    options.lists = ListInputs::SingleValuesToo;
    QCOMPARE(json::write(inferInput("query ($v: [[Float]]!) { a }", options).schema["properties"]["v"]),
             std::string(R"({"anyOf":[{"type":"array","items":{"anyOf":[)"
                         R"({"type":"array","items":{"type":["number","null"]}},{"type":"number"},)"
                         R"({"type":"null"}]}},{"type":"number"}]})"));
}

void InputSchemaTest::mapsScalarsByTheTable()
{
    const char *const operation = "query ($v: Date) { a(d: $v) }";
    QCOMPARE(json::write(inferInput(operation).schema["properties"]["v"]),
             std::string(R"({"type":["string","null"],"format":"date","description":"a day"})"));
    InferenceOptions options;
    options.scalars["Date"] = {json::Value::object({{"type", "integer"}}), {}};
    QCOMPARE(json::write(inferInput(operation, options).schema["properties"]["v"]),
             std::string(R"({"type":["integer","null"],"description":"a day"})"));
    options.scalars.clear();
    QCOMPARE(json::write(inferInput(operation, options).schema["properties"]["v"]),
             std::string(R"({"description":"a day"})"));
}

// Every type has every type in it, as filters of generated APIs do: inlined that would never end.
void InputSchemaTest::staysSmallOnWideRecursion()
{
    std::string sdl = "type Query { a(f: I0): Int }";
    for (int type = 0; type < 60; ++type) {
        sdl += " input I" + std::to_string(type) + " {";
        for (int field = 0; field < 60; ++field)
            sdl += " f" + std::to_string(field) + ": I" + std::to_string(field);
        sdl += " }";
    }
    const SchemaPointer schema = buildSchema(parseDocument(sdl)).schema;
    const Document document = parseDocument("query ($v: I0) { a(f: $v) }");
    const InferredSchema inferred = inferInputSchema(*schema, findOperation(document));
    QCOMPARE(inferred.schema["$defs"].size(), std::size_t(60));
    QVERIFY(json::write(inferred.schema).size() < 400'000);
}

TOOLTRAY_TEST(InputSchemaTest)
#include "inputschematest.moc"
