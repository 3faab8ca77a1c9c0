// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class HttpEndpointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersModernRequestsWithoutASession();
    void ignoresASessionHeaderOnModernRequests();
    void acceptsModernNotifications();
    void answersWhatIsNotJsonWithoutAnId();
    void givesModernFailuresTheirStatus_data();
    void givesModernFailuresTheirStatus();
    void opensASessionThatNobodyCanGuess();
    void negotiatesTheRevision_data();
    void negotiatesTheRevision();
    void refusesHandshakesThatNameNoRevision();
    void leavesModernWordsOutOfLegacyResults();
    void needsASessionInTheLegacyEra();
    void keepsSessionsOfOthersApart();
    void forgetsAnEndedSession();
    void refusesHeadersOfRevisionsThatNoSessionSpeaks_data();
    void refusesHeadersOfRevisionsThatNoSessionSpeaks();
    void refusesAnIdThatIsInUse();
    void answersUnknownLegacyMethodsInBand();
    void servesBatchesOnlyWhereTheRevisionHasThem();
    void observersSeeEveryRequest();
};

void HttpEndpointTest::answersModernRequestsWithoutASession()
{
    HttpClient client;
    const auto outlet = client.modern("tools/call", R"("name":"a","arguments":{"x":1})");
    QVERIFY(outlet->answer->disposition == Disposition::Answered);
    QCOMPARE(outlet->answer->session, std::string());
    QCOMPARE(outlet->body(), value(R"({"jsonrpc":"2.0","id":1,"result":{
        "content":[{"type":"text","text":"called a {\"x\":1}"}],"resultType":"complete",
        "_meta":{"io.modelcontextprotocol/serverInfo":{"name":"fake","version":"1.0"}}}})"));
    QVERIFY(!outlet->isStream);
}

void HttpEndpointTest::ignoresASessionHeaderOnModernRequests()
{
    HttpClient client;
    client.session = "junk";
    QVERIFY(!client.modern("tools/list")->body()["result"].isNull());
}

void HttpEndpointTest::acceptsModernNotifications()
{
    HttpClient client;
    const auto outlet = client.post(
        {.body = R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})",
         .headers = {"2026-07-28", {}, {}}});
    QVERIFY(outlet->answer->disposition == Disposition::Accepted);
    QCOMPARE(outlet->answer->body, std::string());
}

void HttpEndpointTest::answersWhatIsNotJsonWithoutAnId()
{
    HttpClient client;
    for (const char *body : {"", "{", "nonsense", "{\"jsonrpc\":\"2.0\",\"id\":1"}) {
        const auto outlet = client.post({.body = body, .headers = {}});
        QVERIFY(outlet->answer->disposition == Disposition::BadRequest);
        QCOMPARE(outlet->body()["error"]["code"], json::Value(-32700));
        QVERIFY(!outlet->body().contains("id"));
    }
}

void HttpEndpointTest::givesModernFailuresTheirStatus_data()
{
    const TestRows<QByteArray, QByteArray, int, int> row{"method", "params", "disposition", "code"};

    const auto answered = static_cast<int>(Disposition::Answered);
    const auto bad = static_cast<int>(Disposition::BadRequest);
    const auto notFound = static_cast<int>(Disposition::NotFound);

    row("unknown tool", "tools/call", R"("name":"missing")", answered, -32602);
    row("no tool", "tools/call", QByteArray(), answered, -32602);
    row("unknown prompt", "prompts/get", R"("name":"nope")", answered, -32602);
    row("unknown resource", "resources/read", R"("uri":"urn:no")", answered, -32602);
    row("bad cursor", "tools/list", R"("cursor":"guess")", answered, -32602);
    row("empty cursor", "tools/list", R"("cursor":"")", answered, -32602);
    row("listen to nothing said", "subscriptions/listen", QByteArray(), answered, -32602);
    row("unknown method", "foo/bar", QByteArray(), notFound, -32601);
    row("method of the other era", "ping", QByteArray(), notFound, -32601);
    row("missing capability", "tools/call", R"("name":"asking")", bad, -32021);
    row("our own fault", "tools/call", R"("name":"forgetful")", answered, -32603);
    row("header of a parameter missing", "tools/call", R"("name":"routed","arguments":{"region":"eu"})", bad,
        -32020);
}

