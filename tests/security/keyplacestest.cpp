// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/canary.h"
#include "support/repeated.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::string_view kJson = "Content-Type: application/json\r\n";

constexpr const char *kDescription =
    "{'openapi':'3.0.3','info':{'title':'Keys','version':'1'},'servers':[{'url':'/v1'}],"
    "'security':[{'query':[]},{'cookie':[]}],'paths':{'/items':{'get':{'operationId':'listItems',"
    "'summary':'Lists items.',"
    "'responses':{'200':{'description':'','content':{'application/json':{'schema':{'type':'object',"
    "'properties':{'items':{'type':'array','items':{'type':'string'}},'next':{'type':'string'}}}}}}}},"
    "'post':{'operationId':'createItem','summary':'Creates an item.','requestBody':{'content':{"
    "'application/json':{'schema':{'type':'object','properties':{'name':{'type':'string'}}}}}},"
    "'responses':{'201':{'description':''}}}}},"
    "'components':{'securitySchemes':{'query':{'type':'apiKey','in':'query','name':'key'},"
    "'cookie':{'type':'apiKey','in':'cookie','name':'sid'}}}}";

// Texts of tests have ' in place of ".
std::string doubled(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

json::Value object(const std::string &text)
{
    return json::parse(doubled(text)).value;
}

} // namespace

// API keys that are sent in the query or in a cookie reach the API, and no file, log, export or collector, whatever the
// API makes of them in its responses.
class KeyPlacesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agentsGetNoKeys_data();
    void agentsGetNoKeys();
    void partsOfLargeResultsHaveNoKeys_data() { addEndpoints(); }
    void partsOfLargeResultsHaveNoKeys();
    void previewsShowNoKeys_data() { addEndpoints(); }
    void previewsShowNoKeys();
    void commandsPrintNoKeys_data();
    void commandsPrintNoKeys();
    void nothingIsKept();

private:
    static void addEndpoints();
    std::string configuration() const;
    std::string responseTo(const ScriptedUpstream::Asked &asked) const;
    json::Value call(const std::string &tool, const std::string &arguments);
    void verifyHidden(const std::string &text) const;

    Canary m_query;
    Canary m_cookie{"c0/okie+canary=Key~98765"}; // what a cookie can have
    ScriptedUpstream m_api;
    ScriptedUpstream m_other;
    ScriptedUpstream m_collector;
    std::unique_ptr<ServedProgram> m_program;
    std::string m_kind; // of the response; empty: a list
};

std::string KeyPlacesTest::configuration() const
{
    const auto endpoint = [this](const char *name, const char *parameter, const char *variable) {
        return std::string("  ") + name + ": { api: { location: \"" + m_api.url("/openapi.json")
               + "\" }, schema: none, mutations: allow, retry: { retries: 0 }, authentication: "
                 "{ type: api_key, place: "
               + name + ", header_name: " + parameter + ", value: \"${" + variable + "}\" } }\n";
    };
    return "endpoints:\n" + endpoint("query", "key", "KEY_OF_QUERY")
           + endpoint("cookie", "sid", "KEY_OF_COOKIE") + "telemetry: { endpoint: \"" + m_collector.url("")
           + "\" }\n";
}

