// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"
#include "security/support/servedprogram.h"
#include "support/eventually.h"
#include "support/httpconnection.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QTest>

#include <fstream>
#include <iterator>

using namespace tooltray;
using namespace tooltray::test;

// Nobody gets further than their right: what one client does, sets and calls, another one neither sees nor feels.
class RightsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bystandersSeeNoDifference_data();
    void bystandersSeeNoDifference();
    void contextCountsForOneClient();
    void theConfigurationIsNotReplaced_data();
    void theConfigurationIsNotReplaced();
    void forbiddenIsAnsweredAsUnknown_data();
    void forbiddenIsAnsweredAsUnknown();
    void clientsAreAtHomeInTheirWorkspace();
    void metricsNeedARight();
    void onlyARightShowsTheCallsOfOthers();
    void hiddenCharactersAreRefused_data();
    void hiddenCharactersAreRefused();
    void hiddenCharactersOfFilesReachNobody_data();
    void hiddenCharactersOfFilesReachNobody();
    void aPinOutlivesItsFile_data();
    void aPinOutlivesItsFile();
    void aSharedTokenLetsNobodyIn();
    void aRemovedClientHearsNothingMore();

private:
    std::string observed(std::string_view client) const;

    std::unique_ptr<ServedProgram> m_program;
    TemporaryFolder m_folder;
    std::unique_ptr<ServedProgram> m_hiding; // on files with characters that nobody can see
};

namespace {

// A tag, a right-to-left override and a zero-width space.
constexpr const char *kHidden = "\xF3\xA0\x81\x81\xE2\x80\xAE\xE2\x80\x8B";

std::string hashOf(std::string_view client)
{
    const QByteArray token = QByteArray::fromStdString(ServedProgram::token(client));
    return "sha256:" + QCryptographicHash::hash(token, QCryptographicHash::Sha256).toHex().toStdString();
}

json::Value parsed(const std::string &text)
{
    json::Parsed value = json::parse(text);
    return value ? std::move(value.value) : json::Value();
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    if (from.empty())
        return text;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// All of an answer but the time of day, with the name that was asked for taken out.
std::string comparable(const std::optional<HttpAnswer> &answer, std::string_view name)
{
    if (!answer)
        return "no answer";
    std::string text = std::to_string(answer->status) + ' ' + answer->reason + '\n';
    for (const auto &[field, value] : answer->headers) {
        if (field != "Date")
            text += field + ": " + value + '\n';
    }
    return replaced(text + answer->body, name, "NAME");
}

std::string toolFile(const std::string &document, const std::string &pinned = {},
                     const std::string &description = "Shows a page.")
{
    const auto definition = [&](const std::string &path) {
        return R"({"description": ")" + description + R"(", "operation": {"method": "GET", "path": ")" + path
               + R"("}})";
    };
    std::string text = R"({"format": 1, "endpoint": "shop", "active": "0.1.0", "versions": {"0.1.0": )"
                       + definition(document) + "}";
    if (!pinned.empty())
        text += R"(, "pin": {"approved_at": "2026-01-01T00:00:00Z", "endpoint": "shop", "version": "0.1.0",
                 "definition": )"
                + definition(pinned) + "}";
    return text + "}";
}

constexpr const char *kConfig = R"(
endpoints:
  shop: { url: "http://127.0.0.1:9/graphql", mutations: allow }
context_variables: { TENANT: "acme" }
server: { metrics: true }
)";

} // namespace

