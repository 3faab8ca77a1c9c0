// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::test;

// Who gets past the front door: hosts, origins, tokens, paths and bodies that browsers, other users and other
// programs of this computer may send. A status of 0 says that the connection ends without an answer.
class BoundaryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void requestsAreRefused_data();
    void requestsAreRefused();
    void bytesAreRefused_data();
    void bytesAreRefused();
    void readOnlyClientsCannotWrite_data();
    void readOnlyClientsCannotWrite();
    void hiddenToolsAnswerAsMissingOnes_data();
    void hiddenToolsAnswerAsMissingOnes();

private:
    void verifyNormalUse();
    std::string withPort(std::string text) const;

    std::unique_ptr<ServedProgram> m_program;
};

namespace {

constexpr std::string_view kList =
    R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":)"
    R"("2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}})";
constexpr std::string_view kHost = "Host: 127.0.0.1:PORT\r\n";
constexpr std::string_view kAccept = "Accept: application/json, text/event-stream\r\n";
constexpr std::string_view kModern = "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/list\r\n";
constexpr std::string_view kJson = "Content-Type: application/json\r\n";

std::string bearer(std::string_view client)
{
    return "Authorization: Bearer " + ServedProgram::token(client) + "\r\n";
}

std::string replaceAll(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string post(std::string_view target, const std::string &fields, std::string_view body = kList)
{
    return "POST " + std::string(target) + " HTTP/1.1\r\n" + fields
           + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

std::string join(std::initializer_list<std::string_view> parts)
{
    std::string text;
    for (const std::string_view part : parts)
        text += part;
    return text;
}

constexpr const char *kConfig = R"(
endpoints:
  shop: { url: "http://127.0.0.1:9/graphql", mutations: allow }
)";

} // namespace

