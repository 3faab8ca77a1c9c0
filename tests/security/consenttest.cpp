// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/ledgerfile.h"
#include "security/support/servedprogram.h"
#include "storage/backends/sqlsession.h"
#include "support/postgresserver.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace tooltray;
using namespace tooltray::test;
using credentials::Claim;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSecret = "s3cr3tvalue-0123456789";
constexpr const char *kEnvironment = "MY_CLOUD_SECRET";
constexpr const char *kIntrospection = R"({"data":{"__schema":{"queryType":{"name":"Query"},"types":[)"
                                       R"({"kind":"OBJECT","name":"Query","fields":[{"name":"a","args":[],)"
                                       R"("type":{"kind":"SCALAR","name":"String"}}],"interfaces":[]},)"
                                       R"({"kind":"SCALAR","name":"String"}],"directives":[]}}})";

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

// What somebody else wrote into a folder or a database waits for the person at this computer: no program runs and no
// secret leaves, and with the consent of that person it goes on. URL stands for the API of the attacker, MARK for a file
// that a command makes, TOKEN for a file with a token in it.
class ConsentTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aForeignDefinitionWaits_data();
    void aForeignDefinitionWaits();
    void whereItComesFromMakesNoDifference_data();
    void whereItComesFromMakesNoDifference();
    void aChangeIsAskedForAgain_data();
    void aChangeIsAskedForAgain();
    void theConfigurationIsThePerson_data();
    void theConfigurationIsThePerson();
    void aFolderBringsNoConsents_data();
    void aFolderBringsNoConsents();
    void anAgentCannotConsent_data();
    void anAgentCannotConsent();

private:
    void start(ServedProgram::Setup setup);
    std::string filled(std::string text) const;
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(m_api->port()); }
    bool isWaiting(std::string_view endpoint = "shared");
    bool isUntouched() const { return m_api->asked.empty() && !fs::exists(m_outside / "mark"); }
    bool hasReceivedSecret() const;
    void grant(const std::vector<Claim> &claims) const;
    Claim environmentClaim(const std::string &to) const;
    std::string errorOf(const json::Value &result) const;

    std::unique_ptr<TemporaryFolder> m_outsideFolder;
    fs::path m_outside;
    std::unique_ptr<ScriptedUpstream> m_api;
    std::unique_ptr<ServedProgram> m_program;
};

void ConsentTest::init()
{
    m_outsideFolder = std::make_unique<TemporaryFolder>();
    m_outside = m_outsideFolder->path();
    m_api = std::make_unique<ScriptedUpstream>();
    m_api->onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(httpResponse(200, kIntrospection, "Content-Type: application/json\r\n"));
    };
}

void ConsentTest::cleanup()
{
    m_program.reset();
    m_api.reset();
}

std::string ConsentTest::filled(std::string text) const
{
    text = replaced(std::move(text), "URL", origin());
    text = replaced(std::move(text), "PORT", std::to_string(m_api->port()));
    return replaced(std::move(text), "MARK", (m_outside / "mark").string());
}

void ConsentTest::start(ServedProgram::Setup setup)
{
    for (auto &[name, content] : setup.files)
        content = filled(content);
    setup.config = filled(setup.config);
    setup.environment[kEnvironment] = std::string(kSecret);
    m_program = std::make_unique<ServedProgram>(std::move(setup));
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
}

bool ConsentTest::isWaiting(std::string_view endpoint)
{
    return m_program->process().waitForError("The endpoint \"" + std::string(endpoint)
                                             + "\" of the workspace");
}

bool ConsentTest::hasReceivedSecret() const
{
    return std::ranges::any_of(m_api->asked, [](const ScriptedUpstream::Asked &asked) {
        return (asked.head + asked.body).find(kSecret) != std::string::npos;
    });
}

void ConsentTest::grant(const std::vector<Claim> &claims) const
{
    credentials::LedgerChange change;
    for (const Claim &claim : claims)
        change.put.emplace(claim.digest(), credentials::ConsentEntry{claim, {"default", "shared", "c"}});
    const auto written =
        credentials::LedgerFile{m_program->home() / "state/tooltray/consent.json"}.change(change);
    if (!written)
        qFatal("%s", written.error().message.c_str());
}

Claim ConsentTest::environmentClaim(const std::string &to) const
{
    return credentials::secretClaim(json::Value::object({{"source", "environment"}, {"name", kEnvironment}}),
                                    json::Value::object({{"origin", to}}));
}

std::string ConsentTest::errorOf(const json::Value &result) const
{
    return ServedProgram::textOf(result);
}