void RightsTest::initTestCase()
{
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config = kConfig,
        .clients = {{"agent"},
                    {"peer"},
                    {"narrow", "{ allowed_tools: [nothing] }"},
                    {"watcher", "{ rights: [all_calls, metrics] }"}},
        .files = {{"tools/big.json", toolFile("/approved", "/approved")},
                  {"tools/plain.json", toolFile("/plain")},
                  {"../team/workspace.json",
                   R"({"format": 1, "clients": {"mate": {"token_hash": ")" + hashOf("mate") + R"("}}})"}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    QVERIFY(m_program->call("agent", "list_saved_tools")["structuredContent"]["tools"].size() >= 2);

    const std::string hidden(kHidden);
    const auto hiding = [&](const std::string &name, const std::string &document) {
        return R"({"format":1,"endpoint":"shop","active":"0.1.0","title":"T)" + hidden
               + R"(","versions":{"0.1.0":{"description":"About )" + name + hidden + std::string(200, '.')
               + R"(","operation":{"document":")" + document
               + R"("},"parameters":{"type":"object","properties":{"p":{"type":"string"},"q)" + hidden
               + R"(":{"type":"string"}},"required":["q)" + hidden
               + R"("]},"output_schema":{"type":"object","properties":{"o)" + hidden
               + R"(":{"type":"string"}}}}}})";
    };
    ServedProgram::Setup setup{
        .config =
            "endpoints:\n  shop: { url: \"http://127.0.0.1:9/graphql\", schema: \""
            + m_folder
                  .write("schema.graphql", "\"Anything" + hidden + "\" type Query { a(text: String): Int }")
                  .string()
            + "\" }\n",
        .clients = {{"agent"}, {"brief", "{ result_bytes: 3000 }"}},
        .files = {
            {"tools/odd.json", hiding("odd", "query($p: String) { a(text: $p) }")},
            {"tools/broken.json", replaced(hiding("broken", "{ nothere(x: \\\"" + hidden + "\\\") }"),
                                           R"("required":["q)" + hidden + R"("])", R"("required":[])")}}};
    for (int i = 0; i < 12; ++i)
        setup.files.emplace("tools/other_" + std::to_string(i) + ".json",
                            hiding("other", "query($p: String) { a(text: $p) }"));
    m_hiding = std::make_unique<ServedProgram>(std::move(setup));
    QVERIFY2(m_hiding->isServing(), m_hiding->process().errorOutput().c_str());
}

// Everything that a client can look at.
std::string RightsTest::observed(std::string_view client) const
{
    std::string seen;
    const auto ask = [&](const char *method, const char *params) {
        seen += json::write(m_program->request(client, method, parsed(params))) + '\n';
    };
    ask("tools/list", "{}");
    ask("resources/list", "{}");
    ask("resources/templates/list", "{}");
    ask("prompts/list", "{}");
    ask("resources/read", R"({"uri":"tooltray://tools/made"})");
    ask("completion/complete", R"({"ref":{"type":"ref/resource","uri":"tooltray://tools/{name}"},
                                   "argument":{"name":"name","value":""}})");
    ask("completion/complete", R"({"ref":{"type":"ref/prompt","name":"debug_failing_tool"},
                                   "argument":{"name":"tool_name","value":"m"}})");
    const auto call = [&](const char *tool, const char *arguments) {
        seen += json::write(m_program->call(client, tool, parsed(arguments))) + '\n';
    };
    call("list_commands", R"({"detail":"full","query":"made"})");
    call("invoke_command", R"({"command_name":"made","parameters":{}})");
    call("invoke_command", R"({"command_name":"mad","parameters":{}})");
    call("list_saved_tools", "{}");
    call("describe_tool", R"({"tool_name":"made"})");
    call("list_graphql_context", "{}");
    call("read_result", R"({"handle":"nothing"})");
    call("get_recent_calls", R"({"filter":"client:agent"})");
    call("get_recent_calls", R"({"filter":"canary"})");
    call("get_recent_calls", R"({"filter":"-client:peer -client:narrow"})");
    for (const char *target : {"/api/v1/status", "/api/v1/workspaces", "/api/v1/tools?query=made",
                               "/api/v1/agent/commands?query=made", "/metrics"})
        seen += comparable(m_program->http("GET", target, client), "NAME") + '\n';
    return seen;
}

