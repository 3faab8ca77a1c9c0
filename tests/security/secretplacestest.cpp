// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/ledgerfile.h"
#include "security/support/servedprogram.h"
#include "support/repeated.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::string_view kOfEndpoint = "ghp_CANARYplaces0a1B2c3D4e5F6g7H";
constexpr std::string_view kOfContext = "ctx_CANARYplaces9z8Y7x6W5v4U3t2S";
constexpr std::string_view kOfClient = "cli_CANARYplaces1q2W3e4R5t6Y7u8I";
constexpr std::string_view kNumeric = "908172635";
constexpr const char *kVariable = "CANARY_OF_CONTEXT";
constexpr std::string_view kJson = "Content-Type: application/json\r\n";

std::string data(const std::string &members)
{
    return httpResponse(200, R"({"data":{)" + members + "}}", kJson);
}

json::Value object(std::string_view text)
{
    return json::parse(text).value;
}

} // namespace

// The ways on which a response reaches an agent besides the answer of a call: sessions of the older protocol, results
// that are read later, resources, and what is made of secret context variables. And the ways on which a secret could
// follow a redirect besides that of a call.
class SecretPlacesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void sessionsMaskAsWell_data();
    void sessionsMaskAsWell();
    void storedResultsAreMasked();
    void resourcesAreMasked_data();
    void resourcesAreMasked();
    void secretContextIsMasked_data();
    void secretContextIsMasked();
    void beginningsOfSecretsKeepNobodyWaiting_data();
    void beginningsOfSecretsKeepNobodyWaiting();
    void numbersStayNumbers_data();
    void numbersStayNumbers();
    void tokenRequestsFollowNoRedirect_data();
    void tokenRequestsFollowNoRedirect();
    void subscriptionsFollowNoRedirect_data();
    void subscriptionsFollowNoRedirect();

private:
    std::string configuration() const;
    json::Value query(const std::string &endpoint, const std::string &text) const;
    std::string inSession(std::string_view method, const json::Value &params) const;
    void verifyHidden(const std::string &text) const;

    ScriptedUpstream m_api;
    ScriptedUpstream m_other;
    TemporaryFolder m_folder;
    std::unique_ptr<ServedProgram> m_program;
    std::string m_answer;  // of the API, a whole response; empty: what it was asked with
    std::string m_session; // the header fields of one
};

std::string SecretPlacesTest::configuration() const
{
    const std::string schema =
        ", schema: \"" + (m_folder / "schema.graphql").string() + "\", mutations: allow }\n";
    const auto endpoint = [&](const std::string &name, const std::string &authentication) {
        return "  " + name + ": { url: \"" + m_api.url("/" + name) + "\", authentication: { " + authentication
               + " }" + schema;
    };
    const std::string bearer = "type: bearer, value: " + std::string(kOfEndpoint);
    return "endpoints:\n" + endpoint("api", bearer)
           + endpoint("number",
                      "type: header, header_name: X-Number, value: \"" + std::string(kNumeric) + '"')
           + endpoint("oauth", "type: oauth2_client_credentials, client_id: me, token_url: \""
                                   + m_api.url("/token") + "\", value: " + std::string(kOfClient))
           + "  socket: { url: \"" + m_api.url("/socket")
           + "\", subscriptions: { protocol: graphql-transport-ws }" + ", authentication: { " + bearer + " }"
           + schema + "  events: { url: \"" + m_api.url("/events")
           + "\", subscriptions: { protocol: graphql-sse }, authentication: { " + bearer + " }" + schema;
}

