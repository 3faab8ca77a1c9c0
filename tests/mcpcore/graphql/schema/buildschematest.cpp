// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/buildschema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/printschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

QByteArray printed(const char *sdl)
{
    return QByteArray::fromStdString(printSchema(*buildSchema(parseDocument(sdl)).schema)).simplified();
}

} // namespace

class BuildSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appliesExtensions()
    {
        QCOMPARE(
            printed("type Query { a: Int } extend type Query implements N { b: E } interface N { b: E } "
                    "enum E { X } extend enum E { Y } union U = Query extend union U = A type A { a: Int } "
                    "input I { a: Int } extend input I { b: Int } scalar S extend scalar S @specifiedBy(url: "
                    "\"u\") "
                    "extend schema { mutation: A } extend input A { ignored: Int }"),
            QByteArray("type Query implements N { a: Int b: E } interface N { b: E } enum E { X Y } "
                       "union U = Query | A type A { a: Int } input I { a: Int b: Int } scalar S "
                       "@specifiedBy(url: \"u\")")
                .prepend("schema { query: Query mutation: A } "));
    }

    void findsRootTypesByName()
    {
        const SchemaPointer byName =
            buildSchema(parseDocument("type Query { a: Int } type Mutation { a: Int }")).schema;
        QVERIFY(byName->queryType() == byName->type("Query"));
        QVERIFY(byName->rootType(OperationType::Mutation));
        const SchemaPointer defined =
            buildSchema(parseDocument("schema { query: Mutation } type Query { a: Int } "
                                      "type Mutation { a: Int }"))
                .schema;
        QVERIFY(defined->queryType() == defined->type("Mutation"));
        QVERIFY(!defined->rootType(OperationType::Mutation));
    }

    void letsTheLastDefinitionWin_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"sdl", "expected"};
        row("fields", "type Query { a(x: Int): Int b: Int a: String }", "type Query { a: String b: Int }");
        row("arguments", "type Query { a(x: Int, y: Int, x: String): Int }",
            "type Query { a(x: String, y: Int): Int }");
        row("values", "enum E { A B A @deprecated }", "enum E { A @deprecated B }");
        row("types", "type Query { a: Int } type B { b: Int } type Query { c: Int }",
            "type Query { c: Int } type B { b: Int }");
        row("directives",
            "directive @a(x: Int) on FIELD directive @b on ENUM "
            "directive @a(y: Int) on QUERY",
            "directive @a(y: Int) on QUERY directive @b on ENUM");
        row("the schema", "schema { query: A } schema { query: B } type A { a: Int } type B { b: Int }",
            "schema { query: B } type A { a: Int } type B { b: Int }");
    }
    void letsTheLastDefinitionWin()
    {
        QFETCH(QByteArray, sdl);
        QFETCH(QByteArray, expected);
        QCOMPARE(printed(sdl.constData()), expected);
    }

    void reportsWhatItHasToGuess_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"sdl", "message", "place"};
        row("an unknown type", "type Query { a: [What!] }", "Unknown type: \"What\".", "What!");
        row("a number as a reason", "type Query { a: Int @deprecated(reason: 5) }",
            "Argument \"@deprecated(reason:)\" has invalid value: String cannot represent a non "
            "string value: 5",
            "5");
        row("null as a reason", "type Query { a: Int @deprecated(reason: null) }",
            "Argument \"@deprecated(reason:)\" has invalid value: Expected value of non-null type "
            "\"String!\" not to be null.",
            "null");
        row("no address", "scalar A @specifiedBy",
            "Argument \"@specifiedBy(url:)\" of required type \"String!\" was not provided.", "@specifiedBy");
        row("nesting", "type Query { a: " + QByteArray(40, '[') + "Int" + QByteArray(40, ']') + " }",
            "A type cannot have more than 31 lists and non-nulls around it.",
            QByteArray(40, '[') + "Int" + QByteArray(40, ']'));
    }
    void reportsWhatItHasToGuess()
    {
        QFETCH(QByteArray, sdl);
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, place);
        const Document document = parseDocument(sdl.toStdString());
        const BuiltSchema built = buildSchema(document);
        QCOMPARE(built.problems.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(built.problems[0].message), message);
        const SourceSpan span = built.problems[0].spans.at(0);
        QCOMPARE(document.text().substr(span.start, span.end - span.start),
                 std::string_view(place.toStdString()));
    }

    void makesASchemaOfAnything()
    {
        QVERIFY(!buildSchema(parseDocument("")).schema->queryType());
        QVERIFY(!buildSchema(parseDocument("{ a }")).schema->queryType());
        const std::string text =
            "\"d\" schema @a { query: Q } type Q implements I & J @b { \"e\" f(\"g\" h: [K!] = {l: 1} @m): N "
            "@deprecated(reason: \"o\") } union P = R | S enum T { U } input V { w: X } scalar Y "
            "@specifiedBy(url: \"z\") "
            "directive @a(b: C) repeatable on FIELD | QUERY extend type Q { d: E } extend enum T { V }";
        for (std::size_t length = 0; length <= text.size(); ++length) {
            const BuiltSchema built = buildSchema(parseDocument(text.substr(0, length)));
            QVERIFY(built.schema->type("__Schema"));
            printSchema(*built.schema);
        }
    }

    void ordersTypesLikeGraphQLJs()
    {
        const SchemaPointer schema =
            buildSchema(parseDocument("type Query { a(b: Int): [Float!] c: B } type B { d: ID }")).schema;
        QByteArrayList names;
        for (const SchemaType type : schema->types())
            names += QByteArray(type.name().data(), qsizetype(type.name().size()));
        QCOMPARE(names.join(' '),
                 QByteArray("Query Float Int B ID Boolean String __Schema __Type __TypeKind __Field "
                            "__InputValue __EnumValue __Directive __DirectiveLocation"));
    }

    void keepsOwnDefinitionsOfDirectives()
    {
        const SchemaPointer schema = buildSchema(parseDocument("directive @skip(when: Int) on FIELD")).schema;
        QVERIFY(schema->directive("skip").argument("when"));
        QCOMPARE(schema->directives().size(), std::size_t(5));
    }

    void knowsWhereElementsComeFrom()
    {
        const Document document =
            parseDocument("enum E { A B } type Query { a(x: Int): E } extend type Query { b: Int }");
        const BuiltSchema built = buildSchema(document);
        const SchemaType query = built.schema->queryType();
        const auto textOf = [&](std::uint32_t node) { return document.node(node).text(); };
        QCOMPARE(built.origins.types[query.index()].size(), std::size_t(2));
        QCOMPARE(textOf(built.origins.types[query.index()][1]),
                 std::string_view("extend type Query { b: Int }"));
        QCOMPARE(textOf(built.origins.fields[query.field("b").index()]), std::string_view("b: Int"));
        QCOMPARE(textOf(built.origins.inputs[query.field("a").argument("x").index()]),
                 std::string_view("x: Int"));
        QCOMPARE(textOf(built.origins.enumValues[built.schema->type("E").enumValue("B").index()]),
                 std::string_view("B"));
        QVERIFY(built.origins.types[built.schema->type("String").index()].empty());
    }
};

TOOLTRAY_TEST(BuildSchemaTest)
#include "buildschematest.moc"