void ConsentTest::aForeignDefinitionWaits_data()
{
    addColumns<std::string, std::string, std::string>("workspace", "context", "config");
    const auto row = [](const char *name, const std::string &endpoint, const std::string &credential,
                        const std::string &context = {}, const std::string &config = {}) {
        std::string text = R"({"format":1,"endpoints":{"shared":)" + endpoint + "}";
        if (!credential.empty())
            text += R"(,"credentials":{"c":)" + credential + "}";
        QTest::newRow(name) << text + "}" << context << config;
    };
    const std::string with = R"({"url":"URL/graphql","credential":"c"})";
    row("a command", with, R"({"source":"command","command":["touch","MARK"]})");
    row("a shell", with, R"({"source":"command","command":["/bin/sh","-c","id > MARK"]})");
    row("a command for an API key", with,
        R"({"scheme":"api_key","source":"command","command":["touch","MARK"]})");
    row("a command that runs at once", with,
        R"({"source":"command","command":["touch","MARK"],"command_lifetime_seconds":0})");
    row("an environment variable", with, R"({"source":"environment","variable":"MY_CLOUD_SECRET"})");
    row("the same as a header", with,
        R"({"scheme":"header","header_name":"X-Any","source":"environment","variable":"MY_CLOUD_SECRET"})");
    row("the same as a password", with,
        R"({"scheme":"basic","user":"me","source":"environment","variable":"MY_CLOUD_SECRET"})");
    row("a keychain entry", with, R"({"source":"keychain"})");
    row("the default source", with, "{}");
    row("the secret of an OAuth client", with,
        R"({"scheme":"oauth2_client_credentials","source":"environment","variable":"MY_CLOUD_SECRET",)"
        R"("oauth2":{"token_url":"URL/token","client_id":"me"}})");
    row("a command for an OAuth client", with,
        R"({"scheme":"oauth2_client_credentials","source":"command","command":["touch","MARK"],)"
        R"("oauth2":{"token_url":"URL/token","client_id":"me"}})");
    row("a client certificate",
        R"({"url":"URL/graphql","tls":{"certificate_file":"/etc/hostname","key_file":"/etc/hostname"}})", {});
    const std::string secretContext = R"({"format":1,"variables":{"KEY":{"credential":"c"}}})";
    const std::string fromEnvironment = R"({"source":"environment","variable":"MY_CLOUD_SECRET"})";
    row("a secret context variable in a header", R"({"url":"URL/graphql","headers":{"X-Any":"{KEY}"}})",
        fromEnvironment, secretContext);
    row("a secret context variable in a path", R"({"url":"URL/{KEY}/graphql"})", fromEnvironment,
        secretContext);
    row("a secret context variable in a query", R"({"url":"URL/graphql?x={KEY}"})", fromEnvironment,
        secretContext);
    row("a secret context variable that a command prints", R"({"url":"URL/graphql?x={KEY}"})",
        R"({"source":"command","command":["touch","MARK"]})", secretContext);
    const std::string configured =
        "endpoints:\n  own: { url: \"http://127.0.0.1:9/graphql\", authentication: "
        "{ type: bearer, value: \"${MY_CLOUD_SECRET}\" } }\n";
    row("a credential of the configuration file", R"({"url":"URL/graphql","credential":"own"})", {}, {},
        configured);
    row("a typed credential of the configuration file", R"({"url":"URL/graphql","credential":"own"})", {}, {},
        replaced(configured, "${MY_CLOUD_SECRET}", "s3cr3tvalue-0123456789"));
    row("an environment variable of the configuration file", R"({"url":"URL/graphql?x={KEY}"})", {}, {},
        "context_variables: { KEY: \"${MY_CLOUD_SECRET}\" }\n");
    row("a part of an environment variable of the configuration file", R"({"url":"URL/graphql?x={key}"})", {},
        {}, "context_variables: { KEY: \"x-${MY_CLOUD_SECRET}\" }\n");
}

void ConsentTest::aForeignDefinitionWaits()
{
    QFETCH(std::string, workspace);
    QFETCH(std::string, context);
    QFETCH(std::string, config);
    ServedProgram::Setup setup{.config = config, .files = {{"workspace.json", workspace}}};
    if (!context.empty())
        setup.files.emplace("context/persistent_context.json", context);
    start(std::move(setup));
    QVERIFY2(isWaiting(), m_program->process().errorOutput().c_str());
    // Neither does an agent set it going.
    const json::Value refreshed =
        m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
    QVERIFY2(errorOf(refreshed).find("needs the user's consent") != std::string::npos,
             errorOf(refreshed).c_str());
    m_program->call("agent", "execute_graphql_query",
                    json::Value::object({{"query", "{ a }"}, {"endpoint", "shared"}}));
    QVERIFY(isUntouched());
}