void HttpEndpointTest::givesModernFailuresTheirStatus()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, params);
    QFETCH(const int, disposition);
    QFETCH(const int, code);
    HttpClient client;
    client.backend.onCall = [](RequestContext context, ToolCall call, Reply<ToolResult> reply) {
        if (call.name == "missing")
            reply.fail(Failure::unknownTool(call.name));
        else if (call.name == "asking")
            context.ask({{askForm("q", "?", value(R"({"type":"object","properties":{}})"))}},
                        [reply = std::move(reply)](Outcome<Answers> answers) mutable {
                            reply.fail(std::get<Failure>(answers));
                        });
        // "forgetful" lets go of the reply
    };
    const auto outlet = client.modern(method.toStdString(), params.toStdString());
    QCOMPARE(static_cast<int>(outlet->answer->disposition), disposition);
    QCOMPARE(outlet->body()["error"]["code"], json::Value(code));
    QCOMPARE(outlet->body()["id"], json::Value(1));
}

void HttpEndpointTest::opensASessionThatNobodyCanGuess()
{
    HttpClient client;
    const auto outlet = client.initialize();
    QVERIFY(outlet->answer->disposition == Disposition::Answered);
    QCOMPARE(outlet->body(), value(R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25",
        "capabilities":{"tools":{"listChanged":true},"resources":{"subscribe":true,"listChanged":true},
            "prompts":{"listChanged":true},"completions":{}},
        "serverInfo":{"name":"fake","version":"1.0","title":"Fake server"}}})"));
    const std::string first = client.session;
    QVERIFY(first.size() >= 32);
    QVERIFY(std::ranges::all_of(first, [](char c) { return c > 0x20 && c < 0x7f; }));
    client.initialize();
    QVERIFY(client.session != first);
}