void RightsTest::bystandersSeeNoDifference_data()
{
    QTest::addColumn<std::string>("bystander");
    QTest::addColumn<std::string>("tool");
    QTest::addColumn<std::string>("arguments");
    for (const char *bystander : {"peer", "narrow"}) {
        const auto row = [&](const char *what, const char *tool, const char *arguments) {
            QTest::addRow("%s: %s", bystander, what)
                << std::string(bystander) << std::string(tool) << std::string(arguments);
        };
        row("sets a value", "set_graphql_context", R"({"key":"made","value":"canary"})");
        row("sets a persistent value", "set_graphql_context",
            R"({"key":"kept","value":"canary","persist":true})");
        row("clears its values", "clear_graphql_context", "{}");
        row("clears with null", "clear_graphql_context", R"({"key":null})");
        row("sets what the configuration has", "set_graphql_context", R"({"key":"TENANT","value":"canary"})");
        row("fails a call", "invoke_command", R"({"command_name":"canary","parameters":{"pin":"canary"}})");
        row("calls a tool", "invoke_command", R"({"command_name":"big","parameters":{}})");
        row("runs a query", "execute_graphql_query", R"({"query":"{ canary }"})");
        row("looks for calls", "get_recent_calls", R"({"filter":"canary"})");
    }
    const auto changes = [&](const char *what, const char *tool, const char *arguments) {
        QTest::addRow("narrow: %s", what)
            << std::string("narrow") << std::string(tool) << std::string(arguments);
    };
    // Whoever may use all tools sees those that are made.
    changes(
        "makes a tool", "import_tools",
        R"({"pack":{"format":"tooltray-pack","version":1,"tools":{"made":{"endpoint":"shop","active":"0.1.0",
                "versions":{"0.1.0":{"description":"Makes a canary.",
                "operation":{"method":"GET","path":"/made"}}}}}}})");
    changes("changes the tool", "update_saved_tool",
            R"({"tool_name":"made","description":"Makes two canaries."})");
    changes("deletes the tool", "delete_saved_tool", R"({"tool_name":"made"})");
}

void RightsTest::bystandersSeeNoDifference()
{
    QFETCH(std::string, bystander);
    QFETCH(std::string, tool);
    QFETCH(std::string, arguments);
    observed(bystander); // what it asks is in its own log from now on
    const std::string before = observed(bystander);
    const json::Value answer = m_program->call("agent", tool, parsed(arguments));
    QVERIFY2(answer.isObject(), json::write(answer).c_str());
    QCOMPARE(observed(bystander), before);
}

void RightsTest::contextCountsForOneClient()
{
    m_program->call("agent", "set_graphql_context", parsed(R"({"key":"team","value":"of-agent"})"));
    m_program->call("peer", "set_graphql_context",
                    parsed(R"({"key":"team","value":"of-peer","persist":true})"));
    for (int run = 0; run < 2; ++run) {
        for (const char *client : {"agent", "peer"}) {
            const std::string list = json::write(m_program->call(client, "list_graphql_context"));
            const bool isKept = run == 0 || client == std::string("peer");
            QCOMPARE(list.find("of-" + std::string(client)) != std::string::npos, isKept);
            QVERIFY(list.find(client == std::string("agent") ? "of-peer" : "of-agent") == std::string::npos);
        }
        if (run == 0)
            QVERIFY(m_program->restart());
    }
    m_program->call("peer", "clear_graphql_context");
    QVERIFY(json::write(m_program->call("peer", "list_graphql_context")).find("of-peer")
            == std::string::npos);
}

void RightsTest::theConfigurationIsNotReplaced_data()
{
    QTest::addColumn<std::string>("key");
    QTest::newRow("the key") << std::string("TENANT");
    QTest::newRow("in small letters") << std::string("tenant");
    QTest::newRow("with underscores") << std::string("TEN_ANT");
}

void RightsTest::theConfigurationIsNotReplaced()
{
    QFETCH(std::string, key);
    for (const char *persist : {"", R"(,"persist":false)", R"(,"persist":true)", R"(,"persist":null)"}) {
        const json::Value answer =
            m_program->call("agent", "set_graphql_context",
                            parsed(R"({"key":")" + key + R"(","value":"evil")" + persist + "}"));
        QVERIFY2(answer["isError"].toBool(), json::write(answer).c_str());
        QVERIFY(ServedProgram::textOf(answer).find("configuration file") != std::string::npos);
    }
    const std::string list = json::write(m_program->call("agent", "list_graphql_context"));
    QVERIFY(list.find("acme") != std::string::npos);
    QVERIFY(list.find("evil") == std::string::npos);
}

