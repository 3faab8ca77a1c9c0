// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/printer.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class PrinterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsCanonically_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"text", "printed"};
        row("shorthand", "query{a,b}", "{\n  a\n  b\n}");
        row("anonymous with variables", "query($a:B=1@c){d}", "query ($a: B = 1 @c) {\n  d\n}");
        row("descriptions", "\"t\"query A(\"u\"$b:C){d}", "\"t\"\nquery A(\n\"u\"\n$b: C\n) {\n  d\n}");
        row("fragments", "{...A@b ...on C{d}...@e{f}}fragment A on B@c{d}",
            "{\n  ...A @b\n  ... on C {\n    d\n  }\n  ... @e {\n    f\n  }\n}\n\nfragment A on B @c {\n  "
            "d\n}");
        row("values", "{a(b:[1,2],c:{d:E f:[]},g:{},h:\"\\u0041\",i:null)}",
            "{\n  a(b: [1, 2], c: { d: E, f: [] }, g: {  }, h: \"A\", i: null)\n}");
        const QByteArray word(30, 'x');
        row("80 columns fit", "{a(b:\"" + word + "\",c:\"" + word + "xxxxx\")}",
            "{\n  a(b: \"" + word + "\", c: \"" + word + "xxxxx\")\n}");
        row("81 columns break", "{a(b:\"" + word + "\",c:\"" + word + "xxxxxx\")}",
            "{\n  a(\n    b: \"" + word + "\"\n    c: \"" + word + "xxxxxx\"\n  )\n}");
        row("a long list breaks", "{a(b:[\"" + word + "\",\"" + word + "\",\"" + word + "\"])}",
            "{\n  a(\n    b: [\n      \"" + word + "\"\n      \"" + word + "\"\n      \"" + word
                + "\"\n    ]\n  )\n}");
        row("a block string is indented", "type A{\"\"\"b\n  c\"\"\"d:E}",
            "type A {\n  \"\"\"\n  b\n  c\n  \"\"\"\n  d: E\n}");
        row("arguments of fields", "type A implements&B&C@d{e(f:G=1,h:I):J@k}",
            "type A implements B & C @d {\n  e(f: G = 1, h: I): J @k\n}");
        row("described arguments", "type A{b(\"t\"c:D,e:F):G}",
            "type A {\n  b(\n    \"t\"\n    c: D\n    e: F\n  ): G\n}");
        row("extensions", "extend schema@a{query:B}extend union C=|D|E extend enum F{G}extend input H@i",
            "extend schema @a {\n  query: B\n}\n\nextend union C = D | E\n\nextend enum F {\n  "
            "G\n}\n\nextend "
            "input H @i");
        row("a directive", "directive@a(b:[C!]!={d:1})repeatable on|FIELD|QUERY",
            "directive @a(b: [C!]! = { d: 1 }) repeatable on FIELD | QUERY");
    }
    void printsCanonically()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, printed);
        const Document document = parseDocument(text.toStdString());
        QVERIFY(document.isValid());
        QCOMPARE(QByteArray::fromStdString(print(document)), printed);
    }

    void printsItsOwnOutputUnchanged_data() { printsCanonically_data(); }
    void printsItsOwnOutputUnchanged()
    {
        QFETCH(QByteArray, printed);
        QCOMPARE(QByteArray::fromStdString(print(parseDocument(printed.toStdString()))), printed);
    }

    void keepsCommentsWhenAsked_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"text", "printed"};
        row("before and behind", "# one\n{ # two\n  a # three\n  # four\n  b\n} # five",
            "# one\n{\n  # two\n  a # three\n  # four\n  b\n} # five");
        row("before a closing brace", "{ a { b\n# one\n# two\n} }",
            "{\n  a {\n    b\n    # one\n    # two\n  }\n}");
        row("at the end", "{ a }\n\n# one\n# two\n", "{\n  a\n}\n# one\n# two");
        row("in types", "type A { # one\n \"d\" b: C # two\n}",
            "type A {\n  # one\n  \"d\"\n  b: C # two\n}");
    }
    void keepsCommentsWhenAsked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, printed);
        QCOMPARE(QByteArray::fromStdString(print(parseDocument(text.toStdString()), Comments::Keep)),
                 printed);
        QCOMPARE(QByteArray::fromStdString(print(parseDocument(printed.toStdString()), Comments::Keep)),
                 printed);
    }

    void printsParts()
    {
        const Document document = parseDocument("query($a:[B!]!=[{c:1}]){d{e}}");
        const VariableDefinition variable = *findOperation(document).variables().begin();
        QCOMPARE(print(variable), std::string("$a: [B!]! = [{ c: 1 }]"));
        QCOMPARE(print(variable.type()), std::string("[B!]!"));
        QCOMPARE(print(variable.defaultValue()), std::string("[{ c: 1 }]"));
        QCOMPARE(print(Node()), std::string());
    }

    void measuresDeepValuesOnce()
    {
        const int depth = 190;
        const std::string text =
            "{ a(b: " + std::string(depth, '[') + std::string(100, '1') + std::string(depth, ']') + ") }";
        const std::string printed = print(parseDocument(text));
        QCOMPARE(print(parseDocument(printed)), printed);
        QCOMPARE(std::count(printed.begin(), printed.end(), '['), std::ptrdiff_t(depth));
    }
};

TOOLTRAY_TEST(PrinterTest)
#include "printertest.moc"