void HttpEndpointTest::negotiatesTheRevision_data()
{
    addColumns<QByteArray, QByteArray>("asked", "answered");

    for (const char *known : {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"})
        QTest::newRow(known) << QByteArray(known) << QByteArray(known);
    QTest::newRow("modern") << QByteArray("2026-07-28") << QByteArray("2025-11-25");
    QTest::newRow("older than all") << QByteArray("1999-01-01") << QByteArray("2025-11-25");
    QTest::newRow("not a date") << QByteArray("latest") << QByteArray("2025-11-25");
}

void HttpEndpointTest::negotiatesTheRevision()
{
    QFETCH(const QByteArray, asked);
    QFETCH(const QByteArray, answered);
    HttpClient client;
    const json::Value body = client.initialize(asked.toStdString())->body();
    QCOMPARE(body["result"]["protocolVersion"].toString(), std::string_view(answered.constData()));
}

void HttpEndpointTest::refusesHandshakesThatNameNoRevision()
{
    HttpClient client;
    const auto outlet = client.legacy("initialize", "{}");
    QVERIFY(outlet->answer->disposition == Disposition::BadRequest);
    QCOMPARE(outlet->body()["error"]["code"], json::Value(-32602));
    QCOMPARE(client.server->sessions().size(), std::size_t(0));
}

void HttpEndpointTest::leavesModernWordsOutOfLegacyResults()
{
    HttpClient client;
    client.initialize();
    QCOMPARE(client.legacy("ping", "{}")->answer->body,
             std::string(R"({"jsonrpc":"2.0","id":1,"result":{}})"));
    const json::Value list = client.legacy("tools/list", "{}")->body()["result"];
    QVERIFY(!list.contains("resultType") && !list.contains("ttlMs") && !list.contains("_meta"));
    const json::Value failure = client.legacy("resources/read", R"({"uri":"urn:no"})")->body()["error"];
    QCOMPARE(failure["code"], json::Value(-32002));
    QCOMPARE(failure["data"], value(R"({"uri":"urn:no"})"));
}

void HttpEndpointTest::needsASessionInTheLegacyEra()
{
    HttpClient client;
    const std::string list = R"({"jsonrpc":"2.0","id":"x","method":"tools/list"})";
    const auto without = client.post({.body = list, .headers = {}});
    QVERIFY(without->answer->disposition == Disposition::BadRequest);
    QCOMPARE(without->body()["id"], json::Value("x"));

    const auto unknown = client.post({.body = list, .headers = {}, .session = "unknown"});
    QVERIFY(unknown->answer->disposition == Disposition::NotFound);

    const auto stream = std::make_shared<RecordingOutlet>();
    client.endpoint.openStream({}, stream);
    QVERIFY(stream->answer->disposition == Disposition::BadRequest);
    RecordingOutlet ending;
    client.endpoint.endSession({.session = "unknown"}, ending);
    QVERIFY(ending.answer->disposition == Disposition::NotFound);
}

void HttpEndpointTest::keepsSessionsOfOthersApart()
{
    HttpClient client;
    client.initialize();
    client.principal = {"mallory"};
    QVERIFY(client.legacy("tools/list", "{}")->answer->disposition == Disposition::NotFound);
    QVERIFY(client.openStream()->answer->disposition == Disposition::NotFound);
}

void HttpEndpointTest::forgetsAnEndedSession()
{
    HttpClient client;
    client.initialize();
    const auto stream = client.openStream();
    QVERIFY(stream->isStream && !stream->answer);
    RecordingOutlet ending;
    client.endpoint.endSession({.session = client.session, .principal = client.principal}, ending);
    QVERIFY(ending.answer->disposition == Disposition::Ended);
    QVERIFY(stream->answer);
    QVERIFY(client.legacy("tools/list", "{}")->answer->disposition == Disposition::NotFound);
}

void HttpEndpointTest::refusesHeadersOfRevisionsThatNoSessionSpeaks_data()
{
    addColumns<QByteArray, bool>("header", "isServed");

    QTest::newRow("the negotiated one") << QByteArray("2025-06-18") << true;
    QTest::newRow("another known one") << QByteArray("2025-03-26") << true;
    QTest::newRow("nobody's") << QByteArray("2099-01-01") << false;
    QTest::newRow("nonsense") << QByteArray("bad version") << false;
}

void HttpEndpointTest::refusesHeadersOfRevisionsThatNoSessionSpeaks()
{
    QFETCH(const QByteArray, header);
    QFETCH(const bool, isServed);
    HttpClient client;
    client.initialize("2025-06-18");
    const std::string version = header.toStdString();
    const auto outlet = client.post({.body = R"({"jsonrpc":"2.0","id":1,"method":"ping"})",
                                     .headers = {version, {}, {}},
                                     .session = client.session,
                                     .principal = client.principal});
    QCOMPARE(outlet->answer->disposition == Disposition::Answered, isServed);
    QCOMPARE(outlet->answer->disposition == Disposition::BadRequest, !isServed);
}

void HttpEndpointTest::refusesAnIdThatIsInUse()
{
    HttpClient client;
    std::vector<Reply<ToolResult>> waiting;
    client.backend.onCall = [&](RequestContext, ToolCall, Reply<ToolResult> reply) {
        waiting.push_back(std::move(reply));
    };
    client.initialize();
    const auto first = client.legacy("tools/call", R"({"name":"a"})", "5");
    const auto second = client.legacy("tools/call", R"({"name":"a"})", "5");
    QVERIFY(!first->answer);
    QVERIFY(second->answer->disposition == Disposition::BadRequest);
    waiting.front().send({});
    QVERIFY(first->answer->disposition == Disposition::Answered);
    waiting.clear();
    QVERIFY(!client.legacy("tools/call", R"({"name":"a"})", "5")->answer);
}

void HttpEndpointTest::answersUnknownLegacyMethodsInBand()
{
    HttpClient client;
    client.initialize();
    for (const char *method : {"foo/bar", "server/discover", "subscriptions/listen", "logging/setLevel"}) {
        const auto outlet = client.legacy(method, "{}");
        QCOMPARE(outlet->body()["error"]["code"], json::Value(-32601));
    }
    QVERIFY(client.legacy("logging/setLevel", "{}")->answer->disposition == Disposition::Answered);
}

void HttpEndpointTest::servesBatchesOnlyWhereTheRevisionHasThem()
{
    const std::string batch = R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"}])";
    for (const char *revision : {"2024-11-05", "2025-06-18", "2025-11-25"}) {
        HttpClient client;
        client.initialize(revision);
        const auto outlet = client.legacy(batch);
        QVERIFY(outlet->answer->disposition == Disposition::BadRequest);
        QCOMPARE(outlet->body()["error"]["code"], json::Value(-32600));
    }
    HttpClient client;
    QVERIFY(client.legacy(batch)->answer->disposition != Disposition::Answered); // no session
    client.initialize("2025-03-26");
    QCOMPARE(client.legacy(batch)->answer->body, std::string(R"([{"jsonrpc":"2.0","id":1,"result":{}}])"));
    const auto mixed = client.legacy(
        R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{)"
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}])");
    QVERIFY(mixed->answer->disposition == Disposition::BadRequest);
}

void HttpEndpointTest::observersSeeEveryRequest()
{
    HttpClient client;
    client.modern("tools/call", R"("name":"a")");
    client.modern("foo/bar");
    client.initialize();
    const std::vector<std::string> expected{
        "start 1 tools/call by alice with tester",         "end 1 result",
        "rejected This server has no method \"foo/bar\".", "clients 1 0",
        "start 2 initialize by alice with tester",         "end 2 result"};
    QCOMPARE(client.observer.log, expected);
}

TOOLTRAY_TEST(HttpEndpointTest)
#include "httpendpointtest.moc"