void RightsTest::forbiddenIsAnsweredAsUnknown_data()
{
    QTest::addColumn<std::string>("client");
    QTest::addColumn<std::string>("method");
    QTest::addColumn<std::string>("target");
    QTest::addColumn<std::string>("body");
    const auto row = [](const char *client, const char *method, const char *target, const char *body = "") {
        QTest::addRow("%s %s, %s", method, target, *client == '\0' ? "no token" : client)
            << std::string(client) << std::string(method) << std::string(target) << std::string(body);
    };
    // NAME is a workspace that others use, then one that does not exist.
    for (const char *client : {"", "agent", "nobody"}) {
        row(client, "POST", "/w/NAME/mcp", R"({"jsonrpc":"2.0","id":1,"method":"ping"})");
        row(client, "POST", "/w/NAME/mcp", "nonsense");
        for (const char *method : {"GET", "DELETE", "PUT", "PATCH", "OPTIONS"})
            row(client, method, "/w/NAME/mcp");
        row(client, "GET", "/w/NAME");
        row(client, "GET", "/w/NAME/");
        row(client, "GET", "/w/NAME/mcp/");
        for (const char *target : {"/api/v1/tools?workspace=NAME", "/api/v1/schema?workspace=NAME",
                                   "/api/v1/agent/commands?workspace=NAME", "/metrics?workspace=NAME",
                                   "/api/v1/status?workspace=NAME", "/api/v1/workspaces?workspace=NAME"})
            row(client, "GET", target);
        row(client, "POST", "/api/v1/query?workspace=NAME", R"({"query":"{ a }"})");
        row(client, "POST", "/api/v1/query?workspace=NAME", "nonsense");
        row(client, "POST", "/api/v1/agent/commands/list_saved_tools?workspace=NAME", "{}");
    }
}

void RightsTest::forbiddenIsAnsweredAsUnknown()
{
    QFETCH(std::string, client);
    QFETCH(std::string, method);
    QFETCH(std::string, target);
    QFETCH(std::string, body);
    std::string answers[2];
    const std::string names[2] = {"team", "nope"};
    for (int i = 0; i < 2; ++i)
        answers[i] =
            comparable(m_program->http(method, replaced(target, "NAME", names[i]), client, body), names[i]);
    QVERIFY(answers[0] != "no answer");
    QCOMPARE(answers[0], answers[1]);
}

void RightsTest::clientsAreAtHomeInTheirWorkspace()
{
    const auto at = [&](const char *target) {
        const auto answer = m_program->http("GET", target, "mate");
        return answer ? std::to_string(answer->status) + ' ' + answer->body : std::string();
    };
    QCOMPARE(at("/api/v1/workspaces"), std::string(R"(200 {"workspaces":[{"name":"team"}]})"));
    QVERIFY2(at("/api/v1/tools").starts_with("200 "), at("/api/v1/tools").c_str());
    QCOMPARE(at("/api/v1/tools"), at("/api/v1/tools?workspace=team"));
    QVERIFY(at("/api/v1/tools").find("big") == std::string::npos);
    QVERIFY(at("/api/v1/tools?workspace=default").starts_with("404 "));
}

void RightsTest::metricsNeedARight()
{
    const auto allowed = m_program->http("GET", "/metrics", "watcher");
    QVERIFY(allowed);
    QCOMPARE(allowed->status, 200);
    for (const char *client : {"agent", "mate"}) {
        const std::string refused = comparable(m_program->http("GET", "/metrics", client), "");
        QCOMPARE(refused, comparable(m_program->http("GET", "/nothing", client), ""));
    }
    QCOMPARE(m_program->http("GET", "/metrics", "")->status, 401);
}

void RightsTest::onlyARightShowsTheCallsOfOthers()
{
    m_program->call("agent", "list_graphql_types");
    const auto seenBy = [&](const char *client) {
        return json::write(
            m_program->call(client, "get_recent_calls", parsed(R"({"filter":"client:agent"})")));
    };
    QVERIFY(seenBy("watcher").find("list_graphql_types") != std::string::npos);
    QVERIFY(seenBy("agent").find("list_graphql_types") != std::string::npos);
    QVERIFY(seenBy("peer").find("list_graphql_types") == std::string::npos);
}

