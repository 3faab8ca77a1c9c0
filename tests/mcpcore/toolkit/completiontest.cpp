// SPDX-License-Identifier: GPL-3.0-or-later
#include "backendclient.h"
#include "mcp/server/server.h"
#include "support/testcase.h"
#include "testbed.h"

#include <QTest>

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;

// What a client reads beside the tools, and what it is offered to complete.
class CompletionTest : public QObject, private ServedTools {
    Q_OBJECT

private Q_SLOTS:
    void init() { serve(); }

    void resourcesAreReadAndCompleted()
    {
        BackendClient client(*m_server, false);
        QCOMPARE(client.result("resources/list")["resources"].size(), std::size_t(2));
        QCOMPARE(client.result("resources/templates/list")["resourceTemplates"].size(), std::size_t(4));
        const int id = client.ask("resources/read", quoted("{'uri':'tooltray://schema/demo/Issue'}"));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        const json::Value contents = client.lines->answer(id)["result"]["contents"][0];
        QVERIFY(contents["text"].toString().starts_with("type Issue {"));
        const json::Value tool =
            client.result("resources/read", quoted("{'uri':'tooltray://tools/list_issues'}"))["contents"][0];
        QCOMPARE(json::parse(tool["text"].toString()).value["kind"].toString(), std::string_view("graphql"));
        const int unknown = client.ask("resources/read", quoted("{'uri':'tooltray://tools/missing'}"));
        QVERIFY(client.lines->answer(unknown).contains("error"));
        const json::Value values = client.result(
            "completion/complete", quoted("{'ref':{'type':'ref/resource','uri':'tooltray://tools/{name}'},"
                                          "'argument':{'name':'name','value':'LIST'}}"));
        QCOMPARE(values["completion"]["values"], quoted("['list_issues']"));
    }

    void disabledToolsAreNeitherCompletedNorRead()
    {
        std::vector<workspace::Object> tools = someTools();
        for (workspace::Object &object : tools) {
            if (auto *tool = std::get_if<workspace::Tool>(&object))
                tool->enabled = false;
        }
        serve(std::move(tools));
        BackendClient client(*m_server, false);
        const json::Value values = client.result(
            "completion/complete", quoted("{'ref':{'type':'ref/resource','uri':'tooltray://tools/{name}'},"
                                          "'argument':{'name':'name','value':'list'}}"));
        QCOMPARE(values["completion"]["values"], quoted("[]"));
        const int id = client.ask("resources/read", quoted("{'uri':'tooltray://tools/list_issues'}"));
        QVERIFY(client.lines->answer(id).contains("error"));
    }

    void whatIsKnownIsCompleted_data()
    {
        const TestRows<std::string, std::string> row{"question", "values"};
        row("endpoint of a prompt",
            "{'ref':{'type':'ref/prompt','name':'create_tool_from_goal'},"
            "'argument':{'name':'endpoint','value':'d'}}",
            "['demo']");
        row("tool of a prompt",
            "{'ref':{'type':'ref/prompt','name':'debug_failing_tool'},"
            "'argument':{'name':'tool_name','value':'list'}}",
            "['list_issues']");
        row("free text of a prompt",
            "{'ref':{'type':'ref/prompt','name':'create_tool_from_goal'},"
            "'argument':{'name':'goal','value':''}}",
            "[]");
        row("type of the only endpoint",
            "{'ref':{'type':'ref/resource','uri':'tooltray://schema/{endpoint}/{type}'},"
            "'argument':{'name':'type','value':'Iss'}}",
            "['Issue']");
    }

    void whatIsKnownIsCompleted()
    {
        QFETCH(const std::string, question);
        QFETCH(const std::string, values);
        BackendClient client(*m_server, false);
        QCOMPARE(client.result("completion/complete", quoted(question))["completion"]["values"],
                 quoted(values));
    }

    void referencesThatAreUnknownAreRefused_data()
    {
        QTest::addColumn<std::string>("reference");
        QTest::newRow("template") << std::string("{'type':'ref/resource','uri':'tooltray://nope/{name}'}");
        QTest::newRow("prompt") << std::string("{'type':'ref/prompt','name':'nope'}");
    }

    void referencesThatAreUnknownAreRefused()
    {
        QFETCH(const std::string, reference);
        BackendClient client(*m_server, false);
        const int id = client.ask("completion/complete",
                                  quoted("{'ref':" + reference + ",'argument':{'name':'name','value':''}}"));
        QCOMPARE(client.lines->answer(id)["error"]["code"].toInt64(), std::optional<std::int64_t>(-32602));
    }
};

TOOLTRAY_TEST(CompletionTest)
#include "completiontest.moc"
