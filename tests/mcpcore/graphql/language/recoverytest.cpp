// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/language/sdl.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

// A document with mistakes still has a tree, and every mistake is reported once.
class RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItUnderstands_data()
    {
        const tooltray::TestRows<QByteArray, int, QByteArray> row{"text", "errors", "understood"};
        row("{ a b", 1, "{ a b }");
        row("{ a 1 2 3 b }", 1, "{ a b }");
        row("{ a(b: ) c }", 1, "{ a(b: ) c }");
        row("{ a(b 5) c }", 1, "{ a(b: ) c }");
        row("{ a(: 5) c }", 1, "{ a(: 5) c }");
        row("{ a ) b ] c }", 2, "{ a b c }");
        row("{ a(b: [1, 2) c }", 1, "{ a(b: [1, 2]) c }");
        row("{ a(b: {c: 1) d }", 1, "{ a(b: { c: 1 }) d }");
        row("query ($a: , $b: C) { d }", 1, "query ($a: , $b: C) { d }");
        row("query (a: B) { c }", 1, "query ($a: B) { c }");
        row("{ ... on { a } }", 1, "{ ... on { a } }");
        row("? { a } ? { b }", 2, "{ a } { b }");
        row("{ a } qurey { b }", 1, "{ a } { b }");
        row("type A { b: , c: D } type E { f: G }", 1, "type A { b: c : D } type E { f: G }");
        row("type A { b: C % d: E }", 1, "type A { b: C d: E }");
        row("enum A { B, 1, C }", 1, "enum A { B C }");
        row("{ a(b: \"open\n) c }", 1, "{ a(b: \"open\") c }");
        row("{ a(b: \"\\q\") c(d: 0x1) ..e }", 3, "{ a(b: \"\\\\q\") c(d: 0x1) ...e }");
    }
    void keepsWhatItUnderstands()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, errors);
        QFETCH(QByteArray, understood);
        const Document document = parseDocument(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(print(document)).simplified(), understood);
        QCOMPARE(int(document.errors().size()), errors);
    }

    void makesATreeOfEveryPrefix()
    {
        const std::string text =
            "\"t\" query A($b: [C!]! = {d: [1 \"e\"]} @f) { g: h(i: $b) @j(k: 1.5) { ...L ... on M { n } } "
            "}\n"
            "fragment L on O { p } extend schema @q { query: R } directive @s(t: U = V) repeatable on FIELD\n"
            "type W implements X & Y @z { \"d\" a(b: C = \"\"\"e\"\"\"): [D]! } union F = G | H enum I { J K "
            "}\n";
        QVERIFY(parseDocument(text).isValid());
        for (std::size_t length = 0; length < text.size(); ++length) {
            const Document document = parseDocument(text.substr(0, length));
            // Every view of every node can be read.
            std::size_t seen = 0;
            for (std::uint32_t i = 0; i < document.nodes().size(); ++i) {
                const Node node = document.node(i);
                seen += node.text().size() + node.name().size();
                if (const auto field = as<FieldDefinition>(node))
                    seen += field.type().namedType().name().size();
                if (const auto variable = as<VariableDefinition>(node))
                    seen += variable.type().namedType().name().size() + (variable.defaultValue() ? 1 : 0);
                if (const auto argument = as<Argument>(node))
                    seen += argument.value().text().size();
                if (const auto fragment = as<FragmentDefinition>(node))
                    seen += fragment.typeCondition().name().size() + fragment.selectionSet().text().size();
            }
            QVERIFY(seen <= 100 * text.size());
            print(document);
        }
    }
};

TOOLTRAY_TEST(RecoveryTest)
#include "recoverytest.moc"