void RightsTest::hiddenCharactersAreRefused_data()
{
    QTest::addColumn<std::string>("character");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("control: a letter") << std::string("é") << false;
    QTest::newRow("a tag") << std::string("\xF3\xA0\x81\x81") << true;
    QTest::newRow("right-to-left override") << std::string("\xE2\x80\xAE") << true;
    QTest::newRow("zero-width space") << std::string("\xE2\x80\x8B") << true;
    QTest::newRow("escape") << std::string("\\u001b") << true;
}

void RightsTest::hiddenCharactersAreRefused()
{
    QFETCH(std::string, character);
    QFETCH(bool, isRefused);
    const std::string text = "a" + character + "b";
    const std::pair<const char *, std::string> saves[] = {
        {"create_graphql_type",
         R"({"type_name":"seen","type_definition":{"type":"string","description":")" + text + R"("}})"},
        {"create_graphql_type",
         R"({"type_name":"seen","type_definition":{"type":"string","enum":[")" + text + R"("]}})"},
        {"set_mapping", R"({"name":"seen","entries":{")" + text + R"(":"1"}})"},
        {"import_tools",
         R"({"on_conflict":"replace","pack":{"format":"tooltray-pack","version":1,"tools":{"seen":{
            "endpoint":"shop","active":"0.1.0","title":")"
             + text + R"(","versions":{"0.1.0":{"description":"It.",
            "operation":{"method":"GET","path":"/"}}}}}}})"},
    };
    for (const auto &[tool, arguments] : saves) {
        const json::Value answer = m_program->call("agent", tool, parsed(arguments));
        QVERIFY2(answer["isError"].toBool() == isRefused, (std::string(tool) + json::write(answer)).c_str());
        if (isRefused)
            QVERIFY(ServedProgram::textOf(answer).find("U+") != std::string::npos);
    }
}