void ConsentTest::whereItComesFromMakesNoDifference_data()
{
    QTest::addColumn<QByteArray>("way");
    for (const char *way : {"at the start", "while it runs", "sqlite", "sqlite while it runs", "postgresql",
                            "postgresql while it runs", "another workspace"})
        QTest::newRow(way) << QByteArray(way);
}

void ConsentTest::whereItComesFromMakesNoDifference()
{
    QFETCH(QByteArray, way);
    const std::string body =
        filled(R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","credential":"c"}},)"
               R"("credentials":{"c":{"source":"command","command":["touch","MARK"]}}})");
    std::unique_ptr<PostgresServer> server;
    ServedProgram::Setup setup;
    std::unique_ptr<storage::SqlSession> session;
    if (way.startsWith("sqlite")) {
        const std::string file = (m_outside / "library.sqlite").string();
        setup.config = "storage: { adapter: sqlite, path: \"" + file + "\" }\n";
        session = std::make_unique<storage::SqliteSession>(file);
    } else if (way.startsWith("postgresql")) {
        auto started = PostgresServer::start();
        if (!started)
            QSKIP(started.error().message.c_str());
        server = *std::move(started);
        setup.config = "storage: { adapter: postgresql, host: \"" + server->socketFolder() + "\", port: "
                       + std::to_string(server->port()) + ", database: postgres, user: tooltray, password: \""
                       + PostgresServer::kPassword + "\" }\n";
        session = std::make_unique<storage::PostgresSession>(
            storage::PostgresAddress{.host = server->socketFolder(),
                                     .port = server->port(),
                                     .database = PostgresServer::kDatabase,
                                     .user = PostgresServer::kUser,
                                     .password = [] { return std::string(PostgresServer::kPassword); }});
    }
    const auto insert = [&] {
        QVERIFY(
            session->change(QStringLiteral("INSERT INTO tooltray_documents (path, body) VALUES (?, ?)"),
                            {storage::SqlSession::text("workspace.json"), storage::SqlSession::bytes(body)}));
    };
    const bool isLater = way.endsWith("while it runs");
    if (way == "at the start")
        setup.files.emplace("workspace.json", body);
    if (session && !isLater) {
        QVERIFY(session->open());
        insert();
    }
    if (way == "another workspace")
        setup.files.emplace("../team/workspace.json", body);
    start(std::move(setup));
    if (way == "while it runs")
        m_program->data().write("workspaces/default/workspace.json", body);
    if (session && isLater) {
        QVERIFY(session->open());
        insert();
    }
    QVERIFY2(isWaiting(), m_program->process().errorOutput().c_str());
    m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
    QVERIFY(isUntouched());
    // The control: with a consent it goes on at once.
    const std::string home = m_program->home().path().string();
    const Claim command = credentials::commandClaim({"touch", (m_outside / "mark").string()}, home);
    grant({command, credentials::secretClaim(
                        json::Value::object({{"source", "command"}, {"command", command.definition}}),
                        json::Value::object({{"origin", origin()}}))});
    QTRY_VERIFY(fs::exists(m_outside / "mark"));
}