void SecretPlacesTest::initTestCase()
{
    m_folder.write("schema.graphql",
                   "\"Ask with " + std::string(kOfEndpoint)
                       + ".\"\ntype Query { echo(text: String): String, pin: Int, price: Float }\n"
                         "type Subscription { tick: String }\n");
    m_api.onRequest = [this](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
        peer.send(m_answer.empty() ? data("\"echo\":" + json::write(json::Value(asked.body))) : m_answer);
    };
    m_other.onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(data(R"("echo":"elsewhere")"));
    };
    const auto tool = [](const std::string &document, const std::string &more) {
        return R"({"format":1,"endpoint":"api","active":"0.1.0","versions":{"0.1.0":{"description":"Does it.",)"
               R"("operation":{"document":")"
               + document + "\"}" + more + "}}}";
    };
    std::string numbered = tool("{ pin price }", R"(,"output_schema":{"type":"object","properties":)"
                                                 R"({"pin":{"type":"integer"},"price":{"type":"number"}},)"
                                                 R"("required":["pin"]})");
    numbered.replace(numbered.find("\"api\""), 5, "\"number\"");
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config = configuration(),
        .files = {{"workspace.json", R"({"format":1,"credentials":{"c":{"source":"environment","variable":")"
                                         + std::string(kVariable) + "\"}}}"},
                  {"context/persistent_context.json",
                   R"({"format":1,"variables":{"KEY":{"credential":"c"}}})"},
                  {"tools/keyed.json", tool("query($KEY: String) { echo(text: $KEY) }", "")},
                  {"tools/encoded.json",
                   tool("query($text: String) { echo(text: $text) }",
                        R"(,"bindings":{"text":{"context":"KEY","transforms":["json"]}})")},
                  {"tools/numbered.json", numbered}},
        .environment = {{kVariable, std::string(kOfContext)}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    const credentials::Claim claim = credentials::secretClaim(
        json::Value::object({{"source", "environment"}, {"name", kVariable}}),
        json::Value::object({{"origin", "http://127.0.0.1:" + std::to_string(m_api.port())}}));
    credentials::LedgerChange change;
    change.put.emplace(claim.digest(), credentials::ConsentEntry{claim, {"default", "api", "c"}});
    QVERIFY(
        credentials::LedgerFile{m_program->home() / "state/tooltray/consent.json"}.change(change).hasValue());
    const auto initialized = m_program->http(
        "POST", "/mcp", "agent",
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
        R"("capabilities":{},"clientInfo":{"name":"t","version":"1"}}})");
    QVERIFY(initialized);
    m_session = "MCP-Protocol-Version: 2025-11-25\r\nMcp-Session-Id: "
                + std::string(initialized->header("mcp-session-id").value_or("")) + "\r\n";
    // Control: the secret of the context is sent where the person agreed to.
    QTRY_VERIFY(!m_program->call("agent", "keyed")["isError"].toBool());
    QVERIFY(m_api.asked.back().body.find(kOfContext) != std::string::npos);
}

void SecretPlacesTest::init()
{
    m_answer.clear();
    m_api.asked.clear();
    m_other.asked.clear();
}

json::Value SecretPlacesTest::query(const std::string &endpoint, const std::string &text) const
{
    return m_program->call("agent", "execute_graphql_query",
                           json::Value::object({{"query", text}, {"endpoint", endpoint}}));
}

// All that comes back.
std::string SecretPlacesTest::inSession(std::string_view method, const json::Value &params) const
{
    const json::Value message = json::Value::object(
        {{"jsonrpc", "2.0"}, {"id", 7}, {"method", std::string(method)}, {"params", params}});
    const auto answer = m_program->http("POST", "/mcp", "agent", json::write(message), m_session);
    return answer ? answer->body : std::string();
}

void SecretPlacesTest::verifyHidden(const std::string &text) const
{
    QVERIFY(!text.empty());
    std::string lower = text;
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const std::string_view secret : {kOfEndpoint, kOfContext, kOfClient}) {
        std::string small(secret);
        std::ranges::transform(small, small.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        QVERIFY2(lower.find(small) == std::string::npos, text.substr(0, 2000).c_str());
        const std::string encoded = encodeBase64(std::string(secret));
        QVERIFY2(text.find(encoded.substr(0, encoded.size() - 3)) == std::string::npos,
                 text.substr(0, 2000).c_str());
    }
}

void SecretPlacesTest::sessionsMaskAsWell_data()
{
    QTest::addColumn<std::string>("answer");
    const std::string secret(kOfEndpoint);
    const auto row = [](const char *name, const std::string &answer) { QTest::newRow(name) << answer; };
    row("data", data(R"("echo":"it was )" + secret + '"'));
    row("data in base64", data(R"("echo":")" + encodeBase64("Bearer " + secret) + '"'));
    row("a name", data('"' + secret + R"(":1)"));
    row("an error", httpResponse(200,
                                 R"({"errors":[{"message":"no )" + secret + R"(","extensions":{"t":")"
                                     + secret + "\"}}]})",
                                 kJson));
    row("an error with data",
        httpResponse(200, R"({"data":{"echo":null},"errors":[{"message":"no )" + secret + "\"}]}", kJson));
    row("a refusal", httpResponse(401, R"({"message":"bad token )" + secret + "\"}", kJson));
    row("a page", httpResponse(500, "<html>" + secret + "</html>", "Content-Type: text/html\r\n"));
}

