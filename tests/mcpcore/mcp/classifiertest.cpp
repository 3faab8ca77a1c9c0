// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/classifier.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

namespace {

constexpr const char *kMeta = R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                              R"("io.modelcontextprotocol/clientCapabilities":{}})";

QByteArray request(const char *method, const QByteArray &members = {}, const char *meta = kMeta)
{
    return R"({"jsonrpc":"2.0","id":7,"method":")" + QByteArray(method) + R"(","params":{)" + meta
           + (members.isEmpty() ? "" : ",") + members + "}}";
}

QByteArray legacy(const char *method)
{
    return R"({"jsonrpc":"2.0","id":7,"method":")" + QByteArray(method) + R"("})";
}

// What a header says, or that it is absent.
using Field = std::optional<std::string>;

struct Headers {
    Field version = "2026-07-28";
    Field method = {};
    Field name = {};
};

MessageHeaders view(const Headers &headers)
{
    return {headers.version, headers.method, headers.name};
}

std::string faultName(Fault fault)
{
    switch (fault) {
    case Fault::Parse: return "Parse";
    case Fault::InvalidRequest: return "InvalidRequest";
    case Fault::MethodNotFound: return "MethodNotFound";
    case Fault::InvalidParams: return "InvalidParams";
    case Fault::HeaderMismatch: return "HeaderMismatch";
    case Fault::UnsupportedVersion: return "UnsupportedVersion";
    default: return "another fault";
    }
}

// "modern request tools/list", or "refused: HeaderMismatch".
std::string verdict(const Classified &classified)
{
    if (const auto *rejection = std::get_if<Rejection>(&classified))
        return "refused: " + faultName(rejection->failure.fault);
    const auto &incoming = std::get<Incoming>(classified);
    std::string words = incoming.era == Era::Modern ? "modern" : "legacy";
    switch (incoming.kind) {
    case Incoming::Kind::Request: words += " request "; break;
    case Incoming::Kind::Notification: words += " notification "; break;
    case Incoming::Kind::Response: return words + " response";
    }
    return words + std::string(incoming.methodName)
           + (incoming.kind == Incoming::Kind::Request && !incoming.method ? " (unknown)" : "");
}

} // namespace

Q_DECLARE_METATYPE(Headers)

class ClassifierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decidesByTheBodyAndChecksHeadersAgainstIt_data();
    void decidesByTheBodyAndChecksHeadersAgainstIt();
    void asksForNoHeadersWhereThereAreNone_data();
    void asksForNoHeadersWhereThereAreNone();
    void echoesTheIdWheneverItCanBeRead_data();
    void echoesTheIdWheneverItCanBeRead();
    void namesTheVersionsThatAreSpoken();
    void saysWhichRequestsClaimAModernRevision();
};