void BoundaryTest::initTestCase()
{
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config = kConfig,
        .clients = {
            {"agent"}, {"reader", "{ read_only: true }"}, {"narrow", "{ groups_off: [management] }"}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    verifyNormalUse();
}

std::string BoundaryTest::withPort(std::string text) const
{
    return replaceAll(std::move(text), "PORT", std::to_string(m_program->port()));
}

void BoundaryTest::verifyNormalUse()
{
    const json::Value response = m_program->request("agent", "tools/list", json::Value::object());
    QVERIFY2(response["result"]["tools"].size() > 0, json::write(response).c_str());
}

void BoundaryTest::requestsAreRefused_data()
{
    const TestRows<std::string, int> row{"text", "status"};
    const std::string token = bearer("agent");
    const auto hosted = [&](std::string_view host) {
        return post("/mcp", join({"Host: ", host, "\r\n", kAccept, kModern, kJson, token}));
    };
    row("control: the loopback address", hosted("127.0.0.1:PORT"), 200);
    row("control: localhost", hosted("localhost:PORT"), 200);
    row("another host", hosted("evil.example"), 403);
    row("another host with the port", hosted("evil.example:PORT"), 403);
    row("a host that begins as ours", hosted("127.0.0.1.evil.example:PORT"), 403);
    row("a host that begins as localhost", hosted("localhost.evil.example:PORT"), 403);
    row("another port", hosted("127.0.0.1:1"), 403);
    row("user information before the host", hosted("evil@127.0.0.1:PORT"), 400);
    row("the address as a number", hosted("2130706433:PORT"), 403);
    row("the address in octal", hosted("0177.0.0.1:PORT"), 403);
    row("the address of everybody", hosted("0.0.0.0:PORT"), 403);
    row("a list of hosts", hosted("127.0.0.1:PORT, evil.example"), 400);
    row("an empty host", hosted(""), 400);

    const auto from = [&](std::string_view origin) {
        return post("/mcp", join({kHost, "Origin: ", origin, "\r\n", kAccept, kModern, kJson, token}));
    };
    row("a page of the web", from("https://evil.example"), 403);
    row("a page of another port", from("http://127.0.0.1:1"), 403);
    row("a page that begins as ours", from("http://127.0.0.1:PORT.evil.example"), 403);
    row("a sandboxed page", from("null"), 403);
    row("a page of a file", from("file://"), 403);
    row("an extension", from("chrome-extension://abcdef"), 403);
    row("two origins", from("http://127.0.0.1:PORT http://evil.example"), 403);

    const auto preflight = [&](std::string_view origin, std::string_view target) {
        return join({"OPTIONS ", target, " HTTP/1.1\r\n", kHost, "Origin: ", origin,
                     "\r\nAccess-Control-Request-Method: POST\r\n"
                     "Access-Control-Request-Headers: authorization, content-type\r\n\r\n"});
    };
    row("a preflight of the web", preflight("https://evil.example", "/mcp"), 403);
    row("a preflight of the web for REST", preflight("https://evil.example", "/api/v1/status"), 403);
    row("a preflight of a sandbox", preflight("null", "/mcp"), 403);

    const auto with = [&](std::string_view authorization) {
        return post("/mcp", join({kHost, kAccept, kModern, kJson, authorization}));
    };
    const std::string own = ServedProgram::token("agent");
    row("no token", with(""), 401);
    row("an empty token", with("Authorization: Bearer \r\n"), 401);
    row("another token", with(bearer("nobody")), 401);
    row("most of a token", with("Authorization: Bearer " + own.substr(0, own.size() - 1) + "\r\n"), 401);
    row("a token and more", with("Authorization: Bearer " + own + "0\r\n"), 401);
    row("a token in capitals", with("Authorization: Bearer TOKEN-OF-AGENT\r\n"), 401);
    row("a token as Basic", with("Authorization: Basic " + own + "\r\n"), 401);
    row("a token without its scheme", with("Authorization: " + own + "\r\n"), 401);
    row("a hash in place of a token", with("Authorization: Bearer sha256:" + std::string(64, 'a') + "\r\n"),
        401);
    row("a token of one megabyte", with("Authorization: Bearer " + std::string(1 << 20, 'x') + "\r\n"), 431);
    row("a token in a cookie", with("Cookie: token=" + own + "\r\n"), 401);
    row("a token in the address", post("/mcp?token=" + own, join({kHost, kAccept, kModern, kJson})), 401);
    for (const char *target : {"/api/v1/status", "/api/v1/workspaces", "/api/v1/tools", "/api/v1/schema",
                               "/api/v1/agent/commands"})
        row(target, join({"GET ", target, " HTTP/1.1\r\n", kHost, "\r\n"}), 401);
    row("a query over REST without a token",
        post("/api/v1/query", join({kHost, kJson}), R"({"query":"{__typename}"})"), 401);
    row("control: a query over REST is read", post("/api/v1/query", join({kHost, kJson, token}), "{"), 400);

    const auto typed = [&](std::string_view type) {
        return post("/mcp", join({kHost, kAccept, kModern, token, "Content-Type: ", type, "\r\n"}));
    };
    row("a form", typed("application/x-www-form-urlencoded"), 415);
    row("plain text, as forms of pages can send", typed("text/plain"), 415);
    row("multipart", typed("multipart/form-data; boundary=x"), 415);
    row("a type with JSON in its name", typed("text/application/json"), 415);

    row("a path above", join({"GET /../../etc/passwd HTTP/1.1\r\n", kHost, token, "\r\n"}), 404);
    row("an encoded path above", join({"GET /%2e%2e/%2e%2e/healthz HTTP/1.1\r\n", kHost, token, "\r\n"}),
        404);
    row("an encoded slash", join({"GET /api%2fv1%2fstatus HTTP/1.1\r\n", kHost, token, "\r\n"}), 404);
    row("a doubled slash", join({"GET //api/v1/status HTTP/1.1\r\n", kHost, token, "\r\n"}), 404);
    row("a NUL in the path", join({"GET /healthz%00 HTTP/1.1\r\n", kHost, token, "\r\n"}), 404);
    row("a proxy request", join({"GET http://evil.example/ HTTP/1.1\r\n", kHost, token, "\r\n"}), 400);
    row("a tunnel", join({"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n"}), 501);
}

void BoundaryTest::requestsAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(int, status);
    HttpConnection connection(m_program->port());
    const auto answer = connection.exchange(withPort(text));
    QCOMPARE(answer ? answer->status : 0, status);
    if (status == 403)
        QVERIFY(!answer->header("access-control-allow-origin"));
    if (status == 401)
        QVERIFY(answer->header("www-authenticate").value_or("").starts_with("Bearer"));
    verifyNormalUse();
}

