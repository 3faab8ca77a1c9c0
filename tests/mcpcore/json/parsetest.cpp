// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/parser.h"

#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace std::string_literals;
using namespace tooltray::json;

namespace {

// Rows of a text each, named by the text.
void addTexts(std::initializer_list<std::string> texts)
{
    QTest::addColumn<std::string>("text");
    int number = 0;
    for (const std::string &text : texts)
        QTest::addRow("%d: %s", ++number, text.substr(0, 40).c_str()) << text;
}

std::string nested(std::size_t depth, std::string_view inside)
{
    return std::string(depth, '[') + std::string(inside) + std::string(depth, ']');
}

} // namespace

class ParseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // RFC 8259, what must be accepted; written back it is the same text, so nothing was lost.
    void acceptsAndKeeps_data()
    {
        addTexts({
            "null",
            "true",
            "false",
            "0",
            "-0",
            "-0.0",
            "1.0",
            "1e400",
            "1E+2",
            "12345678901234567890",
            "0.1e-7",
            "123456789012345.25",
            "\"\"",
            "\"a\"",
            "\"fourteen bytes\"",
            "\"fifteen bytes..\"",
            "\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"",
            "\"\x7F\"",
            "[]",
            "{}",
            "[[]]",
            "[{}]",
            "{\"\":{}}",
            "[1,2,3]",
            "[null,true,false,1,\"x\",[],{}]",
            "{\"b\":1,\"a\":2}",
            "{\"a\":{\"b\":[{\"c\":null}]}}",
            "\"\\\"\\\\\\b\\f\\n\\r\\t\"",
            "\"\\u0000\\u001f\"",
            "[\"\xEF\xBF\xBF\",\"\xF4\x8F\xBF\xBF\"]",
            nested(512, ""),
            nested(511, "{\"a\":1}"),
        });
    }
    void acceptsAndKeeps()
    {
        QFETCH(const std::string, text);
        const Parsed parsed = parse(text);
        QVERIFY2(parsed, parsed.error ? parsed.error->message.c_str() : "");
        QCOMPARE(write(parsed.value), text);
    }

    void accepts_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"text", "meaning"};
        row("space", " \t\r\n[ 1 ,\n2 ] \n", "[1,2]");
        row("space in object", "{ \"a\" : 1 , \"b\"\n:\t2 }", R"({"a":1,"b":2})"s);
        row("space around scalar", " 7 ", "7");
        row("byte order mark", "\xEF\xBB\xBF{}", "{}");
        row("solidus", R"("\/")"s, "\"/\"");
        row("escaped letters", R"("\u0041\u00e9\u20AC")"s, "\"A\xC3\xA9\xE2\x82\xAC\"");
        row("surrogate pair", R"("\uD83D\uDE00")"s, "\"\xF0\x9F\x98\x80\"");
        row("escaped quote at the end", "[\"\\\\\"]", "[\"\\\\\"]");
        row("lone high surrogate", R"("a\uD83Db")"s,
            "\"a\xEF\xBF\xBD"
            "b\""s);
        row("lone low surrogate", R"("\uDE00")"s, "\"\xEF\xBF\xBD\"");
        row("surrogates in wrong order", R"("\uDE00\uD83D")"s, "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
        row("high surrogate and letter", R"("\uD83D\u0041")"s,
            "\"\xEF\xBF\xBD"
            "A\""s);
        row("high surrogate twice", R"("\uD83D\uD83D\uDE00")"s, "\"\xEF\xBF\xBD\xF0\x9F\x98\x80\"");
        row("duplicate: place of the first, value of the last", R"({"a":1,"b":2,"a":3})"s,
            R"({"a":3,"b":2})"s);
        row("duplicate by escape", R"({"a":1,"\u0061":2})"s, R"({"a":2})"s);
    }
    void accepts()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, meaning);
        const Parsed parsed = parse(text);
        QVERIFY2(parsed, parsed.error ? parsed.error->message.c_str() : "");
        QCOMPARE(write(parsed.value), meaning);
    }

    void refuses_data()
    {
        addTexts({
            "",
            " ",
            "\xEF\xBB\xBF",
            "nul",
            "nulll",
            "True",
            "TRUE",
            "tru",
            "falsey",
            "undefined",
            "NaN",
            "Infinity",
            "-Infinity",
            "-",
            "+1",
            "01",
            "-01",
            "1.",
            ".5",
            "-.5",
            "1e",
            "1e+",
            "1.e1",
            "0x10",
            "1_000",
            "1 000",
            "1,",
            "1 2",
            "--1",
            "1-1",
            "1true",
            "true1",
            "1\"a\"",
            "\"a\"1",
            "\"a\"\"b\"",
            "\"",
            "\"a",
            "\"\\\"",
            "'a'",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u12G4\"",
            "\"\\u-123\"",
            "\"\\U0041\"",
            "\"\\\n\"",
            "\"a\nb\"",
            "\"\t\"",
            "\"\x01\"",
            "\"a\0b\""s,
            "\0"s,
            "[1]\0"s,
            "[\0]"s,
            "[1\0]"s,
            "1\0"s,
            "true\0"s,
            "\"\"\0"s,
            "[",
            "]",
            "{",
            "}",
            "[1",
            "[1,",
            "[1,]",
            "[,1]",
            "[,]",
            "[1,,2]",
            "[1 2]",
            "[1}",
            "{1}",
            "[1]]",
            "[1][2]",
            "{\"a\"}",
            "{\"a\":}",
            "{\"a\":1",
            "{\"a\":1,",
            "{\"a\":1,}",
            "{,}",
            "{\"a\" 1}",
            "{\"a\"::1}",
            "{\"a\":1:2}",
            "{a:1}",
            "{'a':1}",
            "{1:1}",
            "{null:1}",
            "{\"a\":1]",
            "{\"a\":1 \"b\":2}",
            "{[]:1}",
            "[:]",
            "[1:2]",
            ":",
            ",",
            "// c\n1",
            "/* c */ 1",
            "1 // c",
            "# c\n1",
            "\xFF",
            "\"\xFF\"",
            "\"\xC3\"",
            "\"\xC0\xAF\"",
            "\"\xE2\x82\"",
            "\"\xED\xA0\x80\"",
            "\"\xF4\x90\x80\x80\"",
            "\"\xF0\x80\x80\x80\"",
            "\"\x80\"",
            "\302\2401",
            "\357\273\277\357\273\2771",
            "\376\3771",
            "[\"\\uD83D\\\"]",
            "\0141",
            "\x0B[]",
            nested(513, ""),
            nested(100000, ""),
            std::string(100000, '['),
            std::string(100000, '{'),
        });
    }
    void refuses()
    {
        QFETCH(const std::string, text);
        const Parsed parsed = parse(text);
        QVERIFY(!parsed);
        QVERIFY(parsed.value.isNull());
        QVERIFY2(parsed.error->message.find("4 GiB") == std::string::npos, "the diagnosis found nothing");
    }

    void saysWhatAndWhere_data()
    {
        tooltray::addColumns<std::string, std::string, int, int, int>("text", "message", "offset", "line",
                                                                      "column");
        const auto row = [](const std::string &text, const std::string &message, int offset, int line,
                            int column) {
            QTest::newRow(message.c_str()) << text << message << offset << line << column;
        };
        row("", "Expected a value, found the end of the text.", 0, 1, 1);
        row("[1,]", "Expected a value, found \"]\".", 3, 1, 4);
        row("[\n  }", "Expected a value or \"]\", found \"}\".", 4, 2, 3);
        row("{\r\n\"a\": nul\r\n}", "Expected a value, found \"nul\".", 8, 2, 6);
        row("{\r\r1}", "Expected a member name in double quotes or \"}\", found \"1\".", 3, 3, 1);
        row("{\"a\":1,}", "Expected a member name in double quotes, found \"}\".", 7, 1, 8);
        row("{\"a\" 1}", "Expected \":\" after the member name, found \"1\".", 5, 1, 6);
        row("{\"a\":1 \"b\"", "Expected \",\" or \"}\", found a string.", 7, 1, 8);
        row("[\"\xF0\x9F\x98\x80\xC3\xA9\" 01]", "Expected \",\" or \"]\", found \"01\".", 10, 1, 8);
        row("[01]", "Expected a number, found \"01\".", 1, 1, 2);
        row("[1.]", "Expected a number, found \"1.\".", 1, 1, 2);
        row("{} x", "Expected the end of the text, found \"x\".", 3, 1, 4);
        row("[\x01]", "Expected a value or \"]\", found U+0001.", 1, 1, 2);
        row("[\"a\nb\"]", "The control character U+000A must be escaped in a string.", 3, 1, 4);
        row("[\"a\\xb\"]", "JSON has no such escape.", 3, 1, 4);
        row("[1, \"abc", "The string that begins here has no end.", 4, 1, 5);
        row("[1, \"abc\xFF\"]", "This is not valid UTF-8.", 8, 1, 9);
        row("\xEF\xBB\xBF[x]", "Expected a value or \"]\", found \"x\".", 4, 1, 2);
        row(nested(513, ""), "Nested deeper than 512 levels.", 512, 1, 513);
    }
    void saysWhatAndWhere()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, message);
        QFETCH(const int, offset);
        QFETCH(const int, line);
        QFETCH(const int, column);
        const Parsed parsed = parse(text);
        QVERIFY(!parsed);
        QCOMPARE(parsed.error->message, message);
        QCOMPARE(static_cast<int>(parsed.error->offset), offset);
        QCOMPARE(static_cast<int>(parsed.error->line), line);
        QCOMPARE(static_cast<int>(parsed.error->column), column);
    }

    void refusesDuplicatesOnRequest()
    {
        const ParseOptions strict{.duplicates = ParseOptions::Duplicates::Refuse};
        QVERIFY(parse(R"({"a":1,"b":{"a":1}})", strict));
        const Parsed parsed = parse(R"({"b":{"a":1,"\u0061":2}})", strict);
        QVERIFY(!parsed);
        QCOMPARE(parsed.error->message, "The member \"a\" is given twice."s);
        QCOMPARE(parsed.error->offset, std::size_t{12});
    }

    void keepsTheDepthLimit()
    {
        QVERIFY(parse("1", {.maxDepth = 0}));
        QVERIFY(!parse("[]", {.maxDepth = 0}));
        QVERIFY(parse("[{}]", {.maxDepth = 2}));
        QVERIFY(!parse("[{\"a\":[]}]", {.maxDepth = 2}));
        QVERIFY(parse(nested(100000, "1"), {.maxDepth = 100000}));
    }

    void keptParserForgetsNothingAndKeepsNothing()
    {
        Parser parser;
        QVERIFY(!parser.parse("[1,2,\"a long text that lies on the heap\",{\"a\":"));
        QCOMPARE(write(parser.parse("[3]").value), "[3]"s);
        const std::string big = '[' + std::string(1U << 20U, ' ') + "4]";
        QCOMPARE(write(parser.parse(big).value), "[4]"s);
        QCOMPARE(write(parser.parse("{\"five\":5}").value), "{\"five\":5}"s);
    }

    // Texts of every length around the block sizes of simdjson, in memory that ends with the text.
    void readsNothingBeyondTheEnd()
    {
        for (std::size_t length = 2; length < 200; ++length) {
            const std::string source = '"' + std::string(length - 2, 'x') + '"';
            const std::vector<char> exact(source.begin(), source.end());
            const Parsed parsed = parse({exact.data(), exact.size()});
            QVERIFY(parsed);
            QCOMPARE(parsed.value.toString().size(), length - 2);
        }
    }
};

TOOLTRAY_TEST(ParseTest)

#include "parsetest.moc"