void ClassifierTest::decidesByTheBodyAndChecksHeadersAgainstIt_data()
{
    addColumns<QByteArray, Headers, QByteArray>("message", "headers", "expected");

    const Headers none{{}, {}, {}};
    const Headers list{.method = "tools/list"};
    const auto versioned = [](const char *version) { return Headers{version, {}, {}}; };

    QTest::newRow("not an object") << QByteArray("7") << list << QByteArray("refused: InvalidRequest");
    QTest::newRow("no JSON-RPC") << QByteArray(R"({"a":1})") << none << QByteArray("refused: InvalidRequest");
    QTest::newRow("JSON-RPC 1.0") << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"ping"})") << none
                                  << QByteArray("refused: InvalidRequest");
    QTest::newRow("id null") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"ping"})") << none
                             << QByteArray("refused: InvalidRequest");
    QTest::newRow("id 1.5") << QByteArray(R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})") << none
                            << QByteArray("refused: InvalidRequest");
    QTest::newRow("id true") << QByteArray(R"({"jsonrpc":"2.0","id":true,"method":"ping"})") << none
                             << QByteArray("refused: InvalidRequest");
    QTest::newRow("method 5") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":5})") << none
                              << QByteArray("refused: InvalidRequest");
    QTest::newRow("params []") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})")
                               << none << QByteArray("refused: InvalidRequest");
    QTest::newRow("response without id")
        << QByteArray(R"({"jsonrpc":"2.0","result":{}})") << none << QByteArray("refused: InvalidRequest");

    QTest::newRow("response") << QByteArray(R"({"jsonrpc":"2.0","id":"q","result":{}})")
                              << versioned("2025-11-25") << QByteArray("legacy response");
    QTest::newRow("error response") << QByteArray(
        R"({"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}})")
                                    << none << QByteArray("legacy response");

    QTest::newRow("modern") << request("tools/list") << list << QByteArray("modern request tools/list");
    QTest::newRow("modern notification")
        << QByteArray(R"({"jsonrpc":"2.0","method":"notifications/x","params":{)") + kMeta + "}}"
        << versioned("2026-07-28") << QByteArray("modern notification notifications/x");
    QTest::newRow("no version header")
        << request("tools/list") << Headers{{}, "tools/list", {}} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("other version header") << request("tools/list") << Headers{"2025-11-25", "tools/list", {}}
                                          << QByteArray("refused: HeaderMismatch");
    QTest::newRow("header before version")
        << request("tools/list", {},
                   R"("_meta":{"io.modelcontextprotocol/protocolVersion":"v999.0.0",)"
                   R"("io.modelcontextprotocol/clientCapabilities":{}})")
        << list << QByteArray("refused: HeaderMismatch");
    QTest::newRow("unknown version") << request(
        "tools/list", {},
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"v999.0.0",)"
        R"("io.modelcontextprotocol/clientCapabilities":{}})")
                                     << Headers{"v999.0.0", "tools/list", {}}
                                     << QByteArray("refused: UnsupportedVersion");
    QTest::newRow("a legacy version cannot be claimed")
        << request("tools/list", {},
                   R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2025-11-25",)"
                   R"("io.modelcontextprotocol/clientCapabilities":{}})")
        << Headers{"2025-11-25", "tools/list", {}} << QByteArray("refused: UnsupportedVersion");
    QTest::newRow("no capabilities") << request(
        "tools/list", {}, R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})")
                                     << list << QByteArray("refused: InvalidParams");
    QTest::newRow("capabilities []") << request(
        "tools/list", {},
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
        R"("io.modelcontextprotocol/clientCapabilities":[]})")
                                     << list << QByteArray("refused: InvalidParams");
    QTest::newRow("version 5") << request("tools/list", {},
                                          R"("_meta":{"io.modelcontextprotocol/protocolVersion":5,)"
                                          R"("io.modelcontextprotocol/clientCapabilities":{}})")
                               << list << QByteArray("refused: HeaderMismatch");
    QTest::newRow("bad log level") << request(
        "tools/list", {},
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
        R"("io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/logLevel":"loud"})")
                                   << list << QByteArray("refused: InvalidParams");
    QTest::newRow("client without version")
        << request("tools/list", {},
                   R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                   R"("io.modelcontextprotocol/clientCapabilities":{},)"
                   R"("io.modelcontextprotocol/clientInfo":{"name":"x"}})")
        << list << QByteArray("refused: InvalidParams");
    QTest::newRow("progress token {}")
        << request("tools/list", {},
                   R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                   R"("io.modelcontextprotocol/clientCapabilities":{},"progressToken":{}})")
        << list << QByteArray("refused: InvalidParams");

    QTest::newRow("no method header")
        << request("tools/list") << Headers{} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("other method header")
        << request("tools/list") << Headers{.method = "tools/call"} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("method header in upper case")
        << request("tools/list") << Headers{.method = "TOOLS/LIST"} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("blanks around the method header")
        << request("tools/list") << Headers{.method = "  tools/list\t"}
        << QByteArray("modern request tools/list");
    QTest::newRow("method header before method")
        << request("foo/bar") << Headers{} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("unknown method") << request("foo/bar") << Headers{.method = "foo/bar"}
                                    << QByteArray("refused: MethodNotFound");
    for (const char *removed :
         {"initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"})
        QTest::newRow(removed) << request(removed) << Headers{.method = removed}
                               << QByteArray("refused: MethodNotFound");

    const QByteArray call = request("tools/call", R"("name":"greet")");
    QTest::newRow("call") << call << Headers{.method = "tools/call", .name = "greet"}
                          << QByteArray("modern request tools/call");
    QTest::newRow("blanks around the name") << call << Headers{.method = "tools/call", .name = "  greet  "}
                                            << QByteArray("modern request tools/call");
    QTest::newRow("encoded name") << call << Headers{.method = "tools/call", .name = "=?base64?Z3JlZXQ=?="}
                                  << QByteArray("modern request tools/call");
    QTest::newRow("badly encoded name")
        << call << Headers{.method = "tools/call", .name = "=?base64?Z3JlZXQ?="}
        << QByteArray("refused: HeaderMismatch");
    QTest::newRow("other name") << call << Headers{.method = "tools/call", .name = "Greet"}
                                << QByteArray("refused: HeaderMismatch");
    QTest::newRow("no name header") << call << Headers{.method = "tools/call"}
                                    << QByteArray("refused: HeaderMismatch");
    QTest::newRow("no name at all") << request("tools/call") << Headers{.method = "tools/call"}
                                    << QByteArray("modern request tools/call");
    QTest::newRow("name in the header only")
        << request("tools/call") << Headers{.method = "tools/call", .name = "greet"}
        << QByteArray("refused: HeaderMismatch");
    QTest::newRow("resource") << request("resources/read", R"("uri":"test://ä")")
                              << Headers{.method = "resources/read", .name = "=?base64?dGVzdDovL8Ok?="}
                              << QByteArray("modern request resources/read");
    QTest::newRow("raw bytes in a header")
        << request("resources/read", R"("uri":"test://ä")")
        << Headers{.method = "resources/read", .name = "test://ä"} << QByteArray("refused: HeaderMismatch");
    QTest::newRow("listing takes no name")
        << request("tools/list") << Headers{.method = "tools/list", .name = "whatever"}
        << QByteArray("modern request tools/list");

    QTest::newRow("handshake") << legacy("initialize") << none << QByteArray("legacy request initialize");
    QTest::newRow("handshake with a legacy header")
        << legacy("initialize") << versioned("2025-11-25") << QByteArray("legacy request initialize");
    QTest::newRow("handshake with a modern header")
        << legacy("initialize") << versioned("2026-07-28") << QByteArray("refused: HeaderMismatch");
    QTest::newRow("no claim under a modern header")
        << legacy("tools/list") << list << QByteArray("refused: InvalidParams");
    QTest::newRow("unknown method under a modern header")
        << legacy("foo/bar") << Headers{.method = "foo/bar"} << QByteArray("refused: InvalidParams");
    QTest::newRow("notification under a modern header")
        << QByteArray(R"({"jsonrpc":"2.0","method":"notifications/cancelled"})") << versioned("2026-07-28")
        << QByteArray("modern notification notifications/cancelled");
    QTest::newRow("legacy") << legacy("tools/list") << versioned("2025-06-18")
                            << QByteArray("legacy request tools/list");
    QTest::newRow("legacy without header") << legacy("ping") << none << QByteArray("legacy request ping");
    QTest::newRow("legacy with the headers of a relay")
        << legacy("tools/list") << Headers{"2025-11-25", "tools/list", "x"}
        << QByteArray("legacy request tools/list");
    QTest::newRow("legacy without such a method")
        << legacy("server/discover") << none << QByteArray("legacy request server/discover (unknown)");
    QTest::newRow("a header of nobody's revision")
        << legacy("tools/list") << versioned("2099-01-01") << QByteArray("legacy request tools/list");
    QTest::newRow("legacy notification")
        << QByteArray(R"({"jsonrpc":"2.0","method":"notifications/initialized"})") << none
        << QByteArray("legacy notification notifications/initialized");
}

void ClassifierTest::decidesByTheBodyAndChecksHeadersAgainstIt()
{
    QFETCH(const QByteArray, message);
    QFETCH(const Headers, headers);
    QFETCH(const QByteArray, expected);
    const json::Value parsed = value(message.toStdString());
    const MessageHeaders seen = view(headers);
    QCOMPARE(verdict(classify(parsed, &seen)), expected.toStdString());
}

void ClassifierTest::asksForNoHeadersWhereThereAreNone_data()
{
    addColumns<QByteArray, QByteArray>("message", "expected");

    QTest::newRow("call") << request("tools/call", R"("name":"greet")")
                          << QByteArray("modern request tools/call");
    QTest::newRow("unknown method") << request("ping") << QByteArray("refused: MethodNotFound");
    QTest::newRow("unknown version") << request(
        "tools/list", {},
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01",)"
        R"("io.modelcontextprotocol/clientCapabilities":{}})")
                                     << QByteArray("refused: UnsupportedVersion");
    QTest::newRow("version 5") << request("tools/list", {},
                                          R"("_meta":{"io.modelcontextprotocol/protocolVersion":5,)"
                                          R"("io.modelcontextprotocol/clientCapabilities":{}})")
                               << QByteArray("refused: InvalidParams");
    QTest::newRow("legacy") << legacy("tools/list") << QByteArray("legacy request tools/list");
}

void ClassifierTest::asksForNoHeadersWhereThereAreNone()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, expected);
    const json::Value parsed = value(message.toStdString());
    QCOMPARE(verdict(classify(parsed, nullptr)), expected.toStdString());
}

