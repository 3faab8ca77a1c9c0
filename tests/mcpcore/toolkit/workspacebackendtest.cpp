// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/workspacebackend.h"

#include "backendclient.h"
#include "execution/delivery/approvalrequest.h"
#include "mcp/server/server.h"
#include "support/lineendpoint.h"
#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/dispatch/commandorder.h"

#include <QCoreApplication>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

workspace::Client clientNamed(std::string name)
{
    workspace::Client client;
    std::string digest; // no two clients may have the same
    for (const char c : name)
        digest.append({"0123456789abcdef"[c & 15], "0123456789abcdef"[(c >> 4) & 15]});
    digest.resize(64, 'a');
    client.name = std::move(name);
    client.tokenHash = "sha256:" + digest;
    return client;
}

} // namespace

class WorkspaceBackendTest : public QObject, private ServedTools {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EchoTool::isChanging = false;
        serve();
        m_bed->toolkit.backend().setChangeListener(
            [this](const mcp::ServerChange &change, const mcp::Audience &audience) {
                m_server->announce(change, audience);
            });
    }

    void programsThatShareATokenAreToldApart()
    {
        workspace::Client guest;
        guest.name = "(stdio)";
        m_bed->workspaceAccess.admit(guest);
        BackendClient client(*m_server, false);
        client.result("tools/list");
        QCOMPARE(m_bed->journal->entries().back()->client, std::string("x (stdio)"));
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        QCOMPARE(m_bed->journal->entries().back()->client, std::string("x (stdio)"));
        const execution::Caller &caller = m_bed->executor.orders.back().caller;
        QCOMPARE(caller.name, std::string("x (stdio)"));
        QCOMPARE(caller.program, std::string("x"));
    }

    void listsAndCallsInBothEras_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::newRow("legacy") << false;
        QTest::newRow("modern") << true;
    }

    void listsAndCallsInBothEras()
    {
        QFETCH(const bool, isModern);
        BackendClient client(*m_server, isModern);
        const json::Value tools = client.result("tools/list")["tools"];
        QCOMPARE(tools.size(), std::size_t(4));
        QCOMPARE(tools[3]["name"].toString(), std::string_view("list_issues"));
        QCOMPARE(tools[3]["annotations"]["readOnlyHint"], json::Value(true));

        m_bed->executor.answer = [](const execution::CallOrder &) {
            return execution::CallResult{.structured = quoted("{'issues':[]}"), .text = "{\"issues\":[]}"};
        };
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        const json::Value result = client.lines->answer(id)["result"];
        QCOMPARE(result["structuredContent"], quoted("{'issues':[]}"));
        QCOMPARE(result["content"][0]["text"].toString(), std::string_view("{\"issues\":[]}"));
        const auto entry = m_bed->journal->entries().back();
        QCOMPARE(entry->era, std::string(isModern ? "2026-07-28" : "2025-11-25"));
        QCOMPARE(entry->method, std::string("tools/call"));
    }

    void failuresAreResultsAndUnknownToolsAreNot()
    {
        BackendClient client(*m_server, true);
        const json::Value failed = client.result("tools/call", quoted("{'name':'echo','arguments':{}}"));
        QCOMPARE(failed["isError"], json::Value(true));
        QCOMPARE(failed["structuredContent"]["error"]["level"].toString(), std::string_view("tool"));
        QCOMPARE(failed["structuredContent"]["error"]["tool"]["name"].toString(), std::string_view("echo"));
        const int id = client.ask("tools/call", quoted("{'name':'missing','arguments':{}}"));
        QCOMPARE(client.lines->answer(id)["error"]["code"], json::Value(-32602));
    }

    void anUnknownToolIsComparedWithWhatTheClientMaySee()
    {
        workspace::Client narrow = clientNamed("narrow");
        narrow.policy.allowedTools = {"echo"};
        m_bed->workspaceAccess.put(narrow);
        m_bed->workspaceAccess.put(clientNamed("wide"));
        const auto said = [&](const char *client, const char *tool) {
            BackendClient asks(*m_server, true, client);
            const int id = asks.ask(
                "tools/call", json::Value::object({{"name", tool}, {"arguments", json::Value::object()}}));
            return std::string(asks.lines->answer(id)["error"]["message"].toString());
        };
        QVERIFY(said("wide", "list_isues").find(" Did you mean \"list_issues\"? Call tools/list")
                != std::string::npos);
        QVERIFY(said("wide", "get_query_dsl")
                    .ends_with("\"get_query_dsl\" is a command: call it through invoke_command."));
        QVERIFY(said("wide", "echho").find(" Did you mean \"echo\"? Call tools/list") != std::string::npos);
        QVERIFY(said("narrow", "echho").find(" Did you mean \"echo\"? Call tools/list") != std::string::npos);
        QVERIFY(said("narrow", "list_isues").find("Did you mean") == std::string::npos);
        // One that is there and not for this client is told of in the same words as one that is not there.
        QCOMPARE(said("narrow", "list_issues").size(), said("narrow", "list_isseus").size());
    }

    // Clients hold whatever is structured against the schema and drop the text when it does not fit.
    void errorsOfToolsWithASchemaAreTextAlone_data()
    {
        addColumns<bool, bool>("isModern", "isWrapped");
        for (const bool isModern : {false, true}) {
            for (const bool isWrapped : {false, true})
                QTest::addRow("%s%s", isModern ? "modern" : "legacy", isWrapped ? ", by invoke_command" : "")
                    << isModern << isWrapped;
        }
    }

    void errorsOfToolsWithASchemaAreTextAlone()
    {
        QFETCH(const bool, isModern);
        QFETCH(const bool, isWrapped);
        workspace::Tool tool = graphqlTool("promising");
        tool.versions[tool.active].outputSchema = quoted("{'type':'object','required':['issues']}");
        m_bed->workspaceAccess.put(tool);
        const auto call = [&] {
            BackendClient client(*m_server, isModern);
            const int id = client.ask(
                "tools/call",
                quoted(isWrapped ? "{'name':'invoke_command','arguments':{'command_name':'promising'}}"
                                 : "{'name':'promising','arguments':{}}"));
            [&] { QTRY_VERIFY(!client.lines->answer(id).isNull()); }();
            return client.lines->answer(id)["result"];
        };
        const execution::CallFailure failure{
            execution::Level::Http,
            Error{ErrorKind::NotFound, "http_404", "It is not there.", "Look again."}};
        m_bed->executor.answer = [&](const execution::CallOrder &) -> execution::CallOutcome {
            return failure;
        };
        const json::Value failed = call();
        QCOMPARE(failed["isError"], json::Value(true));
        QCOMPARE(failed.contains("structuredContent"), isWrapped);
        QCOMPARE(failed["content"][0]["text"].toString(), std::string_view("It is not there.\nLook again."));

        // The same where what came does not fit, and where it fits as it is.
        for (const bool fits : {false, true}) {
            m_bed->executor.answer = [&](const execution::CallOrder &) -> execution::CallOutcome {
                json::Value value = quoted(fits ? "{'issues':[]}" : "{'other':1}");
                std::string text = json::write(value);
                return execution::CallResult{.structured = std::move(value), .text = std::move(text)};
            };
            const json::Value result = call();
            QCOMPARE(result.contains("isError"), !fits);
            QCOMPARE(result.contains("structuredContent"), fits || isWrapped);
            QVERIFY(!result["content"][0]["text"].toString().empty());
        }
    }

    void aNoticeReachesClientsThatShowNoText()
    {
        workspace::Tool tool = graphqlTool("promising");
        tool.versions[tool.active].outputSchema = quoted("{'type':'object'}");
        m_bed->workspaceAccess.put(tool);
        m_bed->executor.answer = [](const execution::CallOrder &) {
            return execution::CallResult{
                .structured = quoted("{'a':1}"), .text = "{\"a\":1}", .note = "There is more."};
        };
        BackendClient client(*m_server, true);
        const int id = client.ask("tools/call", quoted("{'name':'promising','arguments':{}}"));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        const json::Value result = client.lines->answer(id)["result"];
        QCOMPARE(result["structuredContent"], quoted("{'a':1,'notice':'There is more.'}"));
        QCOMPARE(result["content"][0]["text"].toString(), std::string_view("{\"a\":1}\n\nThere is more."));
    }

    void aSavedToolIsListedAndAnnouncedOnce()
    {
        BackendClient client(*m_server, false);
        client.result("tools/list");
        for (const char *name : {"one", "two", "three"}) {
            m_bed->workspaceAccess.put(graphqlTool(name));
            workspace::ChangeSet changes;
            const workspace::ObjectKey key{workspace::ObjectKind::Tool, name};
            changes.changes.push_back(
                {key, {}, {}, m_bed->workspaceAccess.workspace()->find(key)->definition()});
            m_bed->toolkit.backend().workspaceChanged(changes);
        }
        QCOMPARE(client.result("tools/list")["tools"].size(), std::size_t(7));
        QCOMPARE(client.lines->count("notifications/tools/list_changed"), std::size_t(0));
        m_bed->clock.advance(std::chrono::milliseconds(500));
        QCOMPARE(client.lines->count("notifications/tools/list_changed"), std::size_t(1));
    }

    void aListNeverShrinksWhileItIsUsed_data() { listsAndCallsInBothEras_data(); }
    void aListNeverShrinksWhileItIsUsed()
    {
        QFETCH(const bool, isModern);
        workspace::Client guest;
        guest.name = "guest";
        guest.policy.surface.emplace().maxTools = 2;
        m_bed->workspaceAccess.admit(guest);
        BackendClient before(*m_server, isModern, "one");
        BackendClient after(*m_server, isModern, "two");
        const auto count = [](BackendClient &client) { return client.result("tools/list")["tools"].size(); };
        m_bed->workspaceAccess.put(graphqlTool("first"));
        QCOMPARE(count(before), std::size_t(5));
        m_bed->workspaceAccess.put(graphqlTool("second"));
        m_bed->workspaceAccess.put(graphqlTool("third"));
        QCOMPARE(count(before), std::size_t(5));
        QCOMPARE(count(after), std::size_t(2));
        m_bed->workspaceAccess.remove({workspace::ObjectKind::Tool, "first"});
        QCOMPARE(count(before), std::size_t(4));
        QCOMPARE(count(after), std::size_t(2));
    }

    // Whatever happens to what a client may not know of, it hears nothing; whoever may know of it does.
    void newsAreForWhoMaySeeWhatChanged_data()
    {
        // isHeard: by who may see all
        addColumns<bool, std::string, bool>("isModern", "what", "isHeard");
        for (const bool isModern : {false, true}) {
            const auto row = [&](const char *what, bool isHeard) {
                QTest::addRow("%s, %s", what, isModern ? "modern" : "legacy")
                    << isModern << std::string(what) << isHeard;
            };
            row("a tool is saved", true);
            row("a tool is removed", true);
            row("a schema comes", true);
            row("a type that a tool uses changes", true);
            row("a type that no tool uses changes", false);
            row("a context value changes", false);
            row("a context description changes", false);
            row("a context key comes that no tool takes", false);
            row("another client changes", false);
            row("a client sets a value for itself", false);
        }
    }

    void newsAreForWhoMaySeeWhatChanged()
    {
        QFETCH(const bool, isModern);
        QFETCH(const std::string, what);
        QFETCH(const bool, isHeard);
        workspace::Client narrow = clientNamed("narrow");
        narrow.policy.allowedTools = {"echo"};
        m_bed->workspaceAccess.put(narrow);
        m_bed->workspaceAccess.put(clientNamed("wide"));
        workspace::CustomType used;
        used.name = "used";
        used.schema = quoted("{'type':'string'}");
        m_bed->workspaceAccess.put(used);
        workspace::CustomType unused = used;
        unused.name = "unused";
        m_bed->workspaceAccess.put(unused);
        workspace::Tool typed = graphqlTool("typed", "query($a: ID) { issues { id } }");
        typed.versions[typed.active].parameters =
            quoted("{'type':'object','properties':{'a':{'$ref':'tooltray:types/used'}}}");
        m_bed->workspaceAccess.put(typed);
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("a");
        m_bed->workspaceAccess.put(variable);

        BackendClient hears(*m_server, isModern, "wide");
        BackendClient deaf(*m_server, isModern, "narrow");
        for (BackendClient *client : {&hears, &deaf}) {
            if (isModern)
                client->ask("subscriptions/listen",
                            quoted("{'notifications':{'toolsListChanged':true,'promptsListChanged':true,"
                                   "'resourcesListChanged':true,'resourceSubscriptions':["
                                   "'tooltray://tools/new','tooltray://tools/list_issues']}}"));
            else
                for (const char *uri : {"tooltray://tools/new", "tooltray://tools/list_issues"})
                    client->ask("resources/subscribe", json::Value::object({{"uri", json::Value(uri)}}));
        }
        const std::size_t before = deaf.lines->messages.size();

        using enum workspace::ObjectKind;
        if (what == "a tool is saved")
            change({Tool, "new"}, graphqlTool("new"));
        else if (what == "a tool is removed")
            change({Tool, "list_issues"}, std::nullopt);
        else if (what == "a schema comes")
            m_bed->toolkit.backend().schemaChanged("demo");
        else if (what == "a type that a tool uses changes" || what == "a type that no tool uses changes") {
            workspace::CustomType type = what.find("no tool") == std::string::npos ? used : unused;
            type.schema = quoted("{'type':'integer'}");
            change({Type, type.name}, type);
        } else if (what == "a context value changes") {
            variable.value = json::Value("b");
            change({Context, "team"}, variable);
        } else if (what == "a context description changes") {
            variable.description = "Ours.";
            change({Context, "team"}, variable);
        } else if (what == "a context key comes that no tool takes") {
            variable.key = "other";
            change({Context, "other"}, variable);
        } else if (what == "another client changes") {
            change({Client, "third"}, clientNamed("third"));
        } else {
            QVERIFY(m_bed->toolkit.services().contexts->set(
                {"third"}, m_bed->workspaceAccess.workspace(), "a", json::Value(1),
                workspace::ContextScope::Session, [](const Result<void> &) {}));
            m_bed->toolkit.services().contexts->tell({"third"});
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        m_bed->clock.advance(std::chrono::milliseconds(500));
        QCOMPARE(hears.lines->count("notifications/tools/list_changed") > 0, isHeard);
        QCOMPARE(deaf.lines->messages.size(), before);
    }

    void aValueOfOnesOwnIsNewsForOneself_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::newRow("legacy") << false;
        QTest::newRow("modern") << true;
    }

    // Where the era has sessions it counts for that one.
    void aValueOfOnesOwnIsNewsForOneself()
    {
        QFETCH(const bool, isModern);
        m_bed->schemas.set("demo", "type Query { issues(team: ID!): [Issue] } type Issue { id: ID }");
        m_bed->workspaceAccess.put(
            graphqlTool("list_issues", "query($team: ID!) { issues(team: $team) { id } }"));
        for (const char *name : {"one", "two"}) {
            m_bed->workspaceAccess.put(clientNamed(name));
        }
        BackendClient own(*m_server, isModern, "one");
        BackendClient same(*m_server, isModern, "one");
        BackendClient other(*m_server, isModern, "two");
        const auto parameters = [](BackendClient &client) {
            const json::Value tools = client.result("tools/list")["tools"];
            for (const json::Value &tool : tools.elements()) {
                if (tool["name"].toString() == "list_issues")
                    return json::write(tool["inputSchema"]["properties"]);
            }
            return std::string();
        };
        for (BackendClient *client : {&own, &same, &other}) {
            QVERIFY(parameters(*client).find("team") != std::string::npos);
            if (isModern)
                client->ask("subscriptions/listen", quoted("{'notifications':{'toolsListChanged':true}}"));
        }
        // As the built-in tool does it.
        ContextOwner owner{"one"};
        if (!isModern)
            owner.session = sessionOf(own);
        ClientContexts &contexts = *m_bed->toolkit.services().contexts;
        QVERIFY(contexts.set(owner, m_bed->workspaceAccess.workspace(), "team", json::Value("mine"),
                             workspace::ContextScope::Session, [](const Result<void> &) {}));
        contexts.tell(owner);
        m_bed->clock.advance(std::chrono::milliseconds(500));
        QCOMPARE(own.lines->count("notifications/tools/list_changed"), std::size_t(1));
        QCOMPARE(same.lines->count("notifications/tools/list_changed"), std::size_t(isModern ? 1 : 0));
        QCOMPARE(other.lines->count("notifications/tools/list_changed"), std::size_t(0));
        QCOMPARE(parameters(own), std::string("{}"));
        QVERIFY(parameters(other).find("team") != std::string::npos);
        QCOMPARE(parameters(same) == "{}", isModern);

        const int call = own.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        QTRY_VERIFY(!own.lines->answer(call).isNull());
        QVERIFY(m_bed->executor.orders.back().workspace->contextFor("team") != nullptr);
        const int theirs = other.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        QTRY_VERIFY(!other.lines->answer(theirs).isNull());
        QVERIFY(m_bed->executor.orders.back().workspace->contextFor("team") == nullptr);
    }

    void whoIsEndedHearsAndDoesNothingMore()
    {
        m_bed->executor.answer = {};
        BackendClient ended(*m_server, true, "one");
        BackendClient other(*m_server, true, "two");
        for (BackendClient *client : {&ended, &other}) {
            client->ask("subscriptions/listen", quoted("{'notifications':{'toolsListChanged':true}}"));
            client->ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        }
        m_server->endClients([](const mcp::Principal &principal) { return principal.id == "one"; });
        QTRY_COMPARE(m_bed->executor.cancelled, 1);
        QVERIFY(!ended.lines->answer(1).isNull()); // the end of the stream
        m_bed->toolkit.backend().schemaChanged("demo");
        m_bed->clock.advance(std::chrono::milliseconds(500));
        QCOMPARE(ended.lines->count("notifications/tools/list_changed"), std::size_t(0));
        QCOMPARE(other.lines->count("notifications/tools/list_changed"), std::size_t(1));
    }

    void newsOfALongBurstComeInTime()
    {
        BackendClient client(*m_server, false);
        for (int i = 0; i < 10; ++i) {
            m_bed->toolkit.backend().schemaChanged("demo");
            m_bed->clock.advance(std::chrono::milliseconds(50));
        }
        QVERIFY(client.lines->count("notifications/tools/list_changed") >= 1);
    }

    void aLegacyClientIsAskedForApproval()
    {
        bool isApproved = false;
        m_bed->executor.answer = {};
        BackendClient client(*m_server, false);
        client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        const auto asker = m_bed->executor.orders.at(0).asker;
        QVERIFY(asker);
        execution::ApprovalRequest request;
        request.headline = "closeIssue";
        request.endpoint = "tracker";
        request.origin = "https://tracker.example";
        request.clientName = "Inspector";
        request.arguments = quoted("{'a':1}");
        asker(request, [&](const Result<bool> &answer) { isApproved = answer && *answer; });
        QCOMPARE(client.lines->count("elicitation/create"), std::size_t(1));
        const json::Value question = client.lines->messages.back();
        QVERIFY(question["params"]["message"].toString().starts_with(
            "Inspector wants to run closeIssue on the endpoint \"tracker\" at https://tracker.example.\n"));
        json::Value answer =
            quoted("{'jsonrpc':'2.0','result':{'action':'accept','content':{'approve':true}}}");
        answer.set("id", question["id"]);
        client.endpoint.receive(json::write(answer));
        QVERIFY(isApproved);
    }

    void aClientThatCannotAskSaysWhy()
    {
        Result<bool> decision = false;
        m_bed->executor.answer = {};
        BackendClient client(*m_server, false);
        client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        const auto asker = m_bed->executor.orders.at(0).asker;
        asker({}, [&](Result<bool> answer) { decision = std::move(answer); });
        json::Value refusal = quoted("{'jsonrpc':'2.0','error':{'code':-32603,'message':'No form here'}}");
        refusal.set("id", client.lines->messages.back()["id"]);
        client.endpoint.receive(json::write(refusal));
        QVERIFY(!decision);
        QCOMPARE(decision.error().message,
                 std::string("The client responded to a question with an error: No form here"));
    }

    void aModernClientIsAskedByItsAnswerAndTheCallEnds()
    {
        m_bed->executor.answer = {};
        BackendClient client(*m_server, true);
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        {
            const auto asker = std::exchange(m_bed->executor.orders.at(0).asker, {});
            asker({}, [](const Result<bool> &) { QFAIL("nobody answered"); });
        }
        const json::Value result = client.lines->answer(id)["result"];
        QCOMPARE(result["resultType"].toString(), std::string_view("input_required"));
        QTRY_COMPARE(m_bed->executor.cancelled, 1);
    }

    void aCallThatAModernClientComesBackToIsOneInTheLog_data()
    {
        QTest::addColumn<bool>("comesBack");
        QTest::newRow("with an answer") << true;
        QTest::newRow("never") << false;
    }
    void aCallThatAModernClientComesBackToIsOneInTheLog()
    {
        QFETCH(const bool, comesBack);
        const auto answers = std::exchange(m_bed->executor.answer, {});
        BackendClient client(*m_server, true);
        json::Value call = quoted("{'name':'list_issues','arguments':{'first':1}}");
        const int id = client.ask("tools/call", call);
        {
            const auto asker = std::exchange(m_bed->executor.orders.at(0).asker, {});
            asker({}, [](const Result<bool> &) { QFAIL("nobody answered"); });
        }
        QTRY_COMPARE(m_bed->executor.cancelled, 1);
        QCOMPARE(callsInLog().size(), std::size_t(1));
        QCOMPARE(callsInLog().front()->outcome, journal::Outcome::Running);
        if (comesBack) {
            m_bed->executor.answer = answers;
            call.set("requestState", client.lines->answer(id)["result"]["requestState"]);
            call.set("inputResponses", quoted("{'approval':{'action':'accept','content':{'approve':true}}}"));
            const int again = client.ask("tools/call", call);
            QTRY_VERIFY(!client.lines->answer(again).isNull());
            // A call like it that comes later is another one.
            client.ask("tools/call", quoted("{'name':'list_issues','arguments':{'first':1}}"));
            QCOMPARE(callsInLog().size(), std::size_t(2));
            QCOMPARE(callsInLog().front()->outcome, journal::Outcome::Ok);
        } else {
            m_bed->clock.advance(SuspendedRequests::kKept);
            QCOMPARE(callsInLog().size(), std::size_t(1));
            QCOMPARE(callsInLog().front()->outcome, journal::Outcome::Cancelled);
            QCOMPARE(callsInLog().front()->code, std::string("no_answer"));
        }
    }

    void aCancelledCallEndsAtOnce()
    {
        m_bed->executor.answer = {};
        BackendClient client(*m_server, false);
        client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        client.endpoint.receive("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":"
                                "{\"requestId\":1}}");
        QTRY_COMPARE(m_bed->executor.cancelled, 1);
    }

    void otherRequestsAreRecordedToo()
    {
        BackendClient client(*m_server, true);
        client.result("tools/list");
        const auto entry = m_bed->journal->entries().back();
        QCOMPARE(entry->method, std::string("tools/list"));
        QCOMPARE(entry->outcome, journal::Outcome::Ok);
    }

