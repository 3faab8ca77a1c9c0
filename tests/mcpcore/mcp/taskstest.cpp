// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "taskclient.h"

#include <algorithm>

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;

// The extension by which a call is answered with a task whose result the client fetches.
class TasksTest : public QObject, private TaskClient {
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }
    void theExtensionIsOffered()
    {
        const json::Value capabilities =
            m_client->modern("server/discover")->body()["result"]["capabilities"];
        QCOMPARE(capabilities["extensions"], value(inQuotes("{'io.modelcontextprotocol/tasks':{}}")));
        for (const char *revision : {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"}) {
            const json::Value legacy = m_client->initialize(revision)->body()["result"]["capabilities"];
            QVERIFY(!legacy.contains("extensions") && !legacy.contains("tasks"));
            QCOMPARE(m_client->legacy("tasks/get", inQuotes("{'taskId':'x'}"))->body()["error"]["code"],
                     json::Value(-32601));
        }
    }

    void aCallThatTakesLongBecomesATask()
    {
        const auto outlet = call();
        m_client->clock.advance(1999ms);
        QVERIFY(!outlet->answer);
        m_client->clock.advance(1ms);
        const json::Value created = outlet->body()["result"];
        const std::string id(created["taskId"].toString());
        QVERIFY(id.size() >= 32);
        json::Value expected = value(
            inQuotes("{'status':'working','createdAt':'2026-01-01T00:00:02.000Z', "
                     "'lastUpdatedAt':'2026-01-01T00:00:02.000Z','ttlMs':1800000,'pollIntervalMs':1000,'"
                     "resultType':'task'"
                     ", '_meta':{'io.modelcontextprotocol/serverInfo':{'name':'fake','version':'1.0'}}}"));
        json::Value shown = created;
        QVERIFY(shown.remove("taskId"));
        QCOMPARE(shown, expected);

        expected.set("resultType", "complete");
        shown = get(id);
        QCOMPARE(shown["taskId"], json::Value(id));
        QVERIFY(shown.remove("taskId"));
        QCOMPARE(shown, expected);

        m_client->clock.advance(1min);
        m_reply->send(said("late"));
        shown = get(id);
        QCOMPARE(shown["status"], json::Value("completed"));
        QCOMPARE(shown["lastUpdatedAt"], json::Value("2026-01-01T00:01:02.000Z"));
        // What the request would have been answered with.
        m_client->capabilities = "{}";
        const auto plain = call();
        m_reply->send(said("late"));
        QCOMPARE(shown["result"], plain->body()["result"]);
    }

    void onlyWhoTakesATaskGetsOne_data()
    {
        addColumns<QByteArray, bool, bool>("capabilities", "isOffered", "isLegacy");
        QTest::newRow("the client does not") << QByteArray("{}") << true << false;
        QTest::newRow("another extension")
            << QByteArray::fromStdString(inQuotes("{'extensions':{'com.example/x':{}}}")) << true << false;
        QTest::newRow("no object") << QByteArray::fromStdString(
            inQuotes("{'extensions':{'io.modelcontextprotocol/tasks':true}}"))
                                   << true << false;
        QTest::newRow("the server does not") << QByteArray::fromStdString(taskClient()) << false << false;
        QTest::newRow("a legacy session") << QByteArray::fromStdString(taskClient()) << true << true;
    }
    void onlyWhoTakesATaskGetsOne()
    {
        QFETCH(const QByteArray, capabilities);
        QFETCH(const bool, isOffered);
        QFETCH(const bool, isLegacy);
        m_client->capabilities = capabilities.toStdString();
        if (!isOffered)
            m_client->backend.offered.extensions = {};
        if (isLegacy)
            m_client->initialize();
        const auto outlet = isLegacy ? m_client->legacy("tools/call", inQuotes("{'name':'a'}")) : call();
        QVERIFY(!m_context->mayBecomeTask());
        QVERIFY(!m_context->becomeTask());
        m_client->clock.advance(10min);
        QVERIFY(!outlet->answer);
        m_reply->send(said("done"));
        QCOMPARE(outlet->body()["result"]["content"][std::size_t(0)]["text"], json::Value("done"));
        if (!isOffered)
            QCOMPARE(on("tasks/get", "x")["error"]["code"], json::Value(-32601));
    }

    void aQuickCallIsAnsweredAsAlways()
    {
        const auto outlet = call();
        QVERIFY(m_context->mayBecomeTask());
        m_reply->send(said("quick"));
        QCOMPARE(outlet->body()["result"]["resultType"], json::Value("complete"));
        m_client->clock.advance(1h);
        QVERIFY(!m_context->becomeTask());
        QCOMPARE(m_client->clock.pendingTimers(), std::size_t(0));
    }

    void aBackendMayMakeATaskAtOnce()
    {
        m_client->backend.onCall = [this](const RequestContext &context, const ToolCall &,
                                          Reply<ToolResult> reply) {
            m_reply.emplace(std::move(reply));
            QVERIFY(context.becomeTask("Waiting for somebody."));
            QVERIFY(context.becomeTask());
            m_context = context;
        };
        const auto outlet = call();
        QCOMPARE(outlet->body()["result"]["statusMessage"], json::Value("Waiting for somebody."));
        const std::string id(outlet->body()["result"]["taskId"].toString());
        m_context->setStatus({});
        QVERIFY(!get(id).contains("statusMessage"));
        m_context->setStatus("Waiting in a queue.");
        QCOMPARE(get(id)["statusMessage"], json::Value("Waiting in a queue."));
        m_context->setStatus({});
        QVERIFY(!get(id).contains("statusMessage"));
        m_context->progress(3, 10, "3 of 10");
        QCOMPARE(get(id)["statusMessage"], json::Value("3 of 10"));
        m_context->log(LogLevel::Error, "test", "unheard");
        QVERIFY(outlet->sent.empty());
    }

    void outcomesAreThoseOfTheCall_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray> row{"outcome", "status", "error"};
        row("a result", "result", "completed", QByteArray());
        row("an error of the tool", "tool error", "completed", QByteArray());
        row("an error of the protocol", "failure", "failed",
            QByteArray::fromStdString(
                inQuotes("{'code':-32602,'message':'No such thing.','data':{'uri':'x'}}")));
    }
    void outcomesAreThoseOfTheCall()
    {
        QFETCH(const QByteArray, outcome);
        QFETCH(const QByteArray, status);
        QFETCH(const QByteArray, error);
        const std::string id = begin();
        m_context->setStatus("Working on it.");
        if (outcome == "failure") {
            m_reply->fail({Fault::InvalidParams, "No such thing.", value(inQuotes("{'uri':'x'}"))});
        } else {
            ToolResult result = said("it");
            result.kind = outcome == "result" ? ToolResult::Kind::Success : ToolResult::Kind::Error;
            m_reply->send(std::move(result));
        }
        const json::Value task = get(id);
        QCOMPARE(task["status"], json::Value(status.toStdString()));
        QCOMPARE(task.contains("result"), error.isEmpty());
        QCOMPARE(task.contains("error"), !error.isEmpty());
        if (error.isEmpty()) {
            QVERIFY(!task.contains("statusMessage"));
            QCOMPARE(task["result"]["isError"].toBool(), outcome == "tool error");
        } else {
            QCOMPARE(task["error"], value(error.toStdString()));
            QCOMPARE(task["statusMessage"], json::Value("No such thing."));
        }
    }

    void aReplyThatIsDroppedFailsTheTask()
    {
        const std::string id = begin();
        m_reply.reset();
        QCOMPARE(get(id)["error"]["code"], json::Value(-32603));
    }

    void cancellingATaskCancelsItsCall()
    {
        const std::string id = begin();
        const json::Value acknowledged = cancel(id);
        QCOMPARE(keysOf(acknowledged["result"]), (std::vector<std::string>{"resultType", "_meta"}));
        QVERIFY(m_context->cancellation().reason() == CancelReason::Requested);
        QCOMPARE(get(id)["status"], json::Value("cancelled"));
        m_reply->send(said("too late"));
        QCOMPARE(get(id)["status"], json::Value("cancelled"));
        QVERIFY(!get(id).contains("result"));
        QCOMPARE(cancel(id), acknowledged);
    }

    void aTaskThatIsOverStaysAsItIs()
    {
        const std::string id = begin();
        m_reply->send(said("done"));
        const json::Value done = get(id);
        cancel(id);
        m_context->setStatus("Still at it.");
        m_context->ask({{confirmation("sure")}}, [](const Outcome<Answers> &) {});
        m_client->clock.advance(29min);
        QCOMPARE(get(id), done);
    }

    void aClientThatLeavesKeepsItsTask()
    {
        const auto outlet = call();
        QVERIFY(m_context->becomeTask());
        outlet->leave();
        QVERIFY(!m_context->cancellation().isCancelled());
        m_reply->send(said("done"));
        QCOMPARE(get(std::string(outlet->body()["result"]["taskId"].toString()))["status"],
                 json::Value("completed"));
    }

    void whoDoesNotDeclareTheExtensionIsRefused()
    {
        const std::string id = begin();
        m_client->capabilities = "{}";
        for (const char *method : {"tasks/get", "tasks/update", "tasks/cancel"}) {
            for (const std::string &any : {id, std::string("unknown")}) {
                const json::Value error = on(method, any)["error"];
                QCOMPARE(error["code"], json::Value(-32021));
                QCOMPARE(error["data"]["requiredCapabilities"], tasksCapability());
            }
        }
        QVERIFY(!m_context->cancellation().isCancelled());
        const auto listening = m_client->modern(
            "subscriptions/listen", inQuotes("'notifications':{'taskIds':['") + id + inQuotes("']}"));
        QCOMPARE(listening->body()["error"]["code"], json::Value(-32021));
    }

    void tasksOfOthersDoNotExist()
    {
        const std::string id = begin();
        m_context->ask({{confirmation("sure")}},
                       [](const Outcome<Answers> &) { QFAIL("not by somebody else"); });
        m_client->principal = {"bob"};
        const json::Value unknown = on("tasks/get", "unknown");
        QCOMPARE(unknown["error"]["code"], json::Value(-32602));
        QCOMPARE(on("tasks/get", id), unknown);
        QCOMPARE(on("tasks/cancel", id), unknown);
        QCOMPARE(update(id, std::string(inQuotes("{'sure':")) + yes() + "}"), unknown);
        QVERIFY(!m_context->cancellation().isCancelled());
        QCOMPARE(m_client->modern("tasks/get")->body()["error"]["code"], json::Value(-32602));
    }

    void tasksAreBounded_data()
    {
        addColumns<int, int, bool>("ofAll", "ofOne", "hasAnotherRoom");
        QTest::newRow("of one client") << 10 << 3 << true;
        QTest::newRow("of all clients") << 3 << 10 << false;
    }
    void tasksAreBounded()
    {
        QFETCH(const int, ofAll);
        QFETCH(const int, ofOne);
        QFETCH(const bool, hasAnotherRoom);
        auto previous = std::move(m_client);
        Options options;
        options.maxTasks = static_cast<std::size_t>(ofAll);
        options.maxTasksPerPrincipal = static_cast<std::size_t>(ofOne);
        m_client = std::make_unique<HttpClient>(options);
        m_client->capabilities = taskClient();
        m_client->backend.offered = previous->backend.offered;
        m_client->backend.onCall = previous->backend.onCall;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!begin().empty());
            m_reply->send(said("done")); // which makes no room: its result is still to be fetched
        }
        const auto refused = call();
        QVERIFY(!m_context->becomeTask());
        m_reply->send(said("as always"));
        QCOMPARE(refused->body()["result"]["resultType"], json::Value("complete"));
        m_client->principal = {"bob"};
        call();
        QCOMPARE(m_context->becomeTask(), hasAnotherRoom);
        m_reply->send({});
        m_client->principal = {"alice"};
        m_client->clock.advance(30min);
        QVERIFY(!begin().empty());
    }

    void largeOutcomesLeaveNoRoomForMoreTasks()
    {
        const std::string id = begin();
        m_reply->send(said(std::string(Options().maxTaskBytes, 'x')));
        call();
        QVERIFY(!m_context->becomeTask());
        m_reply->send({});
        QCOMPARE(get(id)["status"], json::Value("completed"));
    }

    void tasksExpire_data()
    {
        QTest::addColumn<bool>("isDone");
        QTest::newRow("done") << true;
        QTest::newRow("still running") << false;
    }
    void tasksExpire()
    {
        QFETCH(const bool, isDone);
        const std::string id = begin();
        if (isDone)
            m_reply->send(said("done"));
        m_client->clock.advance(30min - 1ms);
        QCOMPARE(get(id)["status"], json::Value(isDone ? "completed" : "working"));
        QVERIFY(!m_context->cancellation().isCancelled());
        m_client->clock.advance(1ms);
        QCOMPARE(on("tasks/get", id)["error"]["code"], json::Value(-32602));
        QCOMPARE(m_context->cancellation().isCancelled(), !isDone);
        QCOMPARE(m_client->clock.pendingTimers(), std::size_t(0));
    }

    void tasksEndWithTheirClient()
    {
        const std::string id = begin();
        const RequestContext running = *m_context;
        m_client->server->endClients([](const Principal &principal) { return principal.id == "bob"; });
        QCOMPARE(get(id)["status"], json::Value("working"));
        m_client->server->endClients([](const Principal &principal) { return principal.id == "alice"; });
        QVERIFY(running.cancellation().isCancelled());
        QCOMPARE(on("tasks/get", id)["error"]["code"], json::Value(-32602));
    }

    void tasksOutliveTheirServer()
    {
        begin();
        bool isAnswered = false;
        m_context->ask({{confirmation("sure")}}, [&](const Outcome<Answers> &) { isAnswered = true; });
        m_client->server.reset();
        QVERIFY(m_context->cancellation().reason() == CancelReason::Shutdown);
        m_context->setStatus("Is anybody there?");
        m_context->progress(1);
        QVERIFY(!m_context->becomeTask());
        m_reply->send(said("nobody"));
        m_client->clock.advance(1h);
        QVERIFY(!isAnswered);
    }

    void listenersHearOfTheirTasks()
    {
        const std::string id = begin();
        const auto stream = m_client->modern("subscriptions/listen", inQuotes("'notifications':{'taskIds':['")
                                                                         + id + inQuotes("','unknown']}"));
        QCOMPARE(stream->message(0)["params"]["notifications"],
                 value(inQuotes("{'taskIds':['") + id + inQuotes("']}")));
        m_context->progress(1, 2, "half");
        m_context->setStatus("Waiting.");
        QCOMPARE(stream->sent.size(), std::size_t(1)); // neither is a change of status
        m_context->ask({{confirmation("sure")}}, [](const Outcome<Answers> &) {});
        QCOMPARE(stream->message(1)["method"], json::Value("notifications/tasks"));
        QCOMPARE(stream->message(1)["params"]["status"], json::Value("input_required"));
        QCOMPARE(keysOf(stream->message(1)["params"]["inputRequests"]), std::vector<std::string>{"sure"});
        update(id, std::string(inQuotes("{'sure':")) + yes() + "}");
        QCOMPARE(stream->message(2)["params"]["status"], json::Value("working"));
        m_reply->send(said("done"));
        json::Value told = stream->message(3)["params"];
        QCOMPARE(told["_meta"], value(inQuotes("{'io.modelcontextprotocol/subscriptionId':1}")));
        json::Value fetched = get(id);
        for (const char *ownPart : {"_meta", "resultType"}) {
            told.remove(ownPart);
            fetched.remove(ownPart);
        }
        QCOMPARE(told, fetched);
        QVERIFY(!stream->answer);
    }

    void listenersHearOfNoOthers()
    {
        const std::string mine = begin();
        auto reply = std::move(*m_reply);
        m_client->principal = {"bob"};
        const auto stream = m_client->modern("subscriptions/listen", inQuotes("'notifications':{'taskIds':['")
                                                                         + mine + inQuotes("']}"));
        QCOMPARE(stream->message(0)["params"]["notifications"], value("{}"));
        QVERIFY(stream->answer); // nothing to listen to
        begin();
        const auto own =
            m_client->modern("subscriptions/listen", inQuotes("'notifications':{'toolsListChanged':true}"));
        reply.send(said("done"));
        m_reply->send(said("done"));
        QCOMPARE(own->sent.size(), std::size_t(1));
    }

    void theLogEndsWithTheTask()
    {
        begin();
        QCOMPARE(m_client->observer.log.back(), std::string("end 1 result"));
        const std::size_t entries = m_client->observer.log.size();
        m_reply->send(said("done"));
        QCOMPARE(m_client->observer.log.size(), entries);
    }

    void onALineTheIdIsFreeAgain()
    {
        const auto sink = std::make_shared<RecordingSink>();
        LineEndpoint line(*m_client->server, {"alice"}, sink);
        const std::string request =
            inQuotes("{'jsonrpc':'2.0','id':7,'method':'tools/call','params':{'name':'a','_meta':{"
                     "'io.modelcontextprotocol/protocolVersion':'2026-07-28','io.modelcontextprotocol/"
                     "clientCapabilities':")
            + std::string(taskClient()) + "}}}";
        line.receive(request);
        QVERIFY(m_context->becomeTask());
        const RequestContext first = *m_context;
        auto reply = std::move(*m_reply);
        QCOMPARE(sink->last()["result"]["resultType"], json::Value("task"));
        const std::string id(sink->last()["result"]["taskId"].toString());
        line.receive(
            inQuotes("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':7}}"));
        QVERIFY(!first.cancellation().isCancelled());

        line.receive(request);
        reply.send(said("first")); // which leaves the second alone
        line.receive(
            inQuotes("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':7}}"));
        QVERIFY(m_context->cancellation().isCancelled());
        QCOMPARE(get(id)["status"], json::Value("completed"));
    }
};

TOOLTRAY_TEST(TasksTest)
#include "taskstest.moc"
