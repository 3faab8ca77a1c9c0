// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "relayedserver.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::test;

namespace {

std::string modern(const std::string &id, const std::string &method, const std::string &params = {})
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"(","params":{)" + params
           + (params.empty() ? "" : ",")
           + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})";
}

std::string result(const std::string &id, const std::string &members = {})
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{)" + members + "}}";
}

} // namespace

class RelayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsTheHeadersOfModernRequests_data();
    void addsTheHeadersOfModernRequests();
    void sendsItsToken();
    void learnsWhichParametersGoIntoHeaders();
    void makesLinesOfEvents();
    void makesOneLineOfManyLines();
    void bringsManyRequestsAtOnce();
    void boundsHowMany();
    void disconnectsWhenCancelled();
    void doesNotPassOnWhatIsNoJson();
    void waitsForASlowClient();
    void endsWithItsClient();
    void endsWhenTold();
};

void RelayTest::addsTheHeadersOfModernRequests_data()
{
    addColumns<QByteArray, QByteArray, QByteArray, QByteArray>("method", "params", "methodHeader",
                                                               "nameHeader");

    const auto row = [](const char *name, const char *method, const char *params, const char *methodHeader,
                        const char *nameHeader) {
        QTest::newRow(name) << QByteArray(method) << QByteArray(params) << QByteArray(methodHeader)
                            << QByteArray(nameHeader);
    };
    row("discover", "server/discover", "", "server/discover", "(none)");
    row("tool", "tools/call", R"("name":"add")", "tools/call", "add");
    row("tool that needs encoding", "tools/call", R"("name":"\u00fc")", "tools/call", "=?base64?w7w=?=");
    row("tool that tries to break out", "tools/call", R"("name":"a\r\nX: b")", "tools/call",
        "=?base64?YQ0KWDogYg==?=");
    row("tool without a name", "tools/call", "", "tools/call", "(none)");
    row("prompt", "prompts/get", R"("name":"p")", "prompts/get", "p");
    row("resource", "resources/read", R"("uri":"urn:a","name":"n")", "resources/read", "urn:a");
    row("unknown method", "foo/bar", R"("name":"n")", "foo/bar", "(none)");
    row("method that tries to break out", R"(a\r\nX: b)", "", "=?base64?YQ0KWDogYg==?=", "(none)");
}

void RelayTest::addsTheHeadersOfModernRequests()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, params);
    QFETCH(const QByteArray, methodHeader);
    QFETCH(const QByteArray, nameHeader);
    RelayedServer server;
    const std::string message = modern("1", method.toStdString(), params.toStdString());
    server.say(message);
    const auto exchange = server.request();
    QVERIFY(exchange);
    QCOMPARE(exchange->request().method, std::string("POST"));
    QCOMPARE(exchange->request().body, message);
    QCOMPARE(fieldOf(*exchange, "content-type"), std::string("application/json"));
    QCOMPARE(fieldOf(*exchange, "accept"), std::string("application/json, text/event-stream"));
    QCOMPARE(fieldOf(*exchange, "mcp-protocol-version"), std::string("2026-07-28"));
    QCOMPARE(fieldOf(*exchange, "mcp-method"), methodHeader.toStdString());
    QCOMPARE(fieldOf(*exchange, "mcp-name"), nameHeader.toStdString());
    QCOMPARE(fieldOf(*exchange, "mcp-session-id"), std::string("(none)"));
    QCOMPARE(fieldOf(*exchange, "authorization"), std::string("(none)"));
    QCOMPARE(fieldOf(*exchange, "x"), std::string("(none)"));
    RelayedServer::answer(exchange, result("1"));
    QCOMPARE(server.line(), result("1"));
}

void RelayTest::sendsItsToken()
{
    RelayedServer server("s3cret");
    server.say(modern("1", "tools/list"));
    const auto exchange = server.request();
    QVERIFY(exchange);
    QCOMPARE(fieldOf(*exchange, "authorization"), std::string("Bearer s3cret"));
}

void RelayTest::learnsWhichParametersGoIntoHeaders()
{
    RelayedServer server;
    const std::string call = modern("2", "tools/call", R"("name":"t","arguments":{"region":"eu","x":"y"})");
    const auto header = [&] {
        server.say(call);
        const auto exchange = server.request();
        std::string value = fieldOf(*exchange, "mcp-param-region");
        RelayedServer::answer(exchange, result("2"));
        server.line();
        return value;
    };
    const auto list = [&](const std::string &params, const std::string &tools) {
        server.say(modern("1", "tools/list", params));
        RelayedServer::answer(server.request(), result("1", R"("tools":[)" + tools + "]"));
        server.line();
    };
    const std::string tool =
        R"({"name":"t","inputSchema":{"properties":{"region":{"type":"string","x-mcp-header":"Region"}}}})";
    QCOMPARE(header(), std::string("(none)"));
    list("", R"({"name":"other"})");
    list(R"("cursor":"next")", tool);
    QCOMPARE(header(), std::string("eu"));
    list("", R"({"name":"t"})");
    QCOMPARE(header(), std::string("(none)"));
}