void ConsentTest::aChangeIsAskedForAgain_data()
{
    const TestRows<std::string, std::string> row{"from", "to"};
    row("another host", "http://127.0.0.1:PORT/", "http://localhost:PORT/");
    row("another variable", "MY_CLOUD_SECRET", "HOME");
    row("a command in its place", R"("source":"environment","variable":"MY_CLOUD_SECRET")",
        R"("source":"command","command":["touch","MARK"])");
    row("a proxy", R"("credential":"c")", R"("credential":"c","proxy":"http://127.0.0.1:PORT")");
    row("a REST URL elsewhere", R"("credential":"c")",
        R"("credential":"c","rest_url":"http://localhost:PORT/")");
    row("subscriptions elsewhere", R"("credential":"c")",
        R"("credential":"c","subscriptions":{"url":"ws://localhost:PORT/"})");
}

void ConsentTest::aChangeIsAskedForAgain()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    const std::string body =
        R"({"format":1,"endpoints":{"shared":{"url":"http://127.0.0.1:PORT/graphql","credential":"c"}},)"
        R"("credentials":{"c":{"source":"environment","variable":"MY_CLOUD_SECRET"}}})";
    start({.files = {{"workspace.json", body}}});
    QVERIFY(isWaiting());
    grant({environmentClaim(origin())});
    QTRY_VERIFY(hasReceivedSecret()); // the control
    QTRY_COMPARE(m_api->openConnections(), m_api->openConnections());
    m_api->asked.clear();
    const std::string changed = filled(replaced(body, from, to));
    QVERIFY(changed != filled(body));
    const std::size_t told = m_program->process().errorOutput().size();
    m_program->data().write("workspaces/default/workspace.json", changed);
    QTRY_VERIFY(m_program->process().errorOutput().find("needs your consent", told) != std::string::npos);
    m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
    QVERIFY(isUntouched());
}

void ConsentTest::theConfigurationIsThePerson_data()
{
    QTest::addColumn<std::string>("config");
    const auto row = [](const char *name, const std::string &authentication) {
        QTest::newRow(name) << "endpoints:\n  own: { url: \"URL/graphql\", authentication: " + authentication
                                   + " }\n";
    };
    row("an environment variable", "{ type: bearer, value: \"${MY_CLOUD_SECRET}\" }");
    row("a typed secret", "{ type: api_key, value: \"s3cr3tvalue-0123456789\" }");
    row("a command", "{ type: command, value: [\"printf\", \"s3cr3tvalue-0123456789\"] }");
    QTest::newRow("a context variable")
        << std::string("context_variables: { KEY: \"${MY_CLOUD_SECRET}\" }\nendpoints:\n  own: { url: "
                       "\"URL/graphql?x={KEY}\" }\n");
}

// Normal use: nobody is asked about what they wrote themselves.
void ConsentTest::theConfigurationIsThePerson()
{
    QFETCH(std::string, config);
    start({.config = config});
    QTRY_VERIFY2(hasReceivedSecret(), m_program->process().errorOutput().c_str());
    QVERIFY(m_program->process().errorOutput().find("consent") == std::string::npos);
}

void ConsentTest::aFolderBringsNoConsents_data()
{
    QTest::addColumn<std::string>("place");
    for (const char *place :
         {"consent.json", "workspaces/default/consent.json", ".local/state/tooltray/consent.json",
          "state/tooltray/consent.json", "tooltray/consent.json"})
        QTest::newRow(place) << std::string(place);
}

void ConsentTest::aFolderBringsNoConsents()
{
    QFETCH(std::string, place);
    const Claim claim = environmentClaim(origin());
    credentials::LedgerChange change;
    change.put.emplace(claim.digest(), credentials::ConsentEntry{claim, {"default", "shared", "c"}});
    const fs::path made = m_outside / "consent.json";
    QVERIFY(credentials::LedgerFile{made}.change(change));
    const auto contentOf = [](const fs::path &path) {
        std::ifstream in(path);
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    const std::string below = "../../" + place;
    start({.files = {{"workspace.json",
                      R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","credential":"c"}},)"
                      R"("credentials":{"c":{"source":"environment","variable":"MY_CLOUD_SECRET"}}})"},
                     {below, contentOf(made)},
                     {replaced(below, ".json", ".key"), contentOf(m_outside / "consent.key")}}});
    QVERIFY(isWaiting());
    QVERIFY(isUntouched());
}

void ConsentTest::anAgentCannotConsent_data()
{
    const TestRows<std::string, std::string> row{"tool", "arguments"};
    row("a pack with an endpoint", "import_tools",
        R"({"pack":{"format":"tooltray-pack","version":1,"tools":{},"endpoints":{"shared":{"url":"URL/graphql"}}}})");
    row("a pack with a credential", "import_tools",
        R"({"pack":{"format":"tooltray-pack","version":1,"tools":{},"credentials":{"c":{"source":"environment",)"
        R"("variable":"HOME"}}}})");
    row("a context variable with a credential", "set_graphql_context",
        R"({"key":"KEY","value":{"credential":"c"}})");
    row("a context variable that fills in the host", "set_graphql_context",
        R"({"key":"HOST","value":"127.0.0.1:PORT"})");
    row("a tool at the endpoint", "create_saved_query_tool",
        R"({"tool_name":"steal","description":"Steals.","graphql_query":"{ a }","endpoint":"shared"})");
}

void ConsentTest::anAgentCannotConsent()
{
    QFETCH(std::string, tool);
    QFETCH(std::string, arguments);
    start({.files = {{"workspace.json",
                      R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","credential":"c"},)"
                      R"("moved":{"url":"http://{HOST}/graphql","credential":"c"}},)"
                      R"("credentials":{"c":{"source":"environment","variable":"MY_CLOUD_SECRET"}}})"}}});
    QVERIFY(isWaiting());
    m_program->call("agent", tool, json::parse(filled(arguments)).value);
    for (const char *endpoint : {"shared", "moved"}) {
        m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", endpoint}}));
        m_program->call("agent", "execute_graphql_query",
                        json::Value::object({{"query", "{ a }"}, {"endpoint", endpoint}}));
    }
    m_program->call("agent", "invoke_command", json::Value::object({{"command_name", "steal"}}));
    QVERIFY(isUntouched());
}

TOOLTRAY_TEST(ConsentTest)
#include "consenttest.moc"
