// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/growth.h"
#include "support/testcase.h"
#include "workspace/checks/operationchecks.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string placesIn(const json::Value &schema, SchemaOf of)
{
    ToolProblems problems;
    checkSchema(schema, of, {}, problems);
    std::string places;
    for (const ToolProblem &problem : problems)
        places.append(places.empty() ? "" : " ").append(problem.place.empty() ? "/" : problem.place);
    return places;
}

// {"type": "object", "properties": {"a": SCHEMA}}
json::Value withMember(const char *schema)
{
    return json::Value::object(
        {{"type", "object"}, {"properties", json::Value::object({{"a", json::parse(schema).value}})}});
}

} // namespace

class CheckSchemaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aParameterThatNoValueFitsIsFound_data()
    {
        const TestRows<QByteArray> row{"schema"};
        row("nothing at all", "false");
        row("not anything", R"({"not": {}})");
        row("not true, beside a description", R"({"description": "Never", "not": true})");
        row("not its own type", R"({"type": "string", "not": {"type": "string"}})");
        row("an integer that is no number", R"({"type": "integer", "not": {"type": "number"}})");
        row("a part that is nothing", R"({"allOf": [{"type": "string"}, false]})");
        row("lengths in two parts", R"({"type": "string", "minLength": 5, "allOf": [{"maxLength": 3}]})");
        row("lengths behind a reference",
            "{\"type\": \"string\", \"minLength\": 5, \"$ref\": \"#/properties/a/$defs/short\", \"$defs\": "
            "{\"short\": {\"maxLength\": 3}}}");
        row("types of two parts", R"({"type": "string", "allOf": [{"type": ["integer", "null"]}]})");
        row("no integer between the bounds",
            R"({"type": "integer", "exclusiveMinimum": 3, "exclusiveMaximum": 4})");
        row("no integer between fractions", R"({"type": "integer", "minimum": 0.1, "maximum": 0.9})");
        row("one number that is out", R"({"type": "number", "minimum": 3, "exclusiveMaximum": 3})");
        row("no type", R"({"type": []})");
        row("a constant of another type", R"({"type": "string", "const": 5})");
        row("a constant that another part excludes", R"({"const": "a", "allOf": [{"enum": ["b", "c"]}]})");
        row("values of another type", R"({"type": "string", "allOf": [{"enum": [1, 2]}]})");
        row("whatever it is, nothing", R"({"if": {}, "then": false})");
        row("never, and else nothing", R"({"if": false, "then": {}, "else": {"not": {}}})");
        row("exactly one of what is all the same", R"({"oneOf": [{}, {"title": "B"}]})");
        row("choices of other types",
            R"({"type": "string", "anyOf": [{"type": "integer"}, {"type": "object"}]})");
        row("choices that are nothing",
            R"({"anyOf": [false, {"minLength": 2, "maxLength": 1, "type": "string"}]})");
        row("more elements than there may be",
            R"({"type": "array", "allOf": [{"minItems": 2}, {"maxItems": 1}]})");
    }

    void aParameterThatNoValueFitsIsFound()
    {
        QFETCH(const QByteArray, schema);
        const std::string places = placesIn(withMember(schema.constData()), SchemaOf::Arguments);
        QCOMPARE(places, std::string("/properties/a"));
    }

    void whatSomeValueMayFitIsLeftAlone_data()
    {
        const TestRows<QByteArray> row{"schema"};
        row("anything", "true");
        row("not another type", R"({"type": "string", "not": {"type": "integer"}})");
        row("a number that is no integer", R"({"type": "number", "not": {"type": "integer"}})");
        row("an integer between the bounds", R"({"type": "integer", "minimum": 3, "maximum": 3})");
        row("a fraction between the bounds",
            R"({"type": "number", "exclusiveMinimum": 3, "exclusiveMaximum": 4})");
        row("bounds of numbers of what may be a text",
            R"({"type": ["string", "integer"], "minimum": 4, "allOf": [{"maximum": 3}]})");
        row("lengths of what may be a number", R"({"minLength": 5, "allOf": [{"maxLength": 3}]})");
        row("a condition that may fail", R"({"type": "string", "if": {"minLength": 1}, "then": false})");
        row("exactly one of two", R"({"oneOf": [{}, {"minLength": 1}]})");
        row("one choice that is there", R"({"anyOf": [false, {"type": "string"}]})");
        row("a member that is forbidden",
            R"({"type": "object", "properties": {"b": false, "c": {"not": {}}}})");
        row("no elements", R"({"type": "array", "items": false})");
        row("no elements after the first", R"({"type": "array", "prefixItems": [{}], "items": {"not": {}}})");
        row("a reference elsewhere", R"({"$ref": "tooltray:mappings/a", "enum": ["x"], "type": "integer"})");
        row("a reference to itself", "{\"$ref\": \"#/properties/a\", \"type\": \"string\"}");
        row("numbers that a double does not tell apart",
            R"({"type": "integer", "exclusiveMinimum": 9007199254740993, "exclusiveMaximum": 9007199254740995})");
        row("a null", R"({"const": null})");
    }

    void whatSomeValueMayFitIsLeftAlone()
    {
        QFETCH(const QByteArray, schema);
        const std::string places = placesIn(withMember(schema.constData()), SchemaOf::Arguments);
        QCOMPARE(places, std::string());
    }

    void anObjectIsJudgedAsAWhole_data()
    {
        const TestRows<QByteArray, QByteArray> row{"schema", "places"};
        row("no object", R"({"type": "object", "not": {"type": "object"}})", "/");
        row("not anything", R"({"properties": {"a": {}}, "not": {}})", "/");
        row("exactly one of what is all the same", R"({"properties": {"a": {}}, "oneOf": [{}, {}]})", "/");
        row("always nothing", R"({"properties": {"a": {}}, "if": {}, "then": false})", "/");
        row("a part that is nothing", R"({"properties": {"a": {}}, "allOf": [false]})", "/");
        row("another type, which is reported elsewhere", R"({"type": "string"})", "");
        row("a parameter of which two parts speak",
            R"({"properties": {"a": {"type": "string"}}, "allOf": [{"properties": {"a": {"type": "integer"}}}]})",
            "/properties/a");
        row("a parameter that another part takes away",
            R"({"properties": {"a": {"type": "string"}}, "allOf": [{"properties": {"a": false}}]})", "");
        row("a required member that is forbidden",
            R"({"properties": {"a": {"type": "object", "properties": {"b": false}, "required": ["b"]}}})",
            "/properties/a/properties/b");
        row("elements that are nothing",
            R"({"properties": {"a": {"type": "array", "items": {"type": "string", "enum": ["a"], "allOf": [{"enum": ["b"]}]}}}})",
            "/properties/a/items/enum");
        row("a member behind a reference",
            "{\"properties\": {\"a\": {\"$ref\": \"#/$defs/b\"}}, \"$defs\": {\"b\": {\"properties\": "
            "{\"c\": {\"type\": []}}}}}",
            "/$defs/b/properties/c");
    }

    void anObjectIsJudgedAsAWhole()
    {
        QFETCH(const QByteArray, schema);
        QFETCH(const QByteArray, places);
        QCOMPARE(placesIn(json::parse(schema.toStdString()).value, SchemaOf::Arguments),
                 places.toStdString());
    }

    // Not with their product, though each is behind all references.
    void timeGrowsWithTheChoicesBehindReferences()
    {
        const double measured = test::growth(500, [](std::size_t n) {
            json::Value choices = json::Value::array();
            json::Value properties = json::Value::object();
            for (std::size_t i = 0; i < n; ++i) {
                choices.append(json::Value::object({{"type", "string"}, {"minLength", i}}));
                properties.set("p" + std::to_string(i), json::Value::object({{"$ref", "#/$defs/a"}}));
            }
            const json::Value schema = json::Value::object(
                {{"properties", properties},
                 {"$defs",
                  json::Value::object({{"a", json::Value::object({{"anyOf", std::move(choices)}})}})}});
            return [schema] { QCOMPARE(placesIn(schema, SchemaOf::Arguments), std::string()); };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }
};

TOOLTRAY_TEST(CheckSchemaTest)

#include "checkschematest.moc"