void RelayTest::makesLinesOfEvents()
{
    RelayedServer server;
    server.say(modern("1", "tools/call", R"("name":"t")"));
    const auto exchange = server.request();
    QVERIFY(exchange);
    exchange->startStream(200, {{"Content-Type", "text/event-stream; charset=utf-8"}});
    exchange->write(": hello\n\nevent: ping\ndata: {}\n\nevent: message\ndata: {\"jsonrpc\":\"2.0\",\n");
    exchange->write("data: \"method\":\"notifications/progress\"}\n\ndata: no message\n\n");
    QCOMPARE(server.line(), std::string(R"({"jsonrpc":"2.0", "method":"notifications/progress"})"));
    QCOMPARE(server.lineCount(), std::size_t(0));
    exchange->write("data: " + result("1") + "\n\n");
    QCOMPARE(server.line(), result("1"));
}

void RelayTest::makesOneLineOfManyLines()
{
    RelayedServer server;
    server.say(modern("1", "tools/list"));
    RelayedServer::answer(server.request(), "{\"jsonrpc\":\"2.0\",\r\n\"id\":1,\n\"result\":{}}\n");
    QCOMPARE(server.line(), std::string(R"({"jsonrpc":"2.0",  "id":1, "result":{}} )"));
}

void RelayTest::bringsManyRequestsAtOnce()
{
    constexpr std::size_t kMany = 100;
    RelayedServer server;
    for (std::size_t id = 0; id < kMany; ++id)
        server.say(modern(std::to_string(id), "tools/list"));
    QTRY_COMPARE(server.requestCount(), kMany);
    std::vector<RelayedServer::Exchange> exchanges;
    for (std::size_t i = 0; i < kMany; ++i)
        exchanges.push_back(server.request());
    std::size_t answered = 0;
    for (auto exchange = exchanges.rbegin(); exchange != exchanges.rend(); ++exchange, ++answered) {
        const json::Value message = json::parse((*exchange)->request().body).value;
        const std::string answer = result(json::write(message["id"]));
        RelayedServer::answer(*exchange, answer);
        QCOMPARE(server.line(), answer); // in the order of the answers, not of the requests
    }
    QCOMPARE(answered, kMany);
}

void RelayTest::boundsHowMany()
{
    constexpr std::size_t kMax = 256;
    RelayedServer server;
    for (std::size_t id = 0; id < kMax; ++id)
        server.say(modern(std::to_string(id), "tools/list"));
    QTRY_COMPARE(server.requestCount(), kMax);
    server.say(modern("\"more\"", "tools/list"));
    const json::Value answer = json::parse(server.line()).value;
    QCOMPARE(answer["id"].toString(), std::string_view("more"));
    QVERIFY(answer["error"]["message"].toString().find("Wait for some") != std::string_view::npos);
    RelayedServer::answer(server.request(), result("0"));
    QCOMPARE(server.line(), result("0"));
    server.say(modern("\"more\"", "tools/list"));
    QTRY_COMPARE(server.requestCount(), kMax);
}

void RelayTest::disconnectsWhenCancelled()
{
    RelayedServer server;
    server.say(modern("\"a\"", "tools/call", R"("name":"t")"));
    server.say(modern("\"b\"", "tools/list"));
    const auto first = server.request();
    const auto second = server.request();
    QVERIFY(first && second);
    const auto &cancelled = first->request().body.find("tools/call") != std::string::npos ? first : second;
    const auto &other = cancelled == first ? second : first;
    server.say(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}})");
    QTRY_VERIFY(!cancelled->isOpen());
    QVERIFY(other->isOpen());
    QCOMPARE(server.requestCount(), std::size_t(0));
    RelayedServer::answer(other, result("\"b\""));
    QCOMPARE(server.line(), result("\"b\"")); // and nothing for what was cancelled
}

void RelayTest::doesNotPassOnWhatIsNoJson()
{
    RelayedServer server;
    server.say("no JSON");
    const json::Value answer = json::parse(server.line()).value;
    QCOMPARE(answer["error"]["code"].toInt64(), std::optional<std::int64_t>(-32700));
    QVERIFY(!answer.contains("id"));
    QCOMPARE(server.requestCount(), std::size_t(0));
}

void RelayTest::waitsForASlowClient()
{
    RelayedServer server;
    server.say(modern("1", "tools/call", R"("name":"t")"));
    const auto exchange = server.request();
    QVERIFY(exchange);
    exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
    const std::string notice =
        R"({"jsonrpc":"2.0","method":"n","params":{"x":")" + std::string(64 * 1024, 'x') + "\"}}";
    std::size_t sent = 0;
    // Once the relay takes no more, what is written stays here.
    while (exchange->unsentBytes() == 0 && sent < 1000) {
        exchange->write("data: " + notice + "\n\n");
        ++sent;
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    QVERIFY(sent < 1000);
    exchange->write("data: " + result("1") + "\n\n");
    for (std::size_t i = 0; i < sent; ++i)
        QCOMPARE(server.line(), notice);
    QCOMPARE(server.line(), result("1"));
}

void RelayTest::endsWithItsClient()
{
    RelayedServer server;
    server.say(modern("1", "tools/list"));
    const auto exchange = server.request();
    QVERIFY(exchange);
    server.leave();
    QVERIFY(server.hasEnded());
    QTRY_VERIFY(!exchange->isOpen());
}

void RelayTest::endsWhenTold()
{
    RelayedServer server;
    server.relay().stop();
    server.relay().stop();
    QVERIFY(server.hasEnded());
}

TOOLTRAY_TEST(RelayTest)
#include "relaytest.moc"
