// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/toml.h"

#include "support/result.h"
#include "support/testcase.h"
#include "json/parser.h"

using namespace tooltray;
using namespace tooltray::clients;

namespace {

const EntryPlace kTomlPlace{{"s"}, "t"};

json::Value urlEntry()
{
    return json::Value::object({{"url", "u"}, {"h", json::Value::object({{"A b", "Bearer x"}, {"c", 1}})}});
}

const std::string kTable = "[s.t]\nurl = \"u\"\nh = { \"A b\" = \"Bearer x\", c = 1 }\n";

} // namespace

class TomlEditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsATableOfItsOwn_data()
    {
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("nothing", "", kTable);
        row("at the end", "a = 1\n", "a = 1\n\n" + kTable);
        row("last line without an end", "a = 1", "a = 1\n\n" + kTable.substr(0, kTable.size() - 1));
        row("in place", "[s.t]\nurl = 'old'\nx = 1\n\n[z]\n", kTable + "\n[z]\n");
        row("in place of many tables", "[s.t]\nurl = 'old'\n\n[s.t.h]\nA = 'b'\n# z\n[z]\n",
            kTable + "# z\n[z]\n");
        row("beside one of a similar name", "[s.tt]\nurl = 'x'\n", "[s.tt]\nurl = 'x'\n\n" + kTable);
        row("named with quotes", "[ s . \"t\" ] # c\nurl = 'old'\n", kTable);
    }

    void putsATableOfItsOwn()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto put = putIntoToml(source, kTomlPlace, urlEntry());
        VERIFY_RESULT(put);
        QCOMPARE(*put, expected);
        QCOMPARE((*findInToml(*put, kTomlPlace))->value, urlEntry());
    }

    void removesItsTableAlone_data()
    {
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("all there is", kTable, "");
        row("in the middle", "a = 1\n\n" + kTable + "\n[z]\n", "a = 1\n\n[z]\n");
        row("without an empty line", "a = 1\n" + kTable + "[z]\n", "a = 1\n[z]\n");
        row("with tables of its own", "[s.t]\nu = 1\n[s.t.h]\nA = 'b'\n[z]\n", "[z]\n");
        row("none there", "[s.u]\n", "[s.u]\n");
    }

    void removesItsTableAlone()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto removed = removeFromToml(source, kTomlPlace);
        VERIFY_RESULT(removed);
        QCOMPARE(*removed, expected);
    }

    void readsEveryKindOfValue_data()
    {
        // expected: as JSON
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("true", "true");
        row("-17", "-17");
        row("6.5e3", "6.5e3");
        row("1_000", "\"1_000\"");
        row("0xff", "\"0xff\"");
        row("nan", "\"nan\"");
        row("1979-05-27 07:32:00", "\"1979-05-27 07:32:00\"");
        row("1979-05-27", "\"1979-05-27\"");
        row("\"a\\tb\\u00e9\\U0001F600\"", "\"a\\tb\\u00e9\\ud83d\\ude00\"");
        row("'C:\\x'", "\"C:\\\\x\"");
        row("\"\"\"\na\n\"\"b\"\"\"\"", "\"a\\n\\\"\\\"b\\\"\"");
        row("\"\"\"a \\\n   b\"\"\"", "\"a b\"");
        row("'''\na'b'''", "\"a'b\"");
        row("[1, [2,], # c\n 3]", "[1, [2], 3]");
        row("{ a.b = 1, a.c = 2, \"d e\" = [] }", "{\"a\": {\"b\": 1, \"c\": 2}, \"d e\": []}");
    }

    void readsEveryKindOfValue()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto document = TomlDocument::parse("k = " + source + " # end");
        VERIFY_RESULT(document);
        QCOMPARE(document->statements.size(), std::size_t{1});
        QVERIFY(document->statements.front().value.isIdenticalTo(json::parse(expected).value));
    }

    void refusesWhatIsNoToml_data()
    {
        QTest::addColumn<std::string>("source");
        for (const char *text : {"a",
                                 "a =",
                                 "= 1",
                                 "a = b",
                                 "a = 1 2",
                                 "[a",
                                 "[a]]",
                                 "[[a]",
                                 "[]",
                                 "a = [1 2]",
                                 "a = [1",
                                 "a = {b}",
                                 "a = {b = 1",
                                 "a = \"\n\"",
                                 "a = \"\\q\"",
                                 "a = \"\\u12\"",
                                 "a = \"\\ud800\"",
                                 "a = '''x''",
                                 "a. = 1",
                                 "a = -",
                                 "a = {b = 1, b.c = 2}"})
            QTest::newRow(text) << std::string(text);
    }

    void refusesWhatIsNoToml()
    {
        QFETCH(std::string, source);
        COMPARE_ERROR(TomlDocument::parse(source), ErrorKind::Invalid, "client_file_syntax");
    }

    void seesCommentsThatWouldBeLost()
    {
        QVERIFY(!(*findInToml("# a\n[s.t]\nu = 1\n# b\n", kTomlPlace))->hasComments);
        QVERIFY((*findInToml("[s.t]\n# a\nu = 1\n", kTomlPlace))->hasComments);
    }
};

TOOLTRAY_TEST(TomlEditTest)
#include "tomledittest.moc"
