// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::string_view kBearer = "ghp_CANARY/bearer+0a1B2c3D4e5F6g7H";
constexpr std::string_view kApiKey = "key_CANARY-api.key~9z8Y7x6W5v4U3t2S";
constexpr std::string_view kHeader = "hdr_CANARY&<header>'q1W2e3R4t5Y6u7I8";
constexpr std::string_view kPassword = "pw_CANARY:basic=p0O9i8U7y6T5r4E3";
constexpr std::string_view kCommand = "cmd_CANARY_output_m1N2b3V4c5X6z7L8";
constexpr std::string_view kVariable = "env_CANARY_variable_a9S8d7F6g5H4j3K2";
constexpr std::string_view kToken = "oauth_CANARY_token_l1K2j3H4g5F6d7S8";
constexpr std::string_view kNumber = "90817263544536271809";

using Encode = std::function<std::string(const std::string &)>;

std::string mapped(const std::string &text, const std::function<std::string(unsigned char)> &each)
{
    std::string out;
    for (const char c : text)
        out += each(static_cast<unsigned char>(c));
    return out;
}

std::string formatted(const char *format, unsigned char c)
{
    char text[16];
    std::snprintf(text, sizeof text, format, c);
    return text;
}

std::string upperOf(const std::string &text)
{
    return mapped(text, [](unsigned char c) { return std::string(1, static_cast<char>(std::toupper(c))); });
}

std::string lowerOf(const std::string &text)
{
    return mapped(text, [](unsigned char c) { return std::string(1, static_cast<char>(std::tolower(c))); });
}

// As a string of JSON, without its quotes.
std::string jsonOf(const std::string &text)
{
    const std::string quoted = json::write(json::Value(text));
    return quoted.substr(1, quoted.size() - 2);
}

const std::vector<std::pair<const char *, Encode>> &encodings()
{
    static const std::vector<std::pair<const char *, Encode>> table{
        {"plain", [](const std::string &s) { return s; }},
        {"in a sentence", [](const std::string &s) { return "bad token " + s + ", sorry"; }},
        {"twice", [](const std::string &s) { return s + s; }},
        {"base64", [](const std::string &s) { return encodeBase64(s); }},
        {"base64 after one", [](const std::string &s) { return encodeBase64("x" + s + "y"); }},
        {"base64 after two", [](const std::string &s) { return encodeBase64("xy" + s + "z"); }},
        {"base64url", [](const std::string &s) { return encodeBase64Url(s); }},
        {"base64 of basic", [](const std::string &s) { return "Basic " + encodeBase64("me:" + s); }},
        {"base64 of capitals", [](const std::string &s) { return encodeBase64(upperOf(s)); }},
        {"percent", [](const std::string &s) { return encodePercent(s); }},
        {"percent, all of it",
         [](const std::string &s) {
             return mapped(s, [](unsigned char c) { return formatted("%%%02x", c); });
         }},
        {"percent twice", [](const std::string &s) { return encodePercent(encodePercent(s)); }},
        {"JSON in a text",
         [](const std::string &s) {
             return json::write(json::Value::object({{"t", s}}));
         }},
        {"numbers of JSON in a text",
         [](const std::string &s) {
             return mapped(s, [](unsigned char c) { return formatted("\\u%04x", c); });
         }},
        {"HTML",
         [](const std::string &s) {
             return mapped(s, [](unsigned char c) {
                 return c == '&'    ? "&amp;"
                        : c == '<'  ? "&lt;"
                        : c == '>'  ? "&gt;"
                        : c == '\'' ? "&#39;"
                                    : std::string(1, static_cast<char>(c));
             });
         }},
        {"HTML in numbers",
         [](const std::string &s) {
             return mapped(s, [](unsigned char c) { return formatted("&#x%x;", c); });
         }},
        {"hexadecimal", [](const std::string &s) { return encodeHex(s); }},
        {"hexadecimal capitals", [](const std::string &s) { return upperOf(encodeHex(s)); }},
        {"capitals", upperOf},
        {"small letters", lowerOf},
    };
    return table;
}

std::vector<std::string> formsOf(const std::string &secret)
{
    std::vector<std::string> forms;
    for (const auto &[name, encode] : encodings()) {
        const std::string form = encode(secret);
        forms.push_back(form);
        forms.push_back(jsonOf(form));
        forms.push_back(jsonOf(jsonOf(form)));
    }
    return forms;
}

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string graphql(const std::string &echo)
{
    return json::write(json::Value::object({{"data", json::Value::object({{"echo", echo}})}}));
}

} // namespace