void RightsTest::hiddenCharactersOfFilesReachNobody_data()
{
    QTest::addColumn<std::string>("method");
    QTest::addColumn<std::string>("params");
    QTest::addColumn<std::string>("visible"); // shows that the answer is about what the files say
    const auto row = [](const char *method, const char *params, const char *visible) {
        QTest::addRow("%s %s", method, params)
            << std::string(method) << std::string(params) << std::string(visible);
    };
    const auto call = [&](const char *tool, const char *arguments, const char *visible) {
        const std::string params = R"({"name":")" + std::string(tool) + R"(","arguments":)" + arguments + "}";
        row("tools/call", params.c_str(), visible);
    };
    row("tools/list", "{}", "About odd");
    row("resources/read", R"({"uri":"tooltray://tools/odd"})", "About odd");
    row("resources/read", R"({"uri":"tooltray://schema/shop"})", "Anything");
    row("resources/read", R"({"uri":"tooltray://schema/shop/Query"})", "Anything");
    call("get_schema_info", "{}", "Query");
    call("list_saved_tools", "{}", "About ");
    call("describe_tool", R"({"tool_name":"odd"})", "About odd");
    call("list_commands", R"({"query":"odd"})", "About odd");
    call("list_commands", R"({"names":["odd"],"detail":"full"})", "About odd");
    call("invoke_command", R"({"command_name":"get_response_format","parameters":{"command_name":"odd"}})",
         "<U+202E>");
    call("invoke_command",
         R"({"command_name":"get_response_format","parameters":{"command_name":"odd","format":"raw"}})",
         "<U+202E>");
    call("odd", "{}", "<U+202E>");
    call("odd", R"({"p":1})", "<U+202E>");
    call("broken", "{}", "nothere");
    call("test_saved_tool", R"({"tool_name":"broken","parameters":{}})", "nothere");
    call("export_tools", "{}", "U+");
}

void RightsTest::hiddenCharactersOfFilesReachNobody()
{
    QFETCH(std::string, method);
    QFETCH(std::string, params);
    QFETCH(std::string, visible);
    for (const char *client : {"agent", "brief"}) {
        std::string answer = json::write(m_hiding->request(client, method, parsed(params)));
        const json::Value call = parsed(params);
        if (method == "tools/call") {
            const auto rest =
                m_hiding->http("POST", "/api/v1/agent/commands/" + std::string(call["name"].toString()),
                               client, json::write(call["arguments"]));
            answer += rest ? rest->body : std::string();
        }
        QVERIFY2(answer.find(visible) != std::string::npos, answer.c_str());
        QVERIFY2(!findHidden(answer), answer.c_str());
    }
}

void RightsTest::aPinOutlivesItsFile_data()
{
    QTest::addColumn<std::string>("file");
    QTest::newRow("without the pin") << toolFile("/evil");
    QTest::newRow("with another snapshot") << toolFile("/evil", "/evil");
    QTest::newRow("control: as it was") << toolFile("/approved", "/approved");
}

void RightsTest::aPinOutlivesItsFile()
{
    QFETCH(std::string, file);
    const auto served = [&] {
        const json::Value answer = m_program->call(
            "agent", "test_saved_tool", parsed(R"({"tool_name":"big","parameters":{},"preview":true})"));
        return json::write(answer["structuredContent"]["request"]);
    };
    QVERIFY2(served().find("/approved") != std::string::npos, served().c_str());
    std::ofstream(m_program->workspace() / "tools/big.json", std::ios::trunc) << file;
    // Another file that was changed later tells when both have been followed.
    static int marker = 0;
    const std::string description = "Marker " + std::to_string(++marker);
    std::ofstream(m_program->workspace() / "tools/marker.json", std::ios::trunc)
        << toolFile("/m", {}, description);
    QVERIFY(eventually([&] {
        return json::write(m_program->call("agent", "list_saved_tools")).find(description)
               != std::string::npos;
    }));
    QVERIFY2(served().find("/approved") != std::string::npos, served().c_str());
    QVERIFY(m_program->restart());
    QVERIFY2(served().find("/approved") != std::string::npos, served().c_str());
}

void RightsTest::aSharedTokenLetsNobodyIn()
{
    const std::string shared = R"({"format": 1, "clients": {"reader": {"token_hash": ")" + hashOf("shared")
                               + R"(", "policy": {"read_only": true}}, "writer": {"token_hash": ")"
                               + hashOf("shared") + R"("}, "own": {"token_hash": ")" + hashOf("own")
                               + R"("}}})";
    ServedProgram program({.files = {{"workspace.json", shared}}});
    QVERIFY(program.isServing());
    QCOMPARE(program.http("GET", "/api/v1/tools", "shared")->status, 401);
    QCOMPARE(program.http("GET", "/api/v1/tools", "own")->status, 200);
    const std::string told = program.process().errorOutput();
    QVERIFY2(told.find("reader") != std::string::npos && told.find("writer") != std::string::npos,
             told.c_str());
}

void RightsTest::aRemovedClientHearsNothingMore()
{
    const auto file = [](const std::string &clients) {
        return R"({"format": 1, "clients": {)" + clients + "}}";
    };
    const std::string stays = R"("stays": {"token_hash": ")" + hashOf("stays") + R"("})";
    const std::string goes = R"(, "goes": {"token_hash": ")" + hashOf("goes") + R"("})";
    ServedProgram program({.files = {{"workspace.json", file(stays + goes)}}});
    QVERIFY(program.isServing());
    const std::string body =
        R"({"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",
            "io.modelcontextprotocol/clientCapabilities":{}}}})";
    const auto listen = [&](const char *client) {
        auto connection = std::make_unique<HttpConnection>(program.port());
        connection->send(
            "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(program.port())
            + "\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\n"
              "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: subscriptions/listen\r\n"
              "Authorization: Bearer "
            + ServedProgram::token(client) + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n"
            + body);
        return connection;
    };
    const auto leaving = listen("goes");
    const auto staying = listen("stays");
    QVERIFY(leaving->waitForBody("acknowledged"));
    QVERIFY(staying->waitForBody("acknowledged"));
    std::ofstream(program.workspace() / "workspace.json", std::ios::trunc) << file(stays);
    QVERIFY(leaving->readAnswer(std::chrono::seconds(10))); // its end
    QVERIFY(!staying->readAnswer(std::chrono::milliseconds(200)));
    QCOMPARE(program.http("GET", "/api/v1/tools", "goes")->status, 401);
}

TOOLTRAY_TEST(RightsTest)

#include "rightstest.moc"
