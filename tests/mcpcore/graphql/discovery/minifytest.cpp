// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

SchemaPointer schemaOf(const std::string &sdl)
{
    return buildSchema(parseDocument(sdl)).schema;
}

} // namespace

class MinifyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsTypesInOneLine_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"sdl", "minified"};
        row("an object",
            "type T implements A & B { a: Int b(c: [Int!]! = [1], d: T): [T]! } interface A interface B",
            "type T implements A&B{a:Int b(c:[Int!]!=[1] d:T):[T]!}");
        row("an interface", "interface T { a: Int }", "interface T{a:Int}");
        row("a union", "union T = A | B type A { a: Int } type B { a: Int }", "union T=A|B");
        row("an enum", "enum T { A B @deprecated(reason: \"r\") C }", "enum T{A B@deprecated C}");
        row("an input", "input T @oneOf { a: Int b: String @deprecated }",
            "input T@oneOf{a:Int b:String@deprecated}");
        row("a scalar", "scalar T @specifiedBy(url: \"u\")", "scalar T");
        row("a deprecated field", "type T { a: Int @deprecated(reason: \"r\") b: Int }",
            "type T{a:Int@deprecated b:Int}");
        row("descriptions", "\"One.\\nTwo.\" type T { \"of\\n a\" a(\"of b\" b: Int): Int }",
            "\"One.\" type T{\"of a\" a(b:Int):Int}");
        row("nothing in it", "type T", "type T");
    }
    void printsTypesInOneLine()
    {
        QFETCH(QByteArray, sdl);
        QFETCH(QByteArray, minified);
        const SchemaPointer schema = schemaOf(sdl.toStdString());
        std::string out;
        minify(schema->type("T"), out);
        QCOMPARE(out, minified.toStdString());
    }

    void cutsDescriptions()
    {
        const SchemaPointer schema = schemaOf("\"One two three.  Four.\" type T { a: Int }");
        const auto minified = [&](const MinifyOptions &options) { return minify(*schema, options); };
        QCOMPARE(minified({Descriptions::None, 100}), std::string("type T{a:Int}\n"));
        QCOMPARE(minified({Descriptions::Full, 100}),
                 std::string("\"One two three. Four.\" type T{a:Int}\n"));
        QCOMPARE(minified({Descriptions::FirstSentence, 11}), std::string("\"One two...\" type T{a:Int}\n"));
    }

    // Parsed again it is the schema it was, but for what is left out on purpose.
    void meansWhatTheSchemaMeant()
    {
        const SchemaPointer schema = sampleSchema();
        const std::string bare = minify(*schema, {Descriptions::None, 0});
        const Document document = parseDocument(bare);
        QVERIFY(document.isValid());
        const BuiltSchema again = buildSchema(document);
        QVERIFY(again.problems.empty());
        QCOMPARE(minify(*again.schema, {Descriptions::None, 0}), bare);
        QCOMPARE(again.schema->types().size(), schema->types().size());
        const Document described = parseDocument(minify(*schema));
        QVERIFY(described.isValid());
        QCOMPARE(minify(*buildSchema(described).schema), minify(*schema));
    }
};

TOOLTRAY_TEST(MinifyTest)
#include "minifytest.moc"