// An API that repeats the credentials it is sent, leads elsewhere, or answers in two ways at once: no client and no
// file gets a secret, and no other host does.
class SecretsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init()
    {
        m_other.asked.clear();
        m_api.asked.clear();
    }
    void secretsAreMasked_data();
    void secretsAreMasked();
    void nothingIsFoundAtRest();
    void redirectsTakeNothingAlong_data();
    void redirectsTakeNothingAlong();
    void redirectsWithinAnOriginAreFollowed();
    void aContextValueStaysInItsPlace_data();
    void aContextValueStaysInItsPlace();
    void ambiguousResponsesAreRefused_data();
    void ambiguousResponsesAreRefused();
    void namesInUrlsAreMasked();

private:
    std::string configuration() const;
    json::Value query(const std::string &endpoint, const std::string &text = "{ echo }") const;
    void verifyHidden(const std::string &what, const std::string &text, std::string_view secret) const;

    ScriptedUpstream m_api;
    ScriptedUpstream m_other;
    TemporaryFolder m_folder;
    std::unique_ptr<ServedProgram> m_program;
    std::unique_ptr<ServedProgram> m_free; // where an agent decides about the context
    std::string m_answer;                  // of the API: a whole response
};

std::string SecretsTest::configuration() const
{
    const std::string schema =
        ", schema: \"" + (m_folder / "schema.graphql").string() + "\", mutations: allow }\n";
    const auto endpoint = [&](const std::string &name, const std::string &authentication) {
        return "  " + name + ": { url: \"" + m_api.url("/" + name) + "\", authentication: { " + authentication
               + " }" + schema;
    };
    const auto quoted = [](std::string_view text) { return json::write(json::Value(text)); };
    return "endpoints:\n" + endpoint("bearer", "type: bearer, value: " + quoted(kBearer))
           + endpoint("apikey", "type: api_key, value: " + quoted(kApiKey))
           + endpoint("header", "type: header, header_name: X-Custom-Thing, value: " + quoted(kHeader))
           + endpoint("basic", "type: basic, user: me, value: " + quoted(kPassword))
           + endpoint("command", "type: command, value: [printf, " + quoted(kCommand) + "]")
           + endpoint("variable", "type: bearer, value: \"${CANARY_VARIABLE}\"")
           + endpoint("number", "type: header, header_name: X-Number, value: " + quoted(kNumber))
           + endpoint("oauth", "type: oauth2_client_credentials, client_id: me, token_url: \""
                                   + m_api.url("/token") + "\", value: s3cr3t-of-the-client")
           + "  site: { url: \"" + m_api.url("/a/{SITE}/graphql")
           + "\", authentication: { type: bearer, value: " + quoted(kBearer) + " }" + schema
           + "  keyed: { url: \"" + m_api.url("/keyed?api_key=kk_CANARY_in_the_url_01&page=2") + "\"" + schema
           + "context_variables: { SITE: acme }\n";
}

void SecretsTest::initTestCase()
{
    m_folder.write("schema.graphql", "type Query { echo: String, again(text: String): String }\n"
                                     "type Mutation { change(text: String): String }\n");
    m_api.onRequest = [this](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
        if (asked.line().find(" /token ") != std::string::npos)
            return peer.send(httpResponse(
                200, "{\"access_token\":\"" + std::string(kToken) + "\",\"token_type\":\"Bearer\"}",
                "Content-Type: application/json\r\n"));
        const bool isFine = m_answer.empty() || asked.line().find(" /fine ") != std::string::npos;
        peer.send(isFine ? httpResponse(200, graphql("fine"), "Content-Type: application/json\r\n")
                         : m_answer);
    };
    m_other.onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(httpResponse(200, graphql("elsewhere"), "Content-Type: application/json\r\n"));
    };
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config = configuration(),
        .environment = {{"CANARY_VARIABLE", std::string(kVariable)}, {"QT_LOGGING_RULES", "*.debug=true"}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    const std::string configured = configuration();
    m_free = std::make_unique<ServedProgram>(
        ServedProgram::Setup{.config = configured.substr(0, configured.find("context_variables")),
                             .environment = {{"CANARY_VARIABLE", "unused-here"}}});
    QVERIFY2(m_free->isServing(), m_free->process().errorOutput().c_str());
    // Control: each endpoint is asked with its credential, and says what it says.
    for (const char *name :
         {"bearer", "apikey", "header", "basic", "command", "variable", "number", "oauth", "site", "keyed"}) {
        const json::Value result = query(name);
        QVERIFY2(json::write(result).find("fine") != std::string::npos, json::write(result).c_str());
    }
}