void SecretPlacesTest::sessionsMaskAsWell()
{
    QFETCH(const std::string, answer);
    const json::Value call =
        object(R"({"name":"execute_graphql_query","arguments":{"query":"{ echo }","endpoint":"api"}})");
    m_answer = answer;
    const std::string came = inSession("tools/call", call);
    QVERIFY2(came.find("\"result\"") != std::string::npos, came.c_str());
    verifyHidden(came);
    m_answer.clear();
    verifyHidden(inSession("tools/call", object(R"({"name":"get_recent_calls","arguments":{"limit":2}})")));
}

void SecretPlacesTest::storedResultsAreMasked()
{
    std::string rows;
    for (int i = 0; i < 2000; ++i)
        rows += (i == 0 ? "" : ",") + ("\"row " + std::to_string(i) + " of 50 bytes and more has ")
                + std::string(i % 2 == 0 ? kOfEndpoint : kOfContext) + '"';
    m_answer = data("\"echo\":[" + rows + "]");
    const json::Value result = query("api", "{ echo }");
    m_answer.clear();
    const std::string text = json::write(result);
    verifyHidden(text);
    const std::string handle(result["_meta"]["handle"].toString());
    QVERIFY2(!handle.empty(), text.substr(0, 500).c_str());
    std::size_t pages = 0;
    for (const char *path : {"", "/data/echo", "/data/echo/0", "/data/echo/1999"}) {
        for (const int offset : {0, 3, 500}) {
            const json::Value page = m_program->call(
                "agent", "read_result",
                json::Value::object({{"handle", handle}, {"path", path}, {"offset", offset}, {"limit", 50}}));
            pages += page["isError"].toBool() ? 0 : 1;
            verifyHidden(json::write(page));
        }
    }
    QVERIFY(pages >= 4); // control: there was something to read
    const json::Value uri = json::Value::object({{"uri", "tooltray://results/" + handle}});
    verifyHidden(json::write(m_program->request("agent", "resources/read", uri)));
    verifyHidden(inSession("resources/read", uri));
}

void SecretPlacesTest::resourcesAreMasked_data()
{
    QTest::addColumn<std::string>("uri");
    for (const char *uri : {"tooltray://schema/api", "tooltray://schema/api/Query", "tooltray://tools/keyed",
                            "tooltray://tools/encoded"})
        QTest::newRow(uri) << std::string(uri);
}

void SecretPlacesTest::resourcesAreMasked()
{
    QFETCH(const std::string, uri);
    const json::Value params = json::Value::object({{"uri", uri}});
    const std::string read = json::write(m_program->request("agent", "resources/read", params));
    QVERIFY2(read.find("contents") != std::string::npos, read.c_str());
    verifyHidden(read);
    verifyHidden(inSession("resources/read", params));
    verifyHidden(
        json::write(m_program->call("agent", "get_schema_info", json::Value::object({{"endpoint", "api"}}))));
    verifyHidden(json::write(m_program->call("agent", "search_schema",
                                             json::Value::object({{"query", "echo"}, {"endpoint", "api"}}))));
}

void SecretPlacesTest::secretContextIsMasked_data()
{
    QTest::addColumn<std::string>("tool");
    QTest::addColumn<std::string>("arguments");
    const auto row = [](const char *name, const char *tool, const char *arguments) {
        QTest::newRow(name) << std::string(tool) << std::string(arguments);
    };
    row("injected", "keyed", "{}");
    row("through a transform", "encoded", "{}");
    row("by a test", "test_saved_tool", R"({"tool_name":"keyed","parameters":{}})");
    row("by a test through a transform", "test_saved_tool", R"({"tool_name":"encoded","parameters":{}})");
    row("by a preview", "test_saved_tool", R"({"tool_name":"keyed","parameters":{},"preview":true})");
    row("of a query of one's own", "execute_graphql_query",
        R"({"query":"query($KEY: String) { echo(text: $KEY) }","endpoint":"api"})");
    row("of a query that names it otherwise", "execute_graphql_query",
        R"({"query":"query($key: String) { alias: echo(text: $key) }","endpoint":"api"})");
    row("listed", "list_graphql_context", "{}");
    row("described", "describe_tool", R"({"tool_name":"keyed"})");
}

void SecretPlacesTest::secretContextIsMasked()
{
    QFETCH(const std::string, tool);
    QFETCH(const std::string, arguments);
    const json::Value result = m_program->call("agent", tool, object(arguments));
    QVERIFY2(!result["isError"].toBool(), json::write(result).c_str());
    verifyHidden(json::write(result));
    verifyHidden(
        inSession("tools/call", json::Value::object({{"name", tool}, {"arguments", object(arguments)}})));
    verifyHidden(
        json::write(m_program->call("agent", "get_recent_calls", json::Value::object({{"limit", 4}}))));
}

