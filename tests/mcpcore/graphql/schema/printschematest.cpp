// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class PrintSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsWhatWasWritten_data()
    {
        const tooltray::TestRows<QByteArray> row{"sdl"};
        row("a type", "type Query {\n  a: Int\n  b(c: [ID!]!, d: Int = 1): String!\n}");
        row("a schema",
            "schema {\n  query: A\n  subscription: B\n}\n\ntype A {\n  a: Int\n}\n\ntype B {\n  b: Int\n}");
        row("a described schema",
            "\"\"\"text\"\"\"\nschema {\n  query: Query\n}\n\ntype Query {\n  a: Int\n}");
        row("descriptions", "\"\"\"one\"\"\"\ntype Query {\n  \"\"\"two\"\"\"\n  a: Int\n\n  \"\"\"\n  "
                            "three\n  four\n  \"\"\"\n"
                            "  b(\n    \"\"\"five\"\"\"\n    c: Int\n\n    \"\"\"six\"\"\"\n    d: Int\n    "
                            "e: Int\n  ): Int\n}");
        row("what a block cannot hold", "\"\\u0001\"\ntype Query {\n  a: Int\n}");
        row("interfaces", "interface A {\n  a: Int\n}\n\ninterface B implements A {\n  a: Int\n}\n\n"
                          "type Query implements A & B {\n  a: Int\n}");
        row("a union", "type Query {\n  a: Int\n}\n\nunion U = Query");
        row("an enum", "enum E {\n  A\n  B @deprecated\n  C @deprecated(reason: \"\")\n}");
        row("an input", "input I @oneOf {\n  a: Int\n  b: [I!] @deprecated(reason: \"no\")\n}");
        row("a default",
            "input I {\n  a: J = { b: [1, 2], c: \"d\" }\n}\n\ninput J {\n  b: [Int]\n  c: String\n}");
        row("a scalar", "scalar S @specifiedBy(url: \"https://example.org\")");
        row("a directive", "directive @a(b: Int = 1) repeatable on FIELD | QUERY\n\ndirective @c on SCHEMA");
    }
    void printsWhatWasWritten()
    {
        QFETCH(QByteArray, sdl);
        const BuiltSchema built = buildSchema(parseDocument(sdl.toStdString()));
        QVERIFY(built.problems.empty());
        QCOMPARE(QByteArray::fromStdString(printSchema(*built.schema)), sdl);
    }

    void printsOneDefinition()
    {
        const SchemaPointer schema = buildSchema(parseDocument("type Query { a: Int }")).schema;
        std::string out;
        printType(schema->queryType(), out);
        QCOMPARE(out, std::string("type Query {\n  a: Int\n}"));
    }
};

TOOLTRAY_TEST(PrintSchemaTest)
#include "printschematest.moc"