json::Value SecretsTest::query(const std::string &endpoint, const std::string &text) const
{
    return m_program->call("agent", "execute_graphql_query",
                           json::Value::object({{"query", text}, {"endpoint", endpoint}}));
}

void SecretsTest::verifyHidden(const std::string &what, const std::string &text,
                               std::string_view secret) const
{
    const std::string hay = lowered(text);
    for (const std::string &form : formsOf(std::string(secret)))
        QVERIFY2(hay.find(lowered(form)) == std::string::npos,
                 (what + ": " + form + " in " + text.substr(0, 2000)).c_str());
}

void SecretsTest::secretsAreMasked_data()
{
    QTest::addColumn<std::string>("endpoint");
    QTest::addColumn<std::string>("secret");
    QTest::addColumn<std::size_t>("encoding");
    const std::vector<std::pair<const char *, std::string_view>> kinds{
        {"bearer", kBearer},   {"apikey", kApiKey},     {"header", kHeader}, {"basic", kPassword},
        {"command", kCommand}, {"variable", kVariable}, {"oauth", kToken},   {"number", kNumber}};
    for (const auto &[endpoint, secret] : kinds) {
        for (std::size_t i = 0; i < encodings().size(); ++i)
            QTest::addRow("%s, %s", endpoint, encodings()[i].first)
                << std::string(endpoint) << std::string(secret) << i;
    }
}

void SecretsTest::secretsAreMasked()
{
    QFETCH(std::string, endpoint);
    QFETCH(std::string, secret);
    QFETCH(std::size_t, encoding);
    const std::string echo = encodings()[encoding].second(secret);
    const std::string escaped = jsonOf(echo);
    // In data, in an error beside it, in the error of a status, in a header, and as a web page.
    const std::string json = "Content-Type: application/json\r\n";
    const std::vector<std::string> answers{
        httpResponse(200,
                     R"({"data":{"echo":")" + escaped + R"("},"errors":[{"message":"no )" + escaped
                         + R"(","path":["echo"]}],"extensions":{")" + escaped + R"(":1}})",
                     json),
        httpResponse(200,
                     R"({"errors":[{"message":"no )" + escaped + R"(","extensions":{"t":[")" + escaped
                         + R"("]}}]})",
                     json),
        httpResponse(403, R"({"message":"bad token )" + escaped + R"("})", json),
        httpResponse(500, "<html><title>" + echo + "</title></html>", "Content-Type: text/html\r\n"),
        httpResponse(200, "<html>" + echo + "</html>", "Content-Type: text/html\r\n"),
    };
    for (const std::string &answer : answers) {
        m_answer = answer;
        verifyHidden("MCP", json::write(query(endpoint)), secret);
        const auto rest = m_program->http("POST", "/api/v1/query", "agent",
                                          R"({"query":"{ echo }","endpoint":")" + endpoint + "\"}");
        QVERIFY(rest);
        verifyHidden("REST", rest->body, secret);
    }
    m_answer.clear();
    verifyHidden(
        "recent calls",
        json::write(m_program->call("agent", "get_recent_calls", json::Value::object({{"limit", 10}}))),
        secret);
}

void SecretsTest::nothingIsFoundAtRest()
{
    std::vector<std::pair<std::string, std::string>> texts{{"stderr", m_program->process().errorOutput()},
                                                           {"stdout", m_program->process().output()}};
    for (const auto &entry : std::filesystem::recursive_directory_iterator(m_program->data().path())) {
        if (!entry.is_regular_file())
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        texts.emplace_back(entry.path().string(), std::string(std::istreambuf_iterator<char>(file), {}));
    }
    QVERIFY(texts.size() > 2);
    for (const auto &[name, text] : texts) {
        for (const std::string_view secret :
             {kBearer, kApiKey, kHeader, kPassword, kCommand, kVariable, kToken, kNumber})
            verifyHidden(name, text, secret);
    }
}

void SecretsTest::redirectsTakeNothingAlong_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isMutation");
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const bool isMutation : {false, true})
            QTest::addRow("%d %s", status, isMutation ? "mutation" : "query") << status << isMutation;
    }
}

void SecretsTest::redirectsTakeNothingAlong()
{
    QFETCH(int, status);
    QFETCH(bool, isMutation);
    const std::string text = isMutation ? "mutation { change(text: \"in-the-document\") }"
                                        : "{ again(text: \"in-the-document\") }";
    m_answer = httpResponse(status, "", "Location: " + m_other.url("/graphql") + "\r\n");
    const json::Value result = query("bearer", text);
    m_answer.clear();
    QVERIFY2(result["isError"].toBool(), json::write(result).c_str());
    QCOMPARE(m_other.asked.size(), std::size_t(0));
    // It says where it was to go.
    const std::string shown = ServedProgram::textOf(result);
    QVERIFY2(shown.find("127.0.0.1:" + std::to_string(m_other.port())) != std::string::npos, shown.c_str());
}