// What an API can make of a request: all of it is in each response.
std::string KeyPlacesTest::responseTo(const ScriptedUpstream::Asked &asked) const
{
    const std::string line = asked.line();
    if (line.starts_with("GET /openapi.json"))
        return httpResponse(200, doubled(kDescription), kJson);
    const std::size_t begin = line.find(' ') + 1;
    const std::string target = line.substr(begin, line.rfind(' ') - begin);
    const std::string cookie = asked.field("Cookie").value_or("");
    const std::string echo =
        json::write(json::Value::array({target, decodePercent(target).value_or(std::string()), cookie,
                                        encodeBase64(m_query.secret()), encodePercent(cookie)}));
    if (m_kind == "pages" && target.find("page=") == std::string::npos)
        return httpResponse(200,
                            R"({"items":)" + echo + R"(,"next":")" + target
                                + (target.find('?') == std::string::npos ? "?" : "&") + "page=2\"}",
                            kJson);
    if (m_kind == "large")
        return httpResponse(200, R"({"items":[)" + repeated(echo + ",", 1'500) + "1]}", kJson);
    if (m_kind == "page of HTML")
        return httpResponse(500, "<html><title>" + echo + "</title></html>", "Content-Type: text/html\r\n");
    if (m_kind == "plain text")
        return httpResponse(200, echo, "Content-Type: text/plain\r\n");
    if (m_kind == "bytes")
        return httpResponse(200, echo + std::string("\0\xFF", 2),
                            "Content-Type: application/octet-stream\r\n");
    if (m_kind == "broken JSON")
        return httpResponse(200, R"({"items":)" + echo, kJson);
    if (m_kind == "fields")
        return httpResponse(403, "{}",
                            std::string(kJson) + "X-Asked: " + target + "\r\nSet-Cookie: " + cookie
                                + "\r\nLink: <" + target + ">; rel=\"next\"\r\n");
    if (m_kind == "redirect elsewhere")
        return httpResponse(302, echo, "Location: " + m_other.url("/v1/items") + "\r\n");
    if (m_kind == "redirect of all to elsewhere")
        return httpResponse(302, echo, "Location: " + m_other.url(target) + "\r\n");
    if (m_kind == "redirect")
        return httpResponse(307, echo, "Location: /v1/x" + target + "\r\n");
    if (m_kind == "no HTTP")
        return target + '\n' + cookie + "\r\n\r\n";
    if (const int status = std::atoi(m_kind.c_str()); status != 0)
        return httpResponse(status, R"({"message":"Not for these","details":)" + echo + "}", kJson);
    return httpResponse(200, R"({"items":)" + echo + R"(,"next":""})", kJson);
}

void KeyPlacesTest::initTestCase()
{
    m_api.onRequest = [this](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
        const std::string response = responseTo(asked);
        peer.send(response);
        if (!response.starts_with("HTTP/"))
            peer.close();
    };
    m_other.onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(httpResponse(200, "{}", kJson));
    };
    m_collector.onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(httpResponse(200, "{}", kJson));
    };
    m_program = std::make_unique<ServedProgram>(
        ServedProgram::Setup{.config = configuration(),
                             .environment = {{"KEY_OF_QUERY", m_query.secret()},
                                             {"KEY_OF_COOKIE", m_cookie.secret()},
                                             {"QT_LOGGING_RULES", "*.debug=true"}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    // Control: the API gets each key where it wants it.
    for (const char *endpoint : {"query", "cookie"}) {
        const std::string with = std::string("'endpoint':'") + endpoint + "'}";
        const json::Value result = call("execute_graphql_query", "{'query':'GET /items'," + with);
        QVERIFY2(!result["isError"].toBool(), json::write(result).c_str());
        const ScriptedUpstream::Asked &asked = m_api.asked.back();
        const bool isInQuery = asked.line().find(encodePercent(m_query.secret())) != std::string::npos;
        QCOMPARE(isInQuery, std::string(endpoint) == "query");
        QCOMPARE(asked.field("Cookie").value_or(""), isInQuery ? "" : "sid=" + m_cookie.secret());
        const json::Value created =
            call("create_saved_query_tool", std::string("{'tool_name':'list_") + endpoint
                                                + "','description':'Lists items.',"
                                                  "'graphql_query':'listItems',"
                                                + with);
        QVERIFY2(!created["isError"].toBool(), json::write(created).c_str());
    }
    std::filesystem::create_directory(m_program->home() / "exports");
}

void KeyPlacesTest::addEndpoints()
{
    QTest::addColumn<std::string>("endpoint");
    for (const char *endpoint : {"query", "cookie"})
        QTest::newRow(endpoint) << std::string(endpoint);
}

// All that an agent gets is looked at.
json::Value KeyPlacesTest::call(const std::string &tool, const std::string &arguments)
{
    json::Value result = m_program->call("agent", tool, object(arguments));
    verifyHidden(json::write(result));
    return result;
}

void KeyPlacesTest::verifyHidden(const std::string &text) const
{
    VERIFY_NO_TRACES(m_query.tracesIn(text));
    VERIFY_NO_TRACES(m_cookie.tracesIn(text));
}

void KeyPlacesTest::agentsGetNoKeys_data()
{
    QTest::addColumn<std::string>("endpoint");
    QTest::addColumn<std::string>("kind");
    for (const char *endpoint : {"query", "cookie"}) {
        for (const char *kind : {"", "pages", "page of HTML", "plain text", "bytes", "broken JSON", "fields",
                                 "redirect", "redirect elsewhere", "redirect of all to elsewhere", "no HTTP",
                                 "401", "404", "422", "429", "500"})
            QTest::addRow("%s: %s", endpoint, kind) << std::string(endpoint) << std::string(kind);
    }
}

void KeyPlacesTest::agentsGetNoKeys()
{
    QFETCH(const std::string, endpoint);
    QFETCH(const std::string, kind);
    m_kind = kind;
    const std::size_t before = m_api.asked.size();
    const std::string with = "'endpoint':'" + endpoint + "'";
    call("list_" + endpoint, "{}");
    call("execute_graphql_query", "{'query':'GET /items'," + with + "}");
    call("execute_graphql_query", "{'query':'POST /items','variables':{'name':'x'}," + with + "}");
    call("test_saved_tool", "{'tool_name':'list_" + endpoint + "','parameters':{}}");
    const auto rest =
        m_program->http("POST", "/api/v1/query", "agent", doubled("{'query':'GET /items'," + with + "}"));
    QVERIFY(rest);
    verifyHidden(rest->body);
    m_kind.clear();
    QVERIFY(m_api.asked.size() >= before + 5); // control: the API did say it
    for (const ScriptedUpstream::Asked &asked : m_other.asked)
        verifyHidden(asked.head);
    call("get_recent_calls", "{'limit':5}");
}

void KeyPlacesTest::partsOfLargeResultsHaveNoKeys()
{
    QFETCH(const std::string, endpoint);
    m_kind = "large";
    const json::Value result = call("list_" + endpoint, "{}");
    m_kind.clear();
    const std::string handle(result["_meta"]["handle"].toString());
    QVERIFY2(!handle.empty(), json::write(result).substr(0, 500).c_str());
    std::size_t parts = 0;
    for (const char *path : {"", "/items", "/items/0", "/items/1499", "/items/1499/1"}) {
        const json::Value part =
            call("read_result", "{'handle':'" + handle + "','path':'" + path + "','limit':50}");
        parts += part["isError"].toBool() ? 0 : 1;
    }
    QVERIFY(parts >= 3); // control: there was something to read
    verifyHidden(json::write(m_program->request("agent", "resources/read",
                                                object("{'uri':'tooltray://results/" + handle + "'}"))));
}

void KeyPlacesTest::previewsShowNoKeys()
{
    QFETCH(const std::string, endpoint);
    const json::Value preview =
        call("test_saved_tool", "{'tool_name':'list_" + endpoint + "','parameters':{},'preview':true}");
    QVERIFY2(!preview["isError"].toBool(), json::write(preview).c_str());
    call("describe_tool", "{'tool_name':'list_" + endpoint + "'}");
    call("get_schema_info", "{'endpoint':'" + endpoint + "'}");
    call("list_endpoints", "{}");
    verifyHidden(json::write(m_program->request("agent", "resources/read",
                                                object("{'uri':'tooltray://schema/" + endpoint + "'}"))));
}

void KeyPlacesTest::commandsPrintNoKeys_data()
{
    const TestRows<QString> row{"words"};
    row("the log", QStringLiteral("journal --limit 1000"));
    row("the log as JSON", QStringLiteral("journal --limit 1000 --json"));
    row("one call", QStringLiteral("journal --id 1 --json"));
    row("a HAR", QStringLiteral("journal --limit 1000 --har EXPORTS/log.har"));
    row("a pack", QStringLiteral("tools export --output EXPORTS/all.pack.json"));
    row("a backup", QStringLiteral("backup create canary"));
    row("a trace", QStringLiteral("call list_query --trace"));
    row("a trace as JSON", QStringLiteral("call list_cookie --trace --json"));
    row("a dry run", QStringLiteral("call list_query --dry-run"));
    row("a test", QStringLiteral("endpoint test query"));
    row("an endpoint", QStringLiteral("endpoint show query --json"));
    row("a description", QStringLiteral("schema fetch cookie"));
    row("the state", QStringLiteral("status --json"));
    row("a diagnosis", QStringLiteral("doctor"));
    row("the settings", QStringLiteral("config show"));
}

void KeyPlacesTest::commandsPrintNoKeys()
{
    QFETCH(QString, words);
    words.replace(QStringLiteral("EXPORTS"),
                  QString::fromStdString((m_program->home() / "exports").string()));
    std::vector<std::string> arguments;
    for (const QString &word : words.split(QLatin1Char(' ')))
        arguments.push_back(word.toStdString());
    arguments.insert(arguments.end(), {"--data-dir", m_program->data().path().string(), "--config",
                                       (m_program->home() / "config.yaml").string()});
    ChildProcess command(TOOLTRAY_PROGRAM, arguments,
                         {{"HOME", m_program->home().path().string()},
                          {"XDG_STATE_HOME", (m_program->home() / "state").string()},
                          {"KEY_OF_QUERY", m_query.secret()},
                          {"KEY_OF_COOKIE", m_cookie.secret()}});
    QVERIFY(command.waitForExit());
    QVERIFY2(!command.output().empty() || words.contains(QLatin1String("exports")),
             command.errorOutput().c_str());
    verifyHidden(command.output() + command.errorOutput());
}

// Last: what is left when the program has ended, and all that the collector got.
void KeyPlacesTest::nothingIsKept()
{
    QTRY_VERIFY_WITH_TIMEOUT(!m_collector.asked.empty(), 10'000);
    QVERIFY(m_program->end());
    std::string said = m_program->process().output() + m_program->process().errorOutput();
    for (const ScriptedUpstream::Asked &asked : m_collector.asked)
        said += asked.head + asked.body;
    QVERIFY(said.find("list_query") != std::string::npos); // control: calls were told to it
    verifyHidden(said);
    QVERIFY(m_program->home().read("exports/log.har").find("/v1/items") != std::string::npos);
    QVERIFY(m_program->home().read("exports/all.pack.json").find("list_cookie") != std::string::npos);
    for (const TemporaryFolder *folder : {&m_program->data(), &m_program->home()}) {
        VERIFY_NO_TRACES(m_query.tracesBelow(folder->path()));
        VERIFY_NO_TRACES(m_cookie.tracesBelow(folder->path()));
    }
}

TOOLTRAY_TEST(KeyPlacesTest)
#include "keyplacestest.moc"
