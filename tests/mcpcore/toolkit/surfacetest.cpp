// SPDX-License-Identifier: GPL-3.0-or-later
#include "backendclient.h"
#include "execution/arguments/passedarguments.h"
#include "mcp/server/server.h"
#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/builtins/builtins.h"
#include "toolkit/server/toolkit.h"
#include "json/write.h"

#include <QTest>

#include <memory>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;
using workspace::SurfaceMode;

namespace {

// What models count, in the worst case: English and JSON have four bytes and more to a token.
std::size_t tokensOf(const std::string &text)
{
    return text.size() * 10 / 36;
}

std::vector<workspace::Object> savedTools(int count)
{
    std::vector<workspace::Object> objects = someTools();
    objects.pop_back();
    for (int i = 0; i < count; ++i) {
        workspace::Tool tool = graphqlTool(
            "list_issues_" + std::to_string(10'000 + i),
            "query ($owner: String!, $name: String!, $first: Int = 20, $states: [State!]) { "
            "repository(owner: $owner, name: $name) { issues(first: $first, states: $states) } }");
        tool.endpoint = "demo";
        objects.emplace_back(std::move(tool));
    }
    return objects;
}

} // namespace

// The bytes that every conversation begins with. Whoever adds a sentence to what is listed pays here.
class SurfaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(0); }
    void cleanup()
    {
        m_server.reset();
        m_toolkit.reset();
        m_bed.reset();
    }

    void aFreshWorkspaceListsTheEssentials()
    {
        const json::Value tools = list();
        QCOMPARE(namesOf(tools), std::string("list_commands invoke_command execute_graphql_query "
                                             "validate_graphql_query get_schema_info search_schema "
                                             "create_saved_query_tool"));
        const std::string text = json::write(tools);
        QVERIFY2(text.size() <= 8'000, std::to_string(text.size()).c_str());
        QVERIFY2(tokensOf(text) <= 2'000, std::to_string(tokensOf(text)).c_str());
        const std::string &instructions = m_toolkit->backend().offer().instructions;
        QVERIFY(instructions.size() <= 1'200);
    }

    void listsStayBelowTheirBounds_data()
    {
        addColumns<int, std::size_t, std::size_t>("count", "listed", "bytes");
        QTest::newRow("10") << 10 << std::size_t(17) << std::size_t(24'000);
        QTest::newRow("100") << 100 << std::size_t(2) << std::size_t(4'000);
        QTest::newRow("1,000") << 1'000 << std::size_t(2) << std::size_t(4'000);
    }
    void listsStayBelowTheirBounds()
    {
        QFETCH(const int, count);
        open(count);
        const json::Value tools = list();
        QTEST(tools.size(), "listed");
        QFETCH(const std::size_t, bytes);
        QVERIFY2(json::writtenSize(tools) <= bytes, std::to_string(json::writtenSize(tools)).c_str());
    }

    // Whatever they are like, the list is below the bound or has the pair alone; and the bound is used.
    void automaticListsAreBounded()
    {
        std::size_t largest = 0;
        for (int count = 5; count <= 40; count += 5) {
            open(count);
            const json::Value tools = list();
            if (tools.size() > 2)
                largest = std::max(largest, json::writtenSize(tools));
        }
        QVERIFY2(largest <= 24'000 && largest > 18'000, std::to_string(largest).c_str());
    }

    // A tool with an input of a thousand fields is listed all the same, and so are the others.
    void largeInputsAreOutlined()
    {
        std::string sdl = "type Query { a(in: In!): Int } input In { id: ID! deep: Deep ";
        for (int i = 0; i < 200; ++i)
            sdl += "field" + std::to_string(i) + ": Deep ";
        sdl += "} input Deep { ";
        for (int i = 0; i < 20; ++i)
            sdl += "inner" + std::to_string(i) + ": String ";
        sdl += "}";
        open(1);
        workspace::Tool large = graphqlTool("large", "query ($in: In!) { a(in: $in) }");
        large.endpoint = "demo";
        m_bed->workspaceAccess.put(large);
        m_bed->schemas.set("demo", sdl);
        const json::Value tools = list();
        QCOMPARE(tools.size(), std::size_t(9));
        const json::Value &listed = tools[7]["inputSchema"];
        QCOMPARE(tools[7]["name"].toString(), std::string_view("large"));
        QVERIFY2(json::writtenSize(listed) <= 4'000, json::write(listed).c_str());
        QVERIFY(listed["description"].toString().find("describe_tool") != std::string_view::npos);
        QVERIFY2(listed["properties"]["in"]["properties"].contains("id"), json::write(listed).c_str());
    }

    // What is not listed can be called all the same, by its own name and through the pair.
    void theOthersAreThereAllTheSame()
    {
        BackendClient client(*m_server, false);
        for (const char *parameters :
             {"{'name':'list_graphql_context','arguments':{}}",
              "{'name':'invoke_command','arguments':{'command_name':'list_graphql_context'}}"}) {
            const int id = client.ask("tools/call", quoted(parameters));
            QTRY_VERIFY(!client.lines->answer(id).isNull());
            QVERIFY(client.lines->answer(id)["result"]["structuredContent"].contains("variables"));
        }
    }

    // describe_tool is not in the list of who calls a tool by its name, which has the schema instead.
    void refusedArgumentsNameOnlyToolsThatTheAgentHas()
    {
        open(1);
        m_bed->executor.answer = [](const execution::CallOrder &) {
            const auto schema = jsonschema::Schema::compile(quoted("{'required':['owner']}"));
            return execution::toolFailure(
                execution::argumentError(schema.schema->validate(json::Value::object())));
        };
        BackendClient client(*m_server, false);
        const auto refusal = [&](const char *parameters) {
            const int id = client.ask("tools/call", quoted(parameters));
            if (!QTest::qWaitFor([&] { return !client.lines->answer(id).isNull(); }))
                return std::string();
            return std::string(client.lines->answer(id)["result"]["content"][0]["text"].toString());
        };
        const std::string direct = refusal("{'name':'list_issues_10000','arguments':{}}");
        QVERIFY2(direct.find("Correct the parameters") != std::string::npos, direct.c_str());
        QVERIFY2(direct.find("describe_tool") == std::string::npos, direct.c_str());
        const std::string wrapped =
            refusal("{'name':'invoke_command','arguments':{'command_name':'list_issues_10000'}}");
        QVERIFY2(wrapped.find("describe_tool") != std::string::npos, wrapped.c_str());
    }

    // A program that is known gets what it reads, once.
    void resultsComeInTheFormThatIsRead_data()
    {
        addColumns<std::string, std::string, bool, bool>("profile", "tool", "hasText", "hasStructured");
        const auto row = [](const char *profile, const char *tool, bool hasText, bool hasStructured) {
            QTest::addRow("%s, %s", profile, tool)
                << std::string(profile) << std::string(tool) << hasText << hasStructured;
        };
        for (const char *profile : {"claude-code", "codex", "cursor", "opencode"})
            row(profile, "list_graphql_context", true, false);
        row("", "list_graphql_context", true, true);
        row("something-else", "list_graphql_context", true, true);
        row("claude-code", "promising", false, true);
        row("cursor", "promising", true, true);
        row("", "promising", true, true);
    }
    void resultsComeInTheFormThatIsRead()
    {
        QFETCH(const std::string, profile);
        QFETCH(const std::string, tool);
        workspace::Tool promising = graphqlTool("promising");
        promising.versions[promising.active].outputSchema = quoted("{'type':'object'}");
        m_bed->workspaceAccess.put(promising);
        m_bed->executor.answer = [](const execution::CallOrder &) {
            return execution::CallResult{.structured = quoted("{'a':1}"), .text = "{\"a\":1}"};
        };
        workspace::Client guest;
        guest.name = "guest";
        guest.profile = profile;
        m_bed->workspaceAccess.admit(guest);
        BackendClient client(*m_server, true);
        const int id = client.ask("tools/call", quoted("{'name':'" + tool + "','arguments':{}}"));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        const json::Value result = client.lines->answer(id)["result"];
        QTEST(!result["content"].isEmpty(), "hasText");
        QTEST(result.contains("structuredContent"), "hasStructured");
        // Of a failure the text says all.
        const int failed =
            client.ask("tools/call", quoted("{'name':'list_graphql_context','arguments':{'b':1}}"));
        QTRY_VERIFY(!client.lines->answer(failed).isNull());
        QVERIFY(!client.lines->answer(failed)["result"]["content"][0]["text"].toString().empty());
    }

private:
    void open(int count)
    {
        cleanup();
        m_bed = std::make_unique<Testbed>(savedTools(count));
        m_bed->schemas.set("demo",
                           "type Query { repository(owner: String!, name: String!): Repository } type "
                           "Repository { issues(first: Int, states: [State!]): Int } enum State { "
                           "OPEN CLOSED }");
        m_toolkit =
            std::make_unique<Toolkit>(Services{m_bed->workspaceAccess, m_bed->executor, m_bed->schemas,
                                               m_bed->results, *m_bed->journal, m_bed->clock},
                                      builtIns(), mcp::Implementation{"tooltray", "1"});
        m_server = std::make_unique<mcp::Server>(m_toolkit->backend(), m_bed->clock, m_toolkit->traffic());
    }

    json::Value list()
    {
        BackendClient client(*m_server, true);
        return client.result("tools/list")["tools"];
    }

    static std::string namesOf(const json::Value &tools)
    {
        std::string names;
        for (const json::Value &tool : tools.elements())
            names.append(names.empty() ? "" : " ").append(tool["name"].toString());
        return names;
    }

    std::unique_ptr<Testbed> m_bed;
    std::unique_ptr<Toolkit> m_toolkit;
    std::unique_ptr<mcp::Server> m_server;
};

TOOLTRAY_TEST(SurfaceTest)
#include "surfacetest.moc"
