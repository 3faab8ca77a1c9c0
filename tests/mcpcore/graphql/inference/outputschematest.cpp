// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

const char *const kOutputTypes =
    "type Query { i: Int! s: String \"who\" user: User node: Node nodes: [Node!]! thing: Thing day: Date } "
    "\"a day\" scalar Date enum Color { RED } "
    "interface Node { id: ID! parent: Node } "
    "type User implements Node { id: ID! parent: Node name: String! f: Float color: Color } "
    "type Repo implements Node { id: ID! parent: Repo! name: String! open: Boolean! } "
    "union Thing = User | Repo union Empty";

InferredSchema inferOutput(const std::string &operation, const InferenceOptions &options = {})
{
    const SchemaPointer schema = buildSchema(parseDocument(kOutputTypes)).schema;
    const Document document = parseDocument(operation);
    return inferDataSchema(*schema, findOperation(document), options);
}

// A chain of fragments in which each asks for two objects of the next.
std::string doublingFragments(int count)
{
    std::string text = "{ node { ...F0 } }";
    for (int i = 0; i < count; ++i)
        text += " fragment F" + std::to_string(i) + " on Node { a" + std::to_string(i) + ": parent { ...F"
                + std::to_string(i + 1) + " } b" + std::to_string(i) + ": parent { ...F"
                + std::to_string(i + 1) + " } }";
    return text + " fragment F" + std::to_string(count) + " on Node { id }";
}

} // namespace

class OutputSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void describesSelections_data()
    {
        addColumns<QByteArray, QByteArray>("operation", "expected");
        const auto row = [](const char *name, const char *operation, const QByteArray &properties,
                            const char *required = nullptr) {
            QTest::newRow(name) << QByteArray(operation)
                                << QByteArray(R"({"type":"object","properties":)") + properties
                                       + (required ? QByteArray(R"(,"required":)") + required : QByteArray())
                                       + '}';
        };
        const char *const user = R"({"u":{"type":["object","null"],"description":"who","properties":)";
        const auto inUser = [&](const char *properties, const char *required) {
            return QByteArray(user) + properties + R"(,"required":)" + required + "}}";
        };
        row("leaves", "{ i s day }",
            R"({"i":{"type":"integer"},"s":{"type":["string","null"]},)"
            R"("day":{"type":["string","null"],"description":"a day"}})",
            R"(["i","s","day"])");
        row("an object", "{ u: user { id f color } }",
            inUser(R"({"id":{"type":["string","integer"]},"f":{"type":["number","null"]},)"
                   R"("color":{"type":["string","null"],"enum":["RED",null]}})",
                   R"(["id","f","color"])"),
            R"(["u"])");
        row("what depends on variables", "query ($v: Boolean!) { i @skip(if: $v) s @include(if: true) }",
            R"({"i":{"type":"integer"},"s":{"type":["string","null"]}})", R"(["s"])");
        row("what is never there", "{ i @skip(if: true) s @include(if: false) t: __typename }",
            R"({"t":{"type":"string","enum":["Query"]}})", R"(["t"])");
        row("in a conditional fragment",
            "query ($v: Boolean!) { ... @include(if: $v) { i } s ...F } "
            "fragment F on Query { s }",
            R"({"i":{"type":"integer"},"s":{"type":["string","null"]}})", R"(["s"])");
        row("a fragment once for sure and once perhaps",
            "query ($v: Boolean!) { ...F @include(if: $v) ...F } fragment F on Query { i }",
            R"({"i":{"type":"integer"}})", R"(["i"])");
        row("selections of one name are merged", "{ u: user { id } ... { u: user { f } } }",
            inUser(R"({"id":{"type":["string","integer"]},"f":{"type":["number","null"]}})", R"(["id","f"])"),
            R"(["u"])");
        row("and those that depend on variables stay so",
            "query ($v: Boolean!) { u: user @include(if: $v) { f } u: user { id } }",
            inUser(R"({"f":{"type":["number","null"]},"id":{"type":["string","integer"]}})", R"(["id"])"),
            R"(["u"])");
        row("but one field brings all that is in it",
            "query ($v: Boolean!) { u: user @include(if: $v) { id } }",
            inUser(R"({"id":{"type":["string","integer"]}})", R"(["id"])"));
        row("types of the same shape are one", "{ nodes { t: __typename id } }",
            R"({"nodes":{"type":"array","items":{"type":"object","properties":{)"
            R"("t":{"type":"string","enum":["User","Repo"]},"id":{"type":["string","integer"]}},)"
            R"("required":["t","id"]}}})",
            R"(["nodes"])");
        row("types of different shapes are choices", "{ thing { ... on Node { id } ... on Repo { open } } }",
            R"({"thing":{"anyOf":[)"
            R"({"type":"object","properties":{"id":{"type":["string","integer"]}},"required":["id"]},)"
            R"({"type":"object","properties":{"id":{"type":["string","integer"]},"open":{"type":"boolean"}},)"
            R"("required":["id","open"]},{"type":"null"}]}})",
            R"(["thing"])");
        row("the object's own type counts", "{ node { parent { __typename } } }",
            R"({"node":{"anyOf":[{"type":"object","properties":{"parent":{"type":["object","null"],)"
            R"("properties":{"__typename":{"type":"string","enum":["User","Repo"]}},"required":["__typename"]}},)"
            R"("required":["parent"]},{"type":"object","properties":{"parent":{"type":"object",)"
            R"("properties":{"__typename":{"type":"string","enum":["Repo"]}},"required":["__typename"]}},)"
            R"("required":["parent"]},{"type":"null"}]}})",
            R"(["node"])");
        row("nothing to select is an object", "{ thing { ... on Nowhere { x } } }",
            R"({"thing":{"type":["object","null"]}})", R"(["thing"])");
        row("what the schema does not know", "{ nowhere { x } }", R"({"nowhere":{}})", R"(["nowhere"])");
        row("introspection", "{ __type(name: \"A\") { kind } }",
            R"({"__type":{"type":["object","null"],"properties":{"kind":{"type":"string",)"
            R"("enum":["SCALAR","OBJECT","INTERFACE","UNION","ENUM","INPUT_OBJECT","LIST","NON_NULL"]}},)"
            R"("required":["kind"]}})",
            R"(["__type"])");
    }
    void describesSelections()
    {
        QFETCH(QByteArray, operation);
        QFETCH(QByteArray, expected);
        InferenceOptions options;
        options.descriptions = operation.contains("u: user") || operation.contains("day")
                                   ? Descriptions::Full
                                   : Descriptions::None;
        const InferredSchema inferred = inferOutput(operation.toStdString(), options);
        QCOMPARE(json::write(inferred.schema), expected.toStdString());
        QVERIFY(inferred.isComplete);
    }

    void endsAtItsBounds()
    {
        InferenceOptions options;
        options.maxBranches = 1;
        const InferredSchema wide = inferOutput("{ thing { ... on Repo { open } } }", options);
        QVERIFY(!wide.isComplete);
        QCOMPARE(json::write(wide.schema["properties"]["thing"]),
                 std::string(R"({"type":["object","null"]})"));
        options = {};
        options.maxShapes = 2;
        const InferredSchema deep = inferOutput("{ user { id parent { parent { id } } } }", options);
        QVERIFY(!deep.isComplete);
        QCOMPARE(json::write(deep.schema["properties"]["user"]["type"]), std::string(R"(["object","null"])"));
        options = {};
        options.maxSelections = 1;
        QVERIFY(!inferOutput("{ user { id } s }", options).isComplete);
    }

    void sharesWhatFragmentsRepeat()
    {
        const InferredSchema inferred = inferOutput(doublingFragments(200));
        QVERIFY(inferred.isComplete);
        QCOMPARE(inferred.form, SchemaLayout::Compact);
        QVERIFY(json::write(inferred.schema).size() < 2'000'000);
    }

    // Deeper than a stack would allow.
    void walksLongChainsOfFragments()
    {
        std::string text = "{ user { ...F0 } }";
        for (int i = 0; i < 10'000; ++i)
            text += " fragment F" + std::to_string(i) + " on Node { parent { ...F" + std::to_string(i + 1)
                    + " } }";
        InferenceOptions options;
        options.maxShapes = 100'000;
        const InferredSchema inferred = inferOutput(text + " fragment F10000 on Node { id }", options);
        QVERIFY(inferred.isComplete);
        QVERIFY(inferred.schema["$defs"].size() > 100);
    }
};

TOOLTRAY_TEST(OutputSchemaTest)
#include "outputschematest.moc"
