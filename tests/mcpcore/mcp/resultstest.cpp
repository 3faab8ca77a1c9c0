// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/results.h"

#include "mcp/wire/objectwriter.h"
#include "support/testcase.h"
#include "text.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

// What older revisions do not know is left out or said in older words.
class ResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outputSchemasTakeAFormThatTheRevisionKnows_data();
    void outputSchemasTakeAFormThatTheRevisionKnows();
    void structuredContentIsAnObjectInTheLegacyEra_data();
    void structuredContentIsAnObjectInTheLegacyEra();
    void structuredContentIsPassedOnUntouched();
    void unknownContentIsDescribedInText();
    void toolsShowWhatTheRevisionKnows();
    void completionsStopAtAHundred();
};

namespace {

const Features &features(std::string_view revision)
{
    return findRevision(revision)->features;
}

template <typename Write>
json::Value written(Write write)
{
    std::string out;
    {
        ObjectWriter object(out);
        write(object);
    }
    return value(out);
}

} // namespace

void ResultsTest::outputSchemasTakeAFormThatTheRevisionKnows_data()
{
    const TestRows<QByteArray, QByteArray, QByteArray> row{"revision", "schema", "shown"};

    const QByteArray object = R"({"type":"object","properties":{}})";
    const QByteArray array = R"({"type":"array","items":{"$ref":"#/$defs/a"},"$defs":{"a":{}}})";
    const QByteArray open = R"({"anyOf":[{"type":"object"},{"type":"null"}]})";
    row("modern object", "2026-07-28", object, object);
    row("modern array", "2026-07-28", array, array);
    row("modern open", "2026-07-28", open, open);
    row("legacy object", "2025-11-25", object, object);
    row("legacy array", "2025-06-18", array,
        R"({"type":"object","$defs":{"a":{}},"properties":{"result":)"
        R"({"type":"array","items":{"$ref":"#/$defs/a"}}},"required":["result"]})");
    row("legacy open", "2025-06-18", open, "null");
    row("older", "2025-03-26", object, "null");
}

void ResultsTest::outputSchemasTakeAFormThatTheRevisionKnows()
{
    QFETCH(const QByteArray, revision);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, shown);
    const ListPage<Tool> page{
        {{.name = "t", .inputSchema = value("{}"), .outputSchema = value(schema.toStdString())}}};
    const json::Value result = written(
        [&](ObjectWriter &object) { writeToolPage(object, page, {}, features(revision.toStdString())); });
    QCOMPARE(result["tools"][std::size_t(0)]["outputSchema"], value(shown.toStdString()));
}

void ResultsTest::structuredContentIsAnObjectInTheLegacyEra_data()
{
    // shown: "null": not at all
    const TestRows<QByteArray, QByteArray, QByteArray> row{"revision", "given", "shown"};

    row("modern", "2026-07-28", "[1]", "[1]");
    row("array", "2025-11-25", "[1]", R"({"result":[1]})");
    row("object", "2025-11-25", " \n{\"a\":1}", R"({"a":1})");
    row("number", "2025-06-18", "7", R"({"result":7})");
    row("older", "2025-03-26", "{}", "null");
}

void ResultsTest::structuredContentIsAnObjectInTheLegacyEra()
{
    QFETCH(const QByteArray, revision);
    QFETCH(const QByteArray, given);
    QFETCH(const QByteArray, shown);
    const ToolResult tool{.content = {}, .structured = JsonText::fromEncoded(given.toStdString())};
    const json::Value result = written(
        [&](ObjectWriter &object) { writeToolResult(object, tool, features(revision.toStdString())); });
    QCOMPARE(result["structuredContent"], value(shown.toStdString()));
}

void ResultsTest::structuredContentIsPassedOnUntouched()
{
    const std::string bytes = R"({"big":123456789012345678901234567890,"one":1.0,  "a":1,"a":2})";
    std::string out;
    {
        ObjectWriter object(out);
        writeToolResult(object,
                        {.content = {{StructuredAsText{}}}, .structured = JsonText::fromEncoded(bytes)},
                        features("2026-07-28"));
    }
    QVERIFY(out.find(R"("structuredContent":)" + bytes) != std::string::npos);
    QCOMPARE(value(out)["content"][std::size_t(0)]["text"].toString(), std::string_view(bytes));
}

void ResultsTest::unknownContentIsDescribedInText()
{
    const auto shown = [](const Content &content, std::string_view revision) {
        std::string out;
        writeContent(content, {}, features(revision), out);
        return value(out);
    };
    const Content sound{Audio{"AAAA", "audio/wav"}};
    QCOMPARE(shown(sound, "2025-03-26")["type"], json::Value("audio"));
    QCOMPARE(shown(sound, "2024-11-05")["type"], json::Value("text"));
    const Content link{Resource{.uri = "urn:a", .name = "A"}};
    QCOMPARE(shown(link, "2025-06-18"), value(R"({"type":"resource_link","uri":"urn:a","name":"A"})"));
    QCOMPARE(shown(link, "2025-03-26"), value(R"({"type":"text","text":"A: urn:a"})"));
}

void ResultsTest::toolsShowWhatTheRevisionKnows()
{
    const ListPage<Tool> page{{{.name = "t",
                                .title = "T",
                                .inputSchema = value("{}"),
                                .hints = {.readOnly = true},
                                .icons = {{.source = "data:x"}}}}};
    const auto shown = [&](std::string_view revision) {
        return written(
            [&](ObjectWriter &object) { writeToolPage(object, page, "next", features(revision)); });
    };
    QCOMPARE(shown("2025-11-25"),
             value(R"({"tools":[{"name":"t","title":"T","inputSchema":{},"annotations":{"readOnlyHint":true},
                       "icons":[{"src":"data:x"}]}],"nextCursor":"next"})"));
    QCOMPARE(shown("2024-11-05"), value(R"({"tools":[{"name":"t","inputSchema":{}}],"nextCursor":"next"})"));
}

void ResultsTest::completionsStopAtAHundred()
{
    const Completion many{.values = std::vector<std::string>(101, "x")};
    const json::Value result =
        written([&](ObjectWriter &object) { writeCompletion(object, many, features("2026-07-28")); });
    QCOMPARE(result["completion"]["values"].size(), std::size_t(100));
    QCOMPARE(result["completion"]["hasMore"], json::Value(true));
}

TOOLTRAY_TEST(ResultsTest)
#include "resultstest.moc"