void ClassifierTest::echoesTheIdWheneverItCanBeRead_data()
{
    addColumns<QByteArray, QByteArray>("message", "id");

    QTest::newRow("number") << QByteArray(R"({"jsonrpc":"2.0","id":7,"method":3})") << QByteArray("7");
    QTest::newRow("string") << QByteArray(R"({"id":"a\u0062","jsonrpc":"1"})") << QByteArray(R"("ab")");
    QTest::newRow("beyond 2^53") << QByteArray(R"({"id":9007199254740993,"jsonrpc":"1"})")
                                 << QByteArray("9007199254740993");
    QTest::newRow("null") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"x"})") << QByteArray();
    QTest::newRow("none") << QByteArray(R"({"a":1})") << QByteArray();
    QTest::newRow("array") << QByteArray("[]") << QByteArray();
    QTest::newRow("bad meta") << request("tools/list", {},
                                         R"("_meta":{"io.modelcontextprotocol/protocolVersion":1})")
                              << QByteArray("7");
}

void ClassifierTest::echoesTheIdWheneverItCanBeRead()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, id);
    const json::Value parsed = value(message.toStdString());
    const Classified classified = classify(parsed, nullptr);
    QVERIFY(std::holds_alternative<Rejection>(classified));
    const auto &rejection = std::get<Rejection>(classified);
    QCOMPARE(rejection.id ? rejection.id->encoded() : std::string(), id.toStdString());
}

void ClassifierTest::namesTheVersionsThatAreSpoken()
{
    const Failure failure = unsupportedVersion("1900-01-01");
    QCOMPARE(failure.data, value(R"({"supported":["2026-07-28"],"requested":"1900-01-01"})"));
}

void ClassifierTest::saysWhichRequestsClaimAModernRevision()
{
    QVERIFY(hasModernClaim(value(request("x").toStdString())));
    QVERIFY(
        hasModernClaim(value(R"({"params":{"_meta":{"io.modelcontextprotocol/protocolVersion":null}}})")));
    QVERIFY(!hasModernClaim(value(legacy("x").toStdString())));
    QVERIFY(!hasModernClaim(value("7")));
}

TOOLTRAY_TEST(ClassifierTest)
#include "classifiertest.moc"