private:
    // Makes a change as a person would, and tells of it.
    void change(const workspace::ObjectKey &key, std::optional<workspace::Object> object)
    {
        const auto definition = [&] {
            const workspace::Entry *entry = m_bed->workspaceAccess.workspace()->find(key);
            return entry == nullptr ? nullptr : entry->definition();
        };
        workspace::ChangeSet changes;
        changes.changes.push_back({key, {}, definition(), {}});
        if (object)
            m_bed->workspaceAccess.put(*std::move(object));
        else
            m_bed->workspaceAccess.remove(key);
        changes.changes.back().after = definition();
        m_bed->toolkit.backend().workspaceChanged(changes);
    }

    // Of the client's calls.
    std::string sessionOf(BackendClient &client)
    {
        const int call = client.ask("tools/call", quoted("{'name':'echo','arguments':{'text':'x'}}"));
        return client.lines->answer(call).isNull() ? std::string() : EchoTool::session;
    }

    std::vector<journal::EntryPointer> callsInLog() const
    {
        std::vector<journal::EntryPointer> calls = m_bed->journal->entries();
        std::erase_if(calls, [](const auto &entry) { return entry->tool != "list_issues"; });
        return calls;
    }
};

TOOLTRAY_TEST(WorkspaceBackendTest)
#include "workspacebackendtest.moc"