void BoundaryTest::bytesAreRefused_data()
{
    const TestRows<std::string, int> row{"text", "status"};
    const std::string start =
        join({"POST /mcp HTTP/1.1\r\n", kHost, kAccept, kModern, kJson, bearer("agent")});
    const std::string hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    row("two lengths", start + "Content-Length: 0\r\nContent-Length: 44\r\n\r\n" + hidden, 400);
    row("a length and chunks",
        start + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden, 400);
    row("a signed length", start + "Content-Length: +4\r\n\r\nabcd", 400);
    row("a length in hexadecimal", start + "Content-Length: 0x4\r\n\r\nabcd", 400);
    row("a huge length", start + "Content-Length: 99999999999999999999\r\n\r\n", 413);
    row("chunks hidden by a list", start + "Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n" + hidden,
        501);
    row("chunks with a space before the colon", start + "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n", 400);
    row("a chunk of a huge size", start + "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n", 413);
    row("a folded header", start + "X-A: 1\r\n X-B: 2\r\n\r\n", 400);
    row("bare line feeds", "GET /healthz HTTP/1.1\nHost: localhost\n\n", 400);
    row("a NUL in a header", start + std::string("X-A: a\0b\r\n\r\n", 12), 400);
    row("ten thousand headers", start + replaceAll(std::string(10'000, 'h'), "h", "X: y\r\n") + "\r\n", 431);
    row("two hosts", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400);
    row("no host", "GET /healthz HTTP/1.1\r\n\r\n", 400);
    row("a version of tomorrow", "GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n", 505);
    row("HTTP/2 with prior knowledge", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505);
    row("a method nobody knows", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", 501);
    const auto body = [&](const std::string &text) {
        return start + "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
    };
    row("no JSON", body("{"), 400);
    row("JSON that is deeper than anything", body(std::string(100'000, '[')), 400);
    row("a batch of modern requests", body(join({"[", kList, "]"})), 400);
    row("text that is not UTF-8", body("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xc3\x28\"}"), 400);
}

void BoundaryTest::bytesAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(int, status);
    HttpConnection connection(m_program->port());
    const auto answer = connection.exchange(withPort(text));
    QCOMPARE(answer ? answer->status : 0, status);
    // What hides behind a request that is refused for its framing is never served.
    if (status == 400 && text.find("GET /healthz", 10) != std::string::npos)
        QVERIFY(!connection.readAnswer(std::chrono::milliseconds(200)));
    verifyNormalUse();
}

void BoundaryTest::readOnlyClientsCannotWrite_data()
{
    const TestRows<std::string, std::string> row{"tool", "arguments"};
    row("create_saved_query_tool", R"({"tool_name":"x","description":"d","graphql_query":"{a}"})");
    row("update_saved_tool", R"({"tool_name":"x","description":"d"})");
    row("delete_saved_tool", R"({"tool_name":"x"})");
    row("import_tools", R"({"pack":{"format":"tooltray-pack","version":1}})");
    row("create_graphql_type", R"({"type_name":"t","type_definition":{"type":"string"}})");
    row("delete_graphql_type", R"({"type_name":"t"})");
    row("set_mapping", R"({"name":"m","entries":{"a":"b"}})");
    row("delete_mapping", R"({"name":"m"})");
}

void BoundaryTest::readOnlyClientsCannotWrite()
{
    QFETCH(std::string, tool);
    QFETCH(std::string, arguments);
    const std::string wrapped = R"({"command_name":")" + tool + R"(","parameters":)" + arguments + "}";
    for (const auto &[name, text] :
         {std::pair(tool, arguments), std::pair(std::string("invoke_command"), wrapped)}) {
        json::Parsed parsed = json::parse(text);
        QVERIFY(parsed);
        const json::Value result = m_program->call("reader", name, std::move(parsed.value));
        QVERIFY2(result["isError"].toBool() || result["error"].isObject(), json::write(result).c_str());
    }
    const auto rest = m_program->http("POST", "/api/v1/agent/commands/" + tool, "reader", arguments);
    QVERIFY(rest);
    QVERIFY2(rest->status >= 400, rest->body.c_str());
    for (const auto &entry : m_program->data().names())
        QVERIFY2(entry.find("/tools/") == std::string::npos && entry.find("/types/") == std::string::npos
                     && entry.find("/mappings/") == std::string::npos,
                 entry.c_str());
    verifyNormalUse();
}

void BoundaryTest::hiddenToolsAnswerAsMissingOnes_data()
{
    const TestRows<std::string, std::string, std::string> row{"method", "target", "body"};
    // TOOL is one that the client may not use, then one that does not exist.
    row("over REST", "POST", "/api/v1/agent/commands/TOOL", "{}");
    row("through the pair over REST", "POST", "/api/v1/agent/commands/invoke_command",
        R"({"command_name":"TOOL","parameters":{}})");
    row("by a version", "POST", "/api/v1/agent/commands/TOOL@0.1.0", "{}");
    row("in a listing by name", "POST", "/api/v1/agent/commands/list_commands", R"({"names":["TOOL"]})");
    row("described", "POST", "/api/v1/agent/commands/describe_tool", R"({"tool_name":"TOOL"})");
    row("tested", "POST", "/api/v1/agent/commands/test_saved_tool",
        R"({"tool_name":"TOOL","parameters":{}})");
}

void BoundaryTest::hiddenToolsAnswerAsMissingOnes()
{
    QFETCH(std::string, method);
    QFETCH(std::string, target);
    QFETCH(std::string, body);
    std::string answers[2];
    int statuses[2] = {};
    const std::string names[2] = {"export_tools", "import_spoons"}; // equally long
    for (int i = 0; i < 2; ++i) {
        const auto answer = m_program->http(method, replaceAll(target, "TOOL", names[i]), "narrow",
                                            replaceAll(body, "TOOL", names[i]));
        QVERIFY(answer);
        answers[i] = replaceAll(answer->body, names[i], "TOOL");
        statuses[i] = answer->status;
    }
    QCOMPARE(answers[0], answers[1]);
    QCOMPARE(statuses[0], statuses[1]);
    verifyNormalUse();
}

TOOLTRAY_TEST(BoundaryTest)

#include "boundarytest.moc"
