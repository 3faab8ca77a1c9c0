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
    const TestRows<QByteArray, Headers, QByteArray> row{"message", "headers", "expected"};

    const Headers none{{}, {}, {}};
    const Headers list{.method = "tools/list"};
    const auto versioned = [](const char *version) { return Headers{version, {}, {}}; };

    row("not an object", "7", list, "refused: InvalidRequest");
    row("no JSON-RPC", R"({"a":1})", none, "refused: InvalidRequest");
    row("JSON-RPC 1.0", R"({"jsonrpc":"1.0","id":1,"method":"ping"})", none, "refused: InvalidRequest");
    row("id null", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", none, "refused: InvalidRequest");
    row("id 1.5", R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", none, "refused: InvalidRequest");
    row("id true", R"({"jsonrpc":"2.0","id":true,"method":"ping"})", none, "refused: InvalidRequest");
    row("method 5", R"({"jsonrpc":"2.0","id":1,"method":5})", none, "refused: InvalidRequest");
    row("params []", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})", none,
        "refused: InvalidRequest");
    row("response without id", R"({"jsonrpc":"2.0","result":{}})", none, "refused: InvalidRequest");

    row("response", R"({"jsonrpc":"2.0","id":"q","result":{}})", versioned("2025-11-25"), "legacy response");
    row("error response", R"({"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}})", none,
        "legacy response");

    row("modern", request("tools/list"), list, "modern request tools/list");
    row("modern notification",
        QByteArray(R"({"jsonrpc":"2.0","method":"notifications/x","params":{)") + kMeta + "}}",
        versioned("2026-07-28"), "modern notification notifications/x");
    row("no version header", request("tools/list"), Headers{{}, "tools/list", {}}, "refused: HeaderMismatch");
    row("other version header", request("tools/list"), Headers{"2025-11-25", "tools/list", {}},
        "refused: HeaderMismatch");
    row("header before version",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"v999.0.0",)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        list, "refused: HeaderMismatch");
    row("unknown version",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"v999.0.0",)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        Headers{"v999.0.0", "tools/list", {}}, "refused: UnsupportedVersion");
    row("a legacy version cannot be claimed",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2025-11-25",)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        Headers{"2025-11-25", "tools/list", {}}, "refused: UnsupportedVersion");
    row("no capabilities",
        request("tools/list", {}, R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})"),
        list, "refused: InvalidParams");
    row("capabilities []",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                R"("io.modelcontextprotocol/clientCapabilities":[]})"),
        list, "refused: InvalidParams");
    row("version 5",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":5,)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        list, "refused: HeaderMismatch");
    row("bad log level",
        request(
            "tools/list", {},
            R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
            R"("io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/logLevel":"loud"})"),
        list, "refused: InvalidParams");
    row("client without version",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                R"("io.modelcontextprotocol/clientCapabilities":{},)"
                R"("io.modelcontextprotocol/clientInfo":{"name":"x"}})"),
        list, "refused: InvalidParams");
    row("progress token {}",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                R"("io.modelcontextprotocol/clientCapabilities":{},"progressToken":{}})"),
        list, "refused: InvalidParams");

    row("no method header", request("tools/list"), Headers{}, "refused: HeaderMismatch");
    row("other method header", request("tools/list"), Headers{.method = "tools/call"},
        "refused: HeaderMismatch");
    row("method header in upper case", request("tools/list"), Headers{.method = "TOOLS/LIST"},
        "refused: HeaderMismatch");
    row("blanks around the method header", request("tools/list"), Headers{.method = "  tools/list\t"},
        "modern request tools/list");
    row("method header before method", request("foo/bar"), Headers{}, "refused: HeaderMismatch");
    row("unknown method", request("foo/bar"), Headers{.method = "foo/bar"}, "refused: MethodNotFound");
    for (const char *removed :
         {"initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"})
        row(removed, request(removed), Headers{.method = removed}, "refused: MethodNotFound");

    const QByteArray call = request("tools/call", R"("name":"greet")");
    row("call", call, Headers{.method = "tools/call", .name = "greet"}, "modern request tools/call");
    row("blanks around the name", call, Headers{.method = "tools/call", .name = "  greet  "},
        "modern request tools/call");
    row("encoded name", call, Headers{.method = "tools/call", .name = "=?base64?Z3JlZXQ=?="},
        "modern request tools/call");
    row("badly encoded name", call, Headers{.method = "tools/call", .name = "=?base64?Z3JlZXQ?="},
        "refused: HeaderMismatch");
    row("other name", call, Headers{.method = "tools/call", .name = "Greet"}, "refused: HeaderMismatch");
    row("no name header", call, Headers{.method = "tools/call"}, "refused: HeaderMismatch");
    row("no name at all", request("tools/call"), Headers{.method = "tools/call"},
        "modern request tools/call");
    row("name in the header only", request("tools/call"), Headers{.method = "tools/call", .name = "greet"},
        "refused: HeaderMismatch");
    row("resource", request("resources/read", R"("uri":"test://ä")"),
        Headers{.method = "resources/read", .name = "=?base64?dGVzdDovL8Ok?="},
        "modern request resources/read");
    row("raw bytes in a header", request("resources/read", R"("uri":"test://ä")"),
        Headers{.method = "resources/read", .name = "test://ä"}, "refused: HeaderMismatch");
    row("listing takes no name", request("tools/list"), Headers{.method = "tools/list", .name = "whatever"},
        "modern request tools/list");

    row("handshake", legacy("initialize"), none, "legacy request initialize");
    row("handshake with a legacy header", legacy("initialize"), versioned("2025-11-25"),
        "legacy request initialize");
    row("handshake with a modern header", legacy("initialize"), versioned("2026-07-28"),
        "refused: HeaderMismatch");
    row("no claim under a modern header", legacy("tools/list"), list, "refused: InvalidParams");
    row("unknown method under a modern header", legacy("foo/bar"), Headers{.method = "foo/bar"},
        "refused: InvalidParams");
    row("notification under a modern header", R"({"jsonrpc":"2.0","method":"notifications/cancelled"})",
        versioned("2026-07-28"), "modern notification notifications/cancelled");
    row("legacy", legacy("tools/list"), versioned("2025-06-18"), "legacy request tools/list");
    row("legacy without header", legacy("ping"), none, "legacy request ping");
    row("legacy with the headers of a relay", legacy("tools/list"), Headers{"2025-11-25", "tools/list", "x"},
        "legacy request tools/list");
    row("legacy without such a method", legacy("server/discover"), none,
        "legacy request server/discover (unknown)");
    row("a header of nobody's revision", legacy("tools/list"), versioned("2099-01-01"),
        "legacy request tools/list");
    row("legacy notification", R"({"jsonrpc":"2.0","method":"notifications/initialized"})", none,
        "legacy notification notifications/initialized");
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
    const TestRows<QByteArray, QByteArray> row{"message", "expected"};

    row("call", request("tools/call", R"("name":"greet")"), "modern request tools/call");
    row("unknown method", request("ping"), "refused: MethodNotFound");
    row("unknown version",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01",)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        "refused: UnsupportedVersion");
    row("version 5",
        request("tools/list", {},
                R"("_meta":{"io.modelcontextprotocol/protocolVersion":5,)"
                R"("io.modelcontextprotocol/clientCapabilities":{}})"),
        "refused: InvalidParams");
    row("legacy", legacy("tools/list"), "legacy request tools/list");
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
    const TestRows<QByteArray, QByteArray> row{"message", "id"};

    row("number", R"({"jsonrpc":"2.0","id":7,"method":3})", "7");
    row("string", R"({"id":"a\u0062","jsonrpc":"1"})", R"("ab")");
    row("beyond 2^53", R"({"id":9007199254740993,"jsonrpc":"1"})", "9007199254740993");
    row("null", R"({"jsonrpc":"2.0","id":null,"method":"x"})", QByteArray());
    row("none", R"({"a":1})", QByteArray());
    row("array", "[]", QByteArray());
    row("bad meta", request("tools/list", {}, R"("_meta":{"io.modelcontextprotocol/protocolVersion":1})"),
        "7");
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
