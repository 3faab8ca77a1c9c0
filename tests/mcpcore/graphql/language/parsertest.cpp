// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"

#include "graphql/language/ast.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class ParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatGraphQLJsReports_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, int>("text", "message", "column");
        const auto row = [](const char *text, const char *message, int column) {
            QTest::newRow(text) << QByteArray(text) << QByteArray("Syntax Error: ") + message << column;
        };
        row("", "Unexpected <EOF>.", 1);
        row("{", "Expected Name, found <EOF>.", 2);
        row("{}", "Expected Name, found \"}\".", 2);
        row("{ a: }", "Expected Name, found \"}\".", 6);
        row("{ ...on }", "Expected Name, found \"}\".", 9);
        row("{ ... }", "Expected \"{\", found \"}\".", 7);
        row("notAnOperation Foo { field }", "Unexpected Name \"notAnOperation\".", 1);
        row("...", "Unexpected \"...\".", 1);
        row("query", "Expected \"{\", found <EOF>.", 6);
        row("query ($a) { b }", "Expected \":\", found \")\".", 10);
        row("query ($a: B = $c) { b }", "Unexpected variable \"$c\" in constant value.", 16);
        row("query ($a: B = $) { b }", "Unexpected \"$\".", 16);
        row("{ a(b: ) }", "Unexpected \")\".", 8);
        row("{ a(b: \"\\u0041\" c) }", "Expected \":\", found \")\".", 18);
        row("fragment on on on { on }", "Unexpected Name \"on\".", 10);
        row("fragment a { b }", "Expected \"on\", found \"{\".", 12);
        row("\"text\" { a }", "Unexpected description, descriptions are not supported on shorthand queries.",
            1);
        row("\"text\" extend type A { b: C }",
            "Unexpected description, only GraphQL definitions support descriptions.", 1);
        row("\"text\" 5", "Unexpected Int \"5\".", 8);
        row("extend foo", "Unexpected Name \"foo\".", 8);
        row("extend type A", "Unexpected <EOF>.", 14);
        row("type A {}", "Expected Name, found \"}\".", 9);
        row("type A { b }", "Expected \":\", found \"}\".", 12);
        row("enum A { true }", "Name \"true\" is reserved and cannot be used for an enum value.", 10);
        row("union A = |", "Expected Name, found <EOF>.", 12);
        row("type A implements & B & { c: D }", "Expected Name, found \"{\".", 25);
        row("directive @a on FIELD | NOWHERE", "Unexpected Name \"NOWHERE\".", 25);
        row("schema { action: A }", "Unexpected Name \"action\".", 10);
        row("{ a(b: \"c", "Unterminated string.", 10);
        row("{ a } }", "Unexpected \"}\".", 7);
    }
    void reportsWhatGraphQLJsReports()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        QFETCH(int, column);
        const Document document = parseDocument(text.toStdString());
        QVERIFY(!document.isValid());
        const SyntaxError &error = document.errors().front();
        QCOMPARE(QByteArray::fromStdString(tooltray::graphql::message(error, document.text())), message);
        QVERIFY(document.locate(error.offset) == (Location{1, std::uint32_t(column)}));
    }

    void acceptsTheWholeGrammar_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {
                 "{ a }",
                 "query A($b: [C!]! = [1, 2.5, \"x\", \"\"\"y\"\"\", true, null, E, {f: {}}] @d, \"text\" "
                 "$g: H) "
                 "@i(j: $b) { k }",
                 "mutation { a: b(c: $d) @e { ...F @g ... on H @i { j } ... @k { l } ... { m } } }",
                 "\"text\" subscription S { a } \"\"\"text\"\"\" fragment F on T @d { b }",
                 "{ query mutation subscription fragment on: on true false null type(type: type) }",
                 "\"text\" schema @a { query: Q mutation: M subscription: S } extend schema @b extend schema "
                 "{ "
                 "query: Q }",
                 "\"text\" scalar A @b extend scalar A @c",
                 "type A implements & B & C @d { \"text\" e(\"text\" f: G = 1 @h, i: J): [K!]! @l } type M",
                 "interface A implements B { c: D } extend type A implements B extend interface A @b",
                 "union A @b = | C | D union E extend union A = F extend union A @g",
                 "enum A @b { \"text\" C @d E } enum F extend enum A { G }",
                 "input A @b { \"text\" c: D = {e: [1]} @f } extend input A { g: H }",
                 "\"text\" directive @a(b: C) repeatable on | FIELD | QUERY directive @d @e on SCHEMA extend "
                 "directive @a @f",
             })
            QTest::newRow(text) << QByteArray(text);
    }
    void acceptsTheWholeGrammar()
    {
        QFETCH(QByteArray, text);
        const Document document = parseDocument(text.toStdString());
        QVERIFY2(document.isValid(),
                 document.isValid() ? "" : message(document.errors()[0], document.text()).c_str());
    }

    void ordersNodesLikeTheText()
    {
        const Document document = parseDocument(
            "query A($b: [C]! = {d: [1 \"e\"]}) { f: g(h: $b) { ...I } } fragment I on J @k { l }");
        QVERIFY(document.isValid());
        const auto nodes = document.nodes();
        QCOMPARE(nodes[0].next, std::uint32_t(nodes.size()));
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            QVERIFY(nodes[i].next > i && nodes[i].next <= nodes.size());
            QVERIFY(nodes[i].start <= nodes[i].end);
            std::uint32_t end = nodes[i].start;
            for (std::size_t child = i + 1; child < nodes[i].next; child = nodes[child].next) {
                QVERIFY(nodes[child].next <= nodes[i].next);
                QVERIFY(nodes[child].start >= end);
                QVERIFY(nodes[child].end <= nodes[i].end);
                end = nodes[child].end;
            }
        }
    }

    void stopsAtItsLimits_data()
    {
        const tooltray::TestRows<QByteArray, int, QByteArray> row{"text", "code", "message"};
        row("bytes", QByteArray(101, ' '), int(SyntaxErrorCode::DocumentTooLarge),
            "Syntax Error: Document is larger than 100 bytes. Parsing aborted.");
        row("tokens", "{ a b c d e f g h }", int(SyntaxErrorCode::TooManyTokens),
            "Syntax Error: Document contains more than 9 tokens. Parsing aborted.");
        row("selections", "{ a { b { c } } }", int(SyntaxErrorCode::NestedTooDeeply),
            "Syntax Error: Document is nested more than 2 levels deep. Parsing aborted.");
        row("values", "{ a(b: [[[1]]]) }", int(SyntaxErrorCode::NestedTooDeeply),
            "Syntax Error: Document is nested more than 2 levels deep. Parsing aborted.");
        row("types", QByteArray("query(") + "$a:[[[B", int(SyntaxErrorCode::NestedTooDeeply),
            "Syntax Error: Document is nested more than 2 levels deep. Parsing aborted.");
    }
    void stopsAtItsLimits()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, message);
        const ParseLimits limits{.bytes = 100, .tokens = 9, .selectionDepth = 2, .valueDepth = 2};
        const Document document = parseDocument(text.toStdString(), limits);
        QCOMPARE(document.errors().size(), std::size_t(1));
        QCOMPARE(int(document.errors()[0].code), code);
        QVERIFY(document.errors()[0].code >= SyntaxErrorCode::DocumentTooLarge);
        QCOMPARE(QByteArray::fromStdString(tooltray::graphql::message(document.errors()[0], document.text())),
                 message);
    }

    void survivesDeepNesting_data()
    {
        tooltray::addColumns<QByteArray, QByteArray>("unit", "prefix");
        QTest::newRow("selections") << QByteArray("{a") << QByteArray();
        QTest::newRow("inline fragments") << QByteArray("...{") << QByteArray("{");
        QTest::newRow("lists") << QByteArray("[") << QByteArray("{a(b:");
        QTest::newRow("objects") << QByteArray("{a:") << QByteArray("{a(b:");
        QTest::newRow("types") << QByteArray("[") << QByteArray("query($a:");
        QTest::newRow("parentheses") << QByteArray("(") << QByteArray("{a");
        QTest::newRow("closing brackets") << QByteArray("}])") << QByteArray("{a");
    }
    void survivesDeepNesting()
    {
        QFETCH(QByteArray, unit);
        QFETCH(QByteArray, prefix);
        const Document document = parseDocument((prefix + unit.repeated(100'000)).toStdString());
        QVERIFY(!document.isValid());
        QVERIFY(document.errors().size() <= ParseLimits().errors);
    }

    void readsSingleValuesAndTypes()
    {
        const Document value = parseConstantValue("{a: [1, E]}");
        QVERIFY(value.isValid());
        QVERIFY((*value.root().children().begin()).is(NodeKind::ObjectValue));
        QVERIFY(!parseConstantValue("1 2").isValid());
        QVERIFY(!parseConstantValue("$a").isValid());
        QVERIFY(!parseConstantValue("").isValid());
        const Document type = parseTypeReference("[A!]");
        QVERIFY(type.isValid());
        const TypeReference list(*type.root().children().begin());
        QVERIFY(list.isList() && !list.isNonNull());
        QVERIFY(list.item().isNonNull());
        QCOMPARE(list.namedType().name(), std::string_view("A"));
        QVERIFY(!parseTypeReference("[A").isValid());
    }
};

TOOLTRAY_TEST(ParserTest)
#include "parsertest.moc"
