// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/jsonoutline.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::upstream;
using Problem = JsonOutline::Problem;
using Kind = JsonOutline::Kind;

namespace {

JsonOutline outlineOf(std::string_view text, std::size_t pieceSize)
{
    JsonOutline outline({"data", "errors"});
    for (std::size_t at = 0; at < text.size(); at += pieceSize)
        outline.add(text.substr(at, pieceSize));
    outline.end();
    return outline;
}

std::string describe(const JsonOutline &outline, std::string_view text)
{
    if (outline.problem() != Problem::None)
        return "problem " + std::to_string(static_cast<int>(outline.problem())) + " at "
               + std::to_string(outline.problemOffset());
    std::string all = std::to_string(static_cast<int>(outline.kind()));
    for (std::size_t i = 0; i < 2; ++i)
        all += '|' + (outline.part(i).kind == Kind::None ? "none" : std::string(outline.part(i).of(text)));
    return all;
}

} // namespace

class JsonOutlineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMembers_data();
    void findsMembers();
    void namesProblems_data();
    void namesProblems();
    void agreesWithTheParser();
    void isBoundedInDepth();
};

void JsonOutlineTest::findsMembers_data()
{
    const TestRows<std::string, std::string, std::string> row{"text", "data", "errors"};
    row(R"({"data":{"a":1}})", R"({"a":1})", "");
    row(R"( { "errors" : [ ] , "data" : null } )", "null", "[ ]");
    row(R"({"data":"text \" } ]","errors":[{"data":1}]})", R"("text \" } ]")", R"([{"data":1}])");
    row(R"({"d\u0061ta":true})", "true", "");
    row(R"({"a":{"data":1},"b":[{"data":2}]})", "", "");
    row(R"({"data":-1.5e+10})", "-1.5e+10", "");
    row(R"({"data":0,"errors":[]})", "0", "[]");
    row(R"({"DATA":1,"data ":2,"dat":3})", "", "");
    row("\xEF\xBB\xBF{\"data\":{}}", "{}", "");
    row(R"([{"data":1}])", "", "");
    row("{}", "", "");
    row("17", "", "");
    row("{\"data\":\"\xF0\x9F\x98\x80\xC3\xA9\\u00e9\"}", "\"\xF0\x9F\x98\x80\xC3\xA9\\u00e9\"", "");
}

void JsonOutlineTest::findsMembers()
{
    QFETCH(std::string, text);
    QFETCH(std::string, data);
    QFETCH(std::string, errors);
    for (std::size_t size = 1; size <= text.size(); ++size) {
        const JsonOutline outline = outlineOf(text, size);
        QCOMPARE(outline.problem(), Problem::None);
        QCOMPARE(std::string(outline.part(0).of(text)), data);
        QCOMPARE(std::string(outline.part(1).of(text)), errors);
        QCOMPARE(outline.size(), text.size());
    }
}

void JsonOutlineTest::namesProblems_data()
{
    addColumns<std::string, int, int>("text", "problem", "offset");
    const auto row = [](const char *name, const std::string &text, Problem problem, int offset) {
        QTest::newRow(name) << text << static_cast<int>(problem) << offset;
    };
    row("nothing", "", Problem::Empty, 0);
    row("space", " \r\n\t", Problem::Empty, 4);
    row("only a mark", "\xEF\xBB\xBF", Problem::Empty, 3);
    row("an object cut off", R"({"data":{"a":1)", Problem::CutOff, 14);
    row("a string cut off", R"({"data":"a)", Problem::CutOff, 10);
    row("a character cut off", "{\"data\":\"\xC3", Problem::CutOff, 10);
    row("a word cut off", "tru", Problem::CutOff, 3);
    row("a number cut off", "1.", Problem::CutOff, 2);
    row("half a mark", "\xEF\xBB", Problem::CutOff, 2);
    row("a page", "<html>", Problem::NotJson, 0);
    row("a word", "Forbidden", Problem::NotJson, 0);
    row("an unknown word", "nule", Problem::NotJson, 3);
    row("something behind", "{} x", Problem::NotJson, 3);
    row("two values", "{}{}", Problem::NotJson, 2);
    row("a comma at the end", R"({"a":1,})", Problem::NotJson, 7);
    row("a comma at the end of an array", "[1,]", Problem::NotJson, 3);
    row("no colon", R"({"a" 1})", Problem::NotJson, 5);
    row("no quotes", "{a:1}", Problem::NotJson, 1);
    row("the wrong bracket", "[1}", Problem::NotJson, 2);
    row("a leading zero", "[01]", Problem::NotJson, 2);
    row("a plus", "+1", Problem::NotJson, 0);
    row("a lone minus", "[-]", Problem::NotJson, 2);
    row("a bare exponent", "[1e]", Problem::NotJson, 3);
    row("a line break in a string", "[\"a\nb\"]", Problem::NotJson, 3);
    row("an unknown escape", R"(["\x"])", Problem::NotJson, 3);
    row("a bad hex digit", R"(["\u00g0"])", Problem::NotJson, 6);
    row("a comment", "/* */ {}", Problem::NotJson, 0);
    row("NaN", "NaN", Problem::NotJson, 0);
    row("a lone continuation", "[\"\x80\"]", Problem::NotUtf8, 2);
    row("an overlong form", "[\"\xC0\xAF\"]", Problem::NotUtf8, 2);
    row("a surrogate", "[\"\xED\xA0\x80\"]", Problem::NotUtf8, 3);
    row("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", Problem::NotUtf8, 3);
    row("a short sequence", "[\"\xE2\x82\"]", Problem::NotUtf8, 4);
    row("Latin-1", "[\"caf\xE9\"]", Problem::NotUtf8, 6);
    row("UTF-16 LE", std::string("\xFF\xFE{\0}\0", 6), Problem::OtherBytes, 0);
    row("UTF-16 BE", std::string("\xFE\xFF\0{\0}", 6), Problem::OtherBytes, 0);
    row("UTF-16 BE without a mark", std::string("\0{\0}", 4), Problem::OtherBytes, 0);
    row("twice", R"({"data":1,"data":2})", Problem::Twice, 15);
    row("twice, once escaped", R"({"data":1,"\u0064ata":2})", Problem::Twice, 20);
}