void SecretPlacesTest::beginningsOfSecretsKeepNobodyWaiting_data()
{
    QTest::addColumn<std::string>("piece");
    for (const char *piece : {"ghp_", "ghp_CANARY", "g", "ctx_", "%67", "\\u0067", "&#103;", "Z2hw"})
        QTest::newRow(piece) << std::string(piece);
}

// A look that went on wherever a secret seemed to begin took minutes for 40 kB.
void SecretPlacesTest::beginningsOfSecretsKeepNobodyWaiting()
{
    QFETCH(const std::string, piece);
    constexpr std::size_t kBytes = 400'000;
    m_answer = data("\"echo\":\"" + repeated(piece, kBytes / piece.size()) + '"');
    QElapsedTimer time;
    time.start();
    const json::Value result = query("api", "{ echo }");
    QVERIFY2(!result["isError"].toBool(), json::write(result).substr(0, 500).c_str());
    QVERIFY(m_program->health());
    QVERIFY2(time.elapsed() < 10'000, QByteArray::number(time.elapsed()).constData());
}

void SecretPlacesTest::numbersStayNumbers_data()
{
    QTest::addColumn<std::string>("members");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char *name, const std::string &members, const char *expected) {
        QTest::newRow(name) << members << std::string(expected);
    };
    const std::string secret(kNumeric);
    row("control", R"("pin":123456,"price":1.5)", R"({"pin":123456,"price":1.5})");
    row("the secret", R"("pin":)" + secret + R"(,"price":1.5)", R"({"pin":0,"price":1.5})");
    row("a part of a number", R"("pin":1)" + secret, R"({"pin":0})");
    row("a fraction", R"("pin":7,"price":)" + secret + ".25", R"({"pin":7,"price":0})");
}

void SecretPlacesTest::numbersStayNumbers()
{
    QFETCH(const std::string, members);
    QFETCH(const std::string, expected);
    m_answer = data(members);
    // The secret is known once it was sent.
    const json::Value result = m_program->call("agent", "numbered");
    QVERIFY2(!result["isError"].toBool(), json::write(result).c_str());
    QCOMPARE(json::write(result["structuredContent"]), expected);
    QCOMPARE(ServedProgram::textOf(result), expected);
    const std::string old = inSession("tools/call", object(R"({"name":"numbered","arguments":{}})"));
    QVERIFY2(old.find("\"structuredContent\":" + expected) != std::string::npos, old.c_str());
}

void SecretPlacesTest::tokenRequestsFollowNoRedirect_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isSameOrigin");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("%d elsewhere", status) << status << false;
        QTest::addRow("%d within the origin", status) << status << true;
    }
}

void SecretPlacesTest::tokenRequestsFollowNoRedirect()
{
    QFETCH(const int, status);
    QFETCH(const bool, isSameOrigin);
    const std::string location = (isSameOrigin ? m_api : m_other).url("/token?x=" + std::string(kOfClient));
    m_answer = httpResponse(status, "", "Location: " + location + "\r\n");
    const json::Value result = query("oauth", "{ echo }");
    QVERIFY2(result["isError"].toBool(), json::write(result).c_str());
    verifyHidden(json::write(result));
    QCOMPARE(m_other.asked.size(), std::size_t(0));
    QVERIFY(!m_api.asked.empty()); // control: the token was asked for, with the secret
    for (const ScriptedUpstream::Asked &asked : m_api.asked)
        QCOMPARE(asked.line(), std::string("POST /token HTTP/1.1"));
}

void SecretPlacesTest::subscriptionsFollowNoRedirect_data()
{
    QTest::addColumn<std::string>("endpoint");
    QTest::addColumn<int>("status");
    for (const char *endpoint : {"socket", "events"}) {
        for (const int status : {301, 302, 303, 307, 308})
            QTest::addRow("%s %d", endpoint, status) << std::string(endpoint) << status;
    }
}

void SecretPlacesTest::subscriptionsFollowNoRedirect()
{
    QFETCH(const std::string, endpoint);
    QFETCH(const int, status);
    m_answer = httpResponse(status, "", "Location: " + m_other.url("/graphql") + "\r\n");
    const json::Value result = query(endpoint, "subscription { tick }");
    QVERIFY2(result["isError"].toBool(), json::write(result).c_str());
    verifyHidden(json::write(result));
    QCOMPARE(m_other.connections(), std::size_t(0));
    QVERIFY(!m_api.asked.empty());
    QCOMPARE(m_api.asked.back().field("Authorization").value_or(""), "Bearer " + std::string(kOfEndpoint));
}

TOOLTRAY_TEST(SecretPlacesTest)
#include "secretplacestest.moc"