void SecretsTest::redirectsWithinAnOriginAreFollowed()
{
    m_answer = httpResponse(307, "", "Location: /fine\r\n");
    const json::Value result = query("bearer", "{ again(text: \"in-the-document\") }");
    m_answer.clear();
    QVERIFY2(!result["isError"].toBool(), json::write(result).c_str());
    QCOMPARE(m_api.asked.back().field("Authorization").value_or(""), "Bearer " + std::string(kBearer));
}

void SecretsTest::aContextValueStaysInItsPlace_data()
{
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("line"); // of the request; empty: none is sent
    const auto row = [](const char *value, const char *line) {
        QTest::newRow(value) << std::string(value) << std::string(line);
    };
    row("acme", "POST /a/acme/graphql HTTP/1.1");
    row("a b", "POST /a/a%20b/graphql HTTP/1.1");
    row("a/b", "POST /a/a%2Fb/graphql HTTP/1.1");
    row("x?y#z", "POST /a/x%3Fy%23z/graphql HTTP/1.1");
    row("@evil.example", "POST /a/%40evil.example/graphql HTTP/1.1");
    row("//evil.example", "POST /a/%2F%2Fevil.example/graphql HTTP/1.1");
    for (const char *climbing : {"..", ".", "../..", "%2e%2e", "%252e%252e", "..%2f..", "..\\..", "..;",
                                 "a/../b", "", "a\r\nHost: evil", "a\nb"})
        row(climbing, "");
}

void SecretsTest::aContextValueStaysInItsPlace()
{
    QFETCH(std::string, value);
    QFETCH(std::string, line);
    m_free->call("agent", "set_graphql_context", json::Value::object({{"key", "SITE"}, {"value", value}}));
    const json::Value result = m_free->call(
        "agent", "execute_graphql_query", json::Value::object({{"query", "{ echo }"}, {"endpoint", "site"}}));
    QCOMPARE(result["isError"].toBool(), line.empty());
    QCOMPARE(m_api.asked.empty() ? "" : m_api.asked.back().line(), line);
}

void SecretsTest::ambiguousResponsesAreRefused_data()
{
    QTest::addColumn<std::string>("fields");
    QTest::addColumn<bool>("isFine");
    const auto row = [](const char *name, const char *fields, bool isFine) {
        QTest::newRow(name) << std::string(fields) << isFine;
    };
    row("control: one length", "Content-Length: 24\r\n", true);
    row("control: the same twice", "Content-Length: 24\r\nContent-Length: 24\r\n", true);
    row("two lengths", "Content-Length: 24\r\nContent-Length: 5\r\n", false);
    row("two in a list", "Content-Length: 24, 5\r\n", false);
    row("a sign", "Content-Length: +24\r\n", false);
    row("a length and chunks", "Content-Length: 24\r\nTransfer-Encoding: chunked\r\n", false);
    row("chunks of something", "Transfer-Encoding: gzip, chunked\r\n", false);
    row("a space before the colon", "Content-Length : 24\r\n", false);
}

void SecretsTest::ambiguousResponsesAreRefused()
{
    QFETCH(std::string, fields);
    QFETCH(bool, isFine);
    m_answer = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + fields
               + "\r\n{\"data\":{\"echo\":\"fine\"}}";
    const json::Value result = query("bearer");
    m_answer.clear();
    QCOMPARE(result["isError"].toBool(), !isFine);
    if (!isFine) {
        const std::string shown = json::write(result);
        QVERIFY2(shown.find("not_http") != std::string::npos, shown.c_str());
    }
}

void SecretsTest::namesInUrlsAreMasked()
{
    m_answer = httpResponse(404, "no", "Location: " + m_api.url("/x?sig=kk_CANARY_in_the_url_01") + "\r\n");
    std::string shown = json::write(query("keyed"));
    m_answer.clear();
    shown += json::write(m_program->call("agent", "get_recent_calls", json::Value::object({{"limit", 3}})));
    shown += json::write(m_program->call("agent", "list_endpoints"));
    shown += m_program->process().errorOutput();
    QVERIFY2(shown.find("kk_CANARY_in_the_url_01") == std::string::npos, shown.c_str());
}

TOOLTRAY_TEST(SecretsTest)
#include "secretstest.moc"