void JsonOutlineTest::namesProblems()
{
    QFETCH(std::string, text);
    QFETCH(int, problem);
    QFETCH(int, offset);
    for (std::size_t size = 1; size <= text.size() + 1; ++size) {
        const JsonOutline outline = outlineOf(text, size);
        QCOMPARE(static_cast<int>(outline.problem()), problem);
        QCOMPARE(static_cast<int>(outline.problemOffset()), offset);
    }
}

// The two readers of JSON have one opinion about what is JSON, and where the members stand.
void JsonOutlineTest::agreesWithTheParser()
{
    std::mt19937 random(2026);
    const std::string_view alphabet = "{}[]\",:0123456789.eE+-truefalsn\\u \n\xC3\xA9\x80";
    const std::string_view seeds[] = {
        R"({"data":{"a":[1,2.5e3,true,null,"x\u00e9\n"]},"errors":[{"message":"m"}]})",
        R"({"errors":[],"x":{"data":[[]]},"data":"é"})", "[1,-0.5,{}]"};
    int valid = 0;
    for (int round = 0; round < 30'000; ++round) {
        std::string text(seeds[random() % 3]);
        for (unsigned changes = random() % 4; changes > 0; --changes) {
            const std::size_t at = random() % text.size();
            if (random() % 3 == 0)
                text.erase(at, 1 + random() % 3);
            else if (random() % 2 == 0)
                text[at] = alphabet[random() % alphabet.size()];
            else
                text.insert(at, 1, alphabet[random() % alphabet.size()]);
            if (text.empty())
                text = " ";
        }
        const JsonOutline outline = outlineOf(text, 1 + random() % text.size());
        QCOMPARE(describe(outline, text), describe(outlineOf(text, text.size()), text));
        const json::Parsed parsed = json::parse(text);
        const bool isGood = outline.problem() == Problem::None || outline.problem() == Problem::Twice;
        QVERIFY2(isGood == bool(parsed), text.c_str());
        if (outline.problem() != Problem::None)
            continue;
        ++valid;
        for (const auto &[name, index] : {std::pair("data", 0u), std::pair("errors", 1u)}) {
            const json::Value *member = parsed.value.find(name);
            QCOMPARE(member != nullptr, outline.part(index).kind != Kind::None);
            if (member)
                QVERIFY(json::parse(outline.part(index).of(text)).value.isIdenticalTo(*member));
        }
    }
    QVERIFY(valid > 5000);
}

void JsonOutlineTest::isBoundedInDepth()
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    QCOMPARE(outlineOf(nested(JsonOutline::kMaxDepth), 100).problem(), Problem::None);
    QCOMPARE(outlineOf(nested(JsonOutline::kMaxDepth + 1), 100).problem(), Problem::TooDeep);
    QVERIFY(json::parse(nested(JsonOutline::kMaxDepth)));
    QVERIFY(!json::parse(nested(JsonOutline::kMaxDepth + 1)));
}

TOOLTRAY_TEST(JsonOutlineTest)
#include "jsonoutlinetest.moc"
