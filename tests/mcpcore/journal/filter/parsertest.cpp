// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/parser.h"
#include "journal/filter/field.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::journal;

namespace {

using Kind = Filter::Kind;
using Op = Term::Op;

Filter term(FilterField field, Op op, std::string value, std::string name = {})
{
    return {.kind = Kind::Term,
            .term = {.field = field, .name = std::move(name), .op = op, .value = std::move(value)}};
}

Filter word(std::string value)
{
    return term(FilterField::Any, Op::Contains, std::move(value));
}

Filter joined(Kind kind, std::vector<Filter> children)
{
    return {.kind = kind, .children = std::move(children)};
}

void compareParsed(std::string_view text, const Filter &expected)
{
    const ParsedFilter parsed = parseFilter(text);
    QVERIFY2(parsed, parsed.error ? parsed.error->message.c_str() : "");
    QVERIFY2(parsed.filter == expected,
             (std::string(text) + " parsed as " + printFilter(parsed.filter)).c_str());
}

void compareError(std::string_view text, std::size_t offset, std::size_t length, std::string_view part)
{
    const ParsedFilter parsed = parseFilter(text);
    QVERIFY2(!parsed, std::string(text).c_str());
    const FilterError &error = *parsed.error;
    QCOMPARE(error.offset, offset);
    QCOMPARE(error.length, length);
    QVERIFY2(error.message.find(part) != std::string::npos, error.message.c_str());
    QVERIFY2(error.message.ends_with(".") || error.message.ends_with("?"), error.message.c_str());
}

} // namespace

class ParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyTextLetsEverythingPass()
    {
        compareParsed("", Filter());
        compareParsed("  \t\n", Filter());
    }

    void readsEachOperator()
    {
        compareParsed("tool:issue", term(FilterField::Tool, Op::Contains, "issue"));
        compareParsed("tool=issue", term(FilterField::Tool, Op::Equals, "issue"));
        compareParsed("tool~^issue$", term(FilterField::Tool, Op::Regex, "^issue$"));
        compareParsed("status>400", term(FilterField::Status, Op::Greater, "400"));
        compareParsed("status<400", term(FilterField::Status, Op::Less, "400"));
        compareParsed("status>=400", term(FilterField::Status, Op::AtLeast, "400"));
        compareParsed("status<=400", term(FilterField::Status, Op::AtMost, "400"));
        compareParsed("status:>400", term(FilterField::Status, Op::Greater, "400"));
        compareParsed("status:<400", term(FilterField::Status, Op::Less, "400"));
        compareParsed("status:>=400", term(FilterField::Status, Op::AtLeast, "400"));
        compareParsed("status:<=400", term(FilterField::Status, Op::AtMost, "400"));
    }

    void readsEachField()
    {
        compareParsed("CLIENT:x", term(FilterField::Client, Op::Contains, "x"));
        compareParsed("method:tools/call", term(FilterField::Method, Op::Contains, "tools/call"));
        compareParsed("code:x", term(FilterField::Code, Op::Contains, "x"));
        compareParsed("era:2026", term(FilterField::Era, Op::Contains, "2026"));
        compareParsed("id:12", term(FilterField::Id, Op::Contains, "12"));
        compareParsed("session:x", term(FilterField::Session, Op::Contains, "x"));
        compareParsed("time:14:00-14:05", term(FilterField::Time, Op::Contains, "14:00-14:05"));
        compareParsed("dur:>1.5s", term(FilterField::Duration, Op::Greater, "1.5s"));
        compareParsed("size:>100k", term(FilterField::Size, Op::Greater, "100k"));
        compareParsed("upstream:https://x", term(FilterField::Upstream, Op::Contains, "https://x"));
        compareParsed("retry:>0", term(FilterField::Retry, Op::Greater, "0"));
        compareParsed("page:2", term(FilterField::Page, Op::Contains, "2"));
        compareParsed("cached:yes", term(FilterField::Cached, Op::Contains, "yes"));
        compareParsed("arg.state:open", term(FilterField::Argument, Op::Contains, "open", "state"));
        compareParsed("header.ETag=x", term(FilterField::Header, Op::Equals, "x", "ETag"));
        compareParsed("body:x", term(FilterField::Body, Op::Contains, "x"));
        compareParsed("note:x", term(FilterField::Note, Op::Contains, "x"));
        compareParsed("is:error", term(FilterField::Is, Op::Contains, "error"));
        compareParsed("status:4xx", term(FilterField::Status, Op::Contains, "4xx"));
    }

    void aSpaceBindsTighterThanABar()
    {
        compareParsed("a b | c", joined(Kind::Any, {joined(Kind::All, {word("a"), word("b")}), word("c")}));
        compareParsed("a|b|c", joined(Kind::Any, {word("a"), word("b"), word("c")}));
        compareParsed("a (b | c)", joined(Kind::All, {word("a"), joined(Kind::Any, {word("b"), word("c")})}));
        compareParsed("((a))", word("a"));
    }

    void negatesTermsAndBrackets()
    {
        compareParsed("-a", joined(Kind::Not, {word("a")}));
        compareParsed(
            "!tool:a b",
            joined(Kind::All, {joined(Kind::Not, {term(FilterField::Tool, Op::Contains, "a")}), word("b")}));
        compareParsed("-(a b)", joined(Kind::Not, {joined(Kind::All, {word("a"), word("b")})}));
        compareParsed("tool:-a", term(FilterField::Tool, Op::Contains, "-a"));
        compareParsed("a-b", word("a-b"));
    }

    void quotedTextsHoldAnything()
    {
        compareParsed("\"a | (b) tool:c\"", word("a | (b) tool:c"));
        compareParsed("\"say \\\"yes\\\"\"", word("say \"yes\""));
        compareParsed("tool~\"\\d+\\\\s\"", term(FilterField::Tool, Op::Regex, "\\d+\\s"));
        compareParsed("note=\"\"", term(FilterField::Note, Op::Equals, ""));
        compareParsed("arg.\"first name\":x", term(FilterField::Argument, Op::Contains, "x", "first name"));
        compareParsed("tool:\">5\"", term(FilterField::Tool, Op::Contains, ">5"));
    }

    void errorsNameTheirPlace()
    {
        compareError("toll:x", 0, 4, "Did you mean \"tool\"?");
        compareError("a statsu:x", 2, 6, "Did you mean \"status\"?");
        compareError("leve:http", 0, 4, "Did you mean \"level\"?");
        compareError("http://x", 0, 4, "put it in quotes");
        compareError("arg:x", 0, 3, "arg.");
        compareError("arg.:x", 0, 4, "A name must follow");
        compareError("tool:", 0, 5, "A value must follow \"tool:\".");
        compareError("status>", 0, 7, "A value must follow \"status>\".");
        compareError("tool: x", 0, 5, "A value must follow");
        compareError("a | ", 4, 0, "A term is missing");
        compareError("| a", 0, 0, "A term is missing");
        compareError("(a", 0, 1, "not closed");
        compareError("a)", 1, 1, "no matching \"(\"");
        compareError("()", 1, 0, "A term is missing");
        compareError("--a", 1, 1, "enough");
        compareError("- ", 2, 0, "A term is missing");
        compareError(":x", 0, 1, "A field belongs");
        compareError("\"abc", 0, 4, "no closing quote");
        compareError("tool:\"abc", 5, 4, "no closing quote");
        compareError("tool~a(b", 6, 1, "Quote a value");
        compareError("tool:a\"b\"", 6, 3, "Quote a value");
        compareError("\"a\"b", 3, 1, "A space is missing");
    }

    void valuesAreChecked()
    {
        compareError("is:eror", 3, 4, "Did you mean \"error\"?");
        compareError("is=error", 3, 5, "is:error");
        compareError("dur:soon", 4, 4, "a duration");
        compareError("dur~5", 4, 1, "no pattern");
        compareError("size:>big", 6, 3, "bytes");
        compareError("time:14:99", 5, 5, "14:00");
        compareError("time:10", 5, 2, "10m");
        compareError("id:x", 3, 1, "a number");
        compareError("id:-1", 3, 2, "a number");
        compareError("status:eror", 7, 4, "Did you mean \"error\"?");
        compareError("status=err", 7, 3, "Did you mean \"error\"?");
        compareError("status:>error", 8, 5, "compared with a number");
        compareError("tool:>5", 6, 1, "neither greater nor less");
        compareError("arg.n:>x", 7, 1, "a number");
        compareError("cached:maybe", 7, 5, "yes, no");
        compareError("a tool~[x", 7, 1, "not closed");
        compareError("tool~a**", 7, 1, "to repeat");
        compareError("tool~\"a\\\"(\"", 5, 6, "not closed");
    }

    void suggestionsCanBePutInPlace()
    {
        const ParsedFilter parsed = parseFilter("a clint:x");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error->suggestions, std::vector<std::string>{"client"});
        std::string text = "a clint:x";
        text.replace(parsed.error->offset, parsed.error->length, parsed.error->suggestions.front());
        QVERIFY(parseFilter(text));
    }

    void whatIsTooLongOrTooDeepIsRefused()
    {
        QVERIFY(parseFilter(std::string(10'000, 'a')));
        compareError(std::string(10'001, 'a'), 10'000, 1, "10,000");
        QVERIFY(parseFilter(std::string(100, '(') + 'a' + std::string(100, ')')));
        QVERIFY(!parseFilter(std::string(101, '(') + 'a' + std::string(101, ')')));
        QVERIFY(!parseFilter(std::string(5'000, '(')));
    }

    void anErrorGoesOverTheWire()
    {
        const tooltray::Error error = toError(*parseFilter("a clint:x").error);
        QCOMPARE(error.code, "filter_invalid");
        QVERIFY(error.details["offset"].toInt64() == 2);
        QVERIFY(error.details["suggestions"] == tooltray::json::Value::array({"client"}));
        QVERIFY(error.hint.find("character 3") != std::string::npos);
        for (const FieldInfo &info : fieldInfos())
            QVERIFY2(error.hint.find(info.name) != std::string::npos, error.hint.c_str());
        QVERIFY(error.hint.find(", level,") != std::string::npos);
        QCOMPARE(toError(*parseFilter("a (").error).hint.find("Fields"), std::string::npos);
    }
};

TOOLTRAY_TEST(ParserTest)
#include "parsertest.moc"
