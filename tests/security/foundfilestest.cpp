// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/ledgerfile.h"
#include "security/support/servedprogram.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QCryptographicHash>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace tooltray;
using namespace tooltray::test;
using credentials::Claim;
using ConfigFile = ServedProgram::ConfigFile;

namespace {

constexpr std::string_view kSecret = "s3cr3tvalue-0123456789";
constexpr const char *kVariable = "MY_CLOUD_SECRET";
constexpr const char *kWrite =
    R"({"format":1,"endpoint":"shared","active":"0.1.0","versions":{"0.1.0":{"description":"Writes a page.",)"
    R"("operation":{"method":"POST","path":"/written"}}}})";

std::string hashOf(std::string_view client)
{
    const QByteArray token = QByteArray::fromStdString(ServedProgram::token(client));
    return "sha256:" + QCryptographicHash::hash(token, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string sha256Of(std::string_view text)
{
    return "sha256:"
           + QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                      QCryptographicHash::Sha256)
                 .toHex()
                 .toStdString();
}

json::Value parsedObject(const std::string &text)
{
    return json::parse(text).value;
}

} // namespace

// What a file says that just lies in a folder is not what the person at this computer says: a config.yaml that nobody
// named, what a command or an authority consists of, and what somebody may do. URL stands for the API.
class FoundFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFoundConfigurationWaits_data();
    void aFoundConfigurationWaits();
    void aFoundConfigurationTakesNothingElse_data();
    void aFoundConfigurationTakesNothingElse();
    void aFileGivesNoEndpointMore_data();
    void aFileGivesNoEndpointMore();
    void aFileGivesNoClientMore_data();
    void aFileGivesNoClientMore();
    void aFileGivesNoToolMore_data();
    void aFileGivesNoToolMore();
    void aFileMakesNobodyAdministrator();
    void aScriptIsAskedAboutAgain_data();
    void aScriptIsAskedAboutAgain();
    void aSchemaIsReadFromNowhereElse();

private:
    std::unique_ptr<ServedProgram> started(const std::string &config, ConfigFile file);
    std::string filled(std::string text) const;
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(m_api->port()); }
    bool hasReceived(std::string_view text) const;
    void grant(const std::vector<credentials::ConsentEntry> &entries) const;
    void grantIn(const std::string &folder, const std::vector<credentials::ConsentEntry> &entries) const;
    bool isWritten(std::string_view client) const;
    // What the client's list says of the tool; "absent" where it is not in the list.
    std::string listedAs(std::string_view client) const;
    bool isRefused(std::string_view client) const;
    void writeWorkspace(const std::string &text) const;

    std::unique_ptr<ScriptedUpstream> m_api;
    std::unique_ptr<ServedProgram> m_program;
};

void FoundFilesTest::init()
{
    m_api = std::make_unique<ScriptedUpstream>();
    m_api->onRequest = [](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &) {
        peer.send(httpResponse(200, "{}", "Content-Type: application/json\r\n"));
    };
}

void FoundFilesTest::cleanup()
{
    m_program.reset();
    m_api.reset();
}

std::string FoundFilesTest::filled(std::string text) const
{
    for (std::size_t at = text.find("URL"); at != std::string::npos; at = text.find("URL", at + 1))
        text.replace(at, 3, origin());
    return text;
}

std::unique_ptr<ServedProgram> FoundFilesTest::started(const std::string &config, ConfigFile file)
{
    return std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config = filled(config), .configFile = file, .environment = {{kVariable, std::string(kSecret)}}});
}

bool FoundFilesTest::hasReceived(std::string_view text) const
{
    return std::ranges::any_of(m_api->asked, [text](const ScriptedUpstream::Asked &asked) {
        return (asked.head + asked.body).find(text) != std::string::npos;
    });
}

void FoundFilesTest::grant(const std::vector<credentials::ConsentEntry> &entries) const
{
    grantIn((m_program->data() / "workspaces").string(), entries);
}

void FoundFilesTest::grantIn(const std::string &folder,
                             const std::vector<credentials::ConsentEntry> &entries) const
{
    credentials::LedgerChange change;
    for (credentials::ConsentEntry entry : entries) {
        entry.subject.folder = folder;
        if (entry.claim.kind == Claim::Kind::Policy)
            entry.claim.definition.set("folder", folder);
        change.put.emplace(entry.claim.digest(), entry);
    }
    const auto written =
        credentials::LedgerFile{m_program->home() / "state/tooltray/consent.json"}.change(change);
    if (!written)
        qFatal("%s", written.error().message.c_str());
}

void FoundFilesTest::writeWorkspace(const std::string &text) const
{
    m_program->data().write("workspaces/default/workspace.json", filled(text));
}

bool FoundFilesTest::isWritten(std::string_view client) const
{
    m_program->call(client, "invoke_command",
                    json::Value::object({{"command_name", "write"}, {"parameters", json::Value::object()}}));
    return hasReceived("/written");
}

std::string FoundFilesTest::listedAs(std::string_view client) const
{
    const json::Value answer = m_program->request(client, "tools/list", json::Value::object());
    for (const json::Value &tool : answer["result"]["tools"].elements()) {
        if (tool["name"].toString() == "write")
            return tool["annotations"]["readOnlyHint"].toBool() ? "reads" : "writes";
    }
    return "absent";
}

bool FoundFilesTest::isRefused(std::string_view client) const
{
    m_api->asked.clear();
    return !isWritten(client);
}

void FoundFilesTest::aFoundConfigurationWaits_data()
{
    const TestRows<std::string> row{"config"};
    const auto endpoint = [&](const char *name, const std::string &more) {
        row(name, "endpoints:\n  own: { url: \"URL/graphql\", " + more + " }\n");
    };
    endpoint("an environment variable", "authentication: { type: bearer, value: \"${MY_CLOUD_SECRET}\" }");
    endpoint("a part of one", "authentication: { type: bearer, value: \"x-${MY_CLOUD_SECRET}\" }");
    endpoint("a default in its place",
             "authentication: { type: bearer, value: \"${NOT_THERE:-s3cr3tvalue-0123456789}\" }");
    endpoint("a secret that the file has",
             "authentication: { type: api_key, value: s3cr3tvalue-0123456789 }");
    endpoint("a command", "authentication: { type: command, value: [printf, s3cr3tvalue-0123456789] }");
    endpoint("a header", "headers: { X-Any: \"${MY_CLOUD_SECRET}\" }");
    row("a path", "endpoints:\n  own: { url: \"URL/${MY_CLOUD_SECRET}/graphql\" }\n");
    row("a path of REST", "endpoints:\n  own: { url: \"URL/graphql?${MY_CLOUD_SECRET}\", rest_url: "
                          "\"URL/${MY_CLOUD_SECRET}\" }\n");
    row("the short form", "graphql_endpoint: \"URL/graphql\"\nauthentication: { type: bearer, value: "
                          "\"${MY_CLOUD_SECRET}\" }\n");
    row("the URL of the short form", "graphql_endpoint: \"URL/graphql?${MY_CLOUD_SECRET}\"\n");
}

void FoundFilesTest::aFoundConfigurationWaits()
{
    QFETCH(std::string, config);
    const std::string endpoint = config.starts_with("graphql_endpoint") ? "default" : "own";
    m_program = started(config, ConfigFile::Found);
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    QVERIFY2(m_program->process().waitForError("The endpoint \"" + endpoint + "\" of the workspace"),
             m_program->process().errorOutput().c_str());
    m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", endpoint}}));
    QVERIFY(m_api->asked.empty());
    // The control: it is the same file that counts as the person where they name it, and in their own folder.
    for (const ConfigFile file : {ConfigFile::Named, ConfigFile::Usual}) {
        m_api->asked.clear();
        m_program = started(config, file);
        QTRY_VERIFY2(hasReceived(kSecret), m_program->process().errorOutput().c_str());
        QVERIFY(m_program->process().errorOutput().find("consent") == std::string::npos);
    }
}

void FoundFilesTest::aFoundConfigurationTakesNothingElse_data()
{
    addColumns<std::string, bool>("config", "isServedWhenNamed");
    const auto row = [](const char *name, const std::string &config, bool isServedWhenNamed = true) {
        QTest::newRow(name) << config << isServedWhenNamed;
    };
    const auto endpoint = [&](const char *name, const std::string &more) {
        row(name, "endpoints:\n  own: { url: \"http://127.0.0.1:9/graphql\", " + more + " }\n");
    };
    row("a context variable", "context_variables: { KEY: \"${MY_CLOUD_SECRET}\" }\n");
    row("a context variable of a URL",
        "context_variables: { KEY: \"x${MY_CLOUD_SECRET}\" }\nendpoints:\n  own: { "
        "url: \"http://127.0.0.1:9/graphql?x={KEY}\" }\n");
    for (const char *member : {"url", "rest_url"}) {
        const std::string other =
            member == std::string_view("url") ? "" : "url: \"http://127.0.0.1:9/graphql\", ";
        row(member,
            "endpoints:\n  own: { " + other + member + ": \"http://${MY_CLOUD_SECRET}.localhost:9/\" }\n");
    }
    row("a host of a URL in pieces",
        "endpoints:\n  own: { url: \"${NOT_THERE:-http://}${MY_CLOUD_SECRET}.localhost:9/\" }\n");
    row("the host of the short form",
        "graphql_endpoint: \"http://${MY_CLOUD_SECRET}.localhost:9/graphql\"\n");
    row("a mapping", "mappings: { m: { Any: \"${MY_CLOUD_SECRET}\" } }\n");
    row("an enumeration", "enumerations: { e: [ { name: Any, value: \"${MY_CLOUD_SECRET}\" } ] }\n");
    row("a title", "title: \"${MY_CLOUD_SECRET}\"\n");
    endpoint("a description", "description: \"${MY_CLOUD_SECRET}\"");
    endpoint("a user", "authentication: { type: basic, user: \"${MY_CLOUD_SECRET}\", value: x }");
    endpoint("a token URL",
             "authentication: { type: oauth2_client_credentials, value: x, client_id: me, token_url: "
             "\"http://127.0.0.1:9/${MY_CLOUD_SECRET}\" }");
    endpoint("a client id", "authentication: { type: oauth2_client_credentials, value: x, token_url: "
                            "\"http://127.0.0.1:9/t\", client_id: \"${MY_CLOUD_SECRET}\" }");
    endpoint("a proxy", "proxy: \"http://127.0.0.1:9/${MY_CLOUD_SECRET}\"");
    row("a place to store", "storage: { adapter: json, path: \"${MY_CLOUD_SECRET}\" }\n");
    row("the password of a database",
        "storage: { adapter: postgresql, host: 127.0.0.1, port: 9, database: d, password: "
        "\"${MY_CLOUD_SECRET}\" }\n",
        false);
    row("a database without a password",
        "storage: { adapter: postgresql, host: 127.0.0.1, port: 9, database: d }\n", false);
}

void FoundFilesTest::aFoundConfigurationTakesNothingElse()
{
    QFETCH(std::string, config);
    QFETCH(bool, isServedWhenNamed);
    m_program = started(config, ConfigFile::Found);
    QVERIFY(!m_program->isServing());
    QVERIFY2(m_program->process().waitForError("name it with --config"),
             m_program->process().errorOutput().c_str());
    QVERIFY(m_program->process().errorOutput().find(kSecret) == std::string::npos);
    if (!isServedWhenNamed)
        return;
    m_program = started(config, ConfigFile::Named);
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
}

void FoundFilesTest::aFileGivesNoEndpointMore_data()
{
    QTest::addColumn<bool>("isLater");
    QTest::newRow("at the start") << false;
    QTest::newRow("while it runs") << true;
}

// Without a window and a client that can ask, a mutation that needs a question is not sent.
void FoundFilesTest::aFileGivesNoEndpointMore()
{
    QFETCH(bool, isLater);
    const std::string allowing =
        R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","rest_url":"URL","mutations":"allow"}}})";
    ServedProgram::Setup setup{.files = {{"tools/write.json", kWrite}}};
    setup.files.emplace(
        "workspace.json",
        filled(isLater ? R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","rest_url":"URL"}}})"
                       : allowing));
    m_program = std::make_unique<ServedProgram>(std::move(setup));
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    QVERIFY(!isWritten("agent"));
    if (isLater)
        writeWorkspace(allowing);
    QVERIFY2(m_program->process().waitForError("mutations without asking"),
             m_program->process().errorOutput().c_str());
    QVERIFY(!isWritten("agent"));
    const Claim claim = credentials::policyClaim(
        parsedObject(filled(R"({"workspace":"default","endpoint":"shared","policy":{"mutations":"allow"},)"
                            R"("destinations":[{"origin":"URL"}]})")));
    grantIn("another/folder", {{claim, {"default", "shared", {}}}});
    QVERIFY(!isWritten("agent"));
    grant({{claim, {"default", "shared", {}}}});
    QTRY_VERIFY2(isWritten("agent"), m_program->process().errorOutput().c_str()); // the control
    // Another place is another endpoint.
    m_api->asked.clear();
    const std::size_t told = m_program->process().errorOutput().size();
    std::string moved = filled(allowing);
    for (std::size_t at = moved.find("127.0.0.1"); at != std::string::npos; at = moved.find("127.0.0.1"))
        moved.replace(at, 9, "localhost");
    writeWorkspace(moved);
    QTRY_VERIFY(m_program->process().errorOutput().find("mutations without asking", told)
                != std::string::npos);
    QVERIFY(!isWritten("agent"));
}

void FoundFilesTest::aFileGivesNoClientMore_data()
{
    addColumns<std::string, std::string>("before", "after");
    const std::string token = R"("token_hash":")" + hashOf("reader") + '"';
    const auto row = [&](const char *name, const std::string &before, const std::string &after) {
        QTest::newRow(name) << "{" + token + before + "}"
                            << "{" + token + after + "}";
    };
    const std::string any = R"(,"title":"later")";
    row("reads only, then writes", R"(,"policy":{"read_only":true})", any);
    row("no mutations, then some", R"(,"policy":{"mutations":"deny"})", any);
    row("no mutations, then all", R"(,"policy":{"mutations":"deny"})", R"(,"policy":{"mutations":"allow"})");
    row("one tool, then all", R"(,"policy":{"allowed_tools":["other"]})", any);
    row("one tool, then another", R"(,"policy":{"allowed_tools":["other"]})",
        R"(,"policy":{"allowed_tools":["write"]})");
    row("one tag, then all", R"(,"policy":{"allowed_tags":["other"]})", any);
    row("locked out, then let in", R"(,"enabled":false)", any);
}

void FoundFilesTest::aFileGivesNoClientMore()
{
    QFETCH(std::string, before);
    QFETCH(std::string, after);
    const auto workspace = [](const std::string &client) {
        return R"({"format":1,"clients":{"reader":)" + client + "}}";
    };
    const auto claimOf = [](const std::string &client) {
        json::Value rights = parsedObject(client);
        rights.remove("title");
        return Claim(credentials::policyClaim(json::Value::object(
            {{"workspace", "default"}, {"client", "reader"}, {"rights", std::move(rights)}})));
    };
    const credentials::ClaimSubject reader{"default", {}, {}, "reader"};
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .config =
            filled("endpoints:\n  shared: { url: \"URL/graphql\", rest_url: \"URL\", mutations: allow }\n"),
        .files = {{"tools/write.json", kWrite}, {"workspace.json", workspace(before)}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    grant({{claimOf(before), reader}});
    QVERIFY(!isWritten("reader"));
    writeWorkspace(workspace(after));
    QTRY_VERIFY2(m_program->process().errorOutput().find("what the client reader of") != std::string::npos,
                 m_program->process().errorOutput().c_str());
    QVERIFY(!isWritten("reader"));
    grant({{claimOf(after), reader}});
    QTRY_VERIFY2(isWritten("reader"), m_program->process().errorOutput().c_str()); // the control
    // Only what was accepted last counts.
    grant({{claimOf(before), reader}});
    QTRY_VERIFY(isRefused("reader"));
}

void FoundFilesTest::aFileGivesNoToolMore_data()
{
    addColumns<std::string, std::string, bool>("tool", "client", "isLater");
    const std::string request = R"({"method":"POST","path":"/written"})";
    const auto row = [](const char *name, const std::string &version, const std::string &pin = {}) {
        const std::string tool = R"({"format":1,"endpoint":"shared","active":"0.1.0","versions":{"0.1.0":)"
                                 + version + "}" + pin + "}";
        for (const char *client : {"reader", "careful"}) {
            for (const bool isLater : {false, true})
                QTest::addRow("%s, %s%s", name, client, isLater ? ", while it runs" : "")
                    << tool << std::string(client) << isLater;
        }
    };
    const std::string reading = R"({"description":"Reads.","operation":)" + request
                                + R"(,"annotations":{"read_only":true,"destructive":false}})";
    row("read-only by its own word", reading);
    row("an approval of its own", R"({"description":"Reads.","operation":{"method":"GET","path":"/read"}})",
        R"(,"pin":{"approved_at":"2026-01-01T00:00:00Z","endpoint":"shared","version":"0.1.0","definition":)"
            + reading + "}");
    row("several changes",
        R"({"description":"Writes.","behaviour":{"allow_multiple_mutations":true},"operation":{"steps":[)"
        R"({"name":"a","operation":)"
            + request + R"(},{"name":"b","operation":)" + request + "}]}}");
}

void FoundFilesTest::aFileGivesNoToolMore()
{
    QFETCH(std::string, tool);
    QFETCH(std::string, client);
    QFETCH(bool, isLater);
    ServedProgram::Setup setup{
        .config =
            filled("endpoints:\n  shared: { url: \"URL/graphql\", rest_url: \"URL\", mutations: allow }\n"),
        .clients = {{"agent"}, {"reader", "{ read_only: true }"}, {"careful", "{ mutations: deny }"}}};
    if (!isLater)
        setup.files.emplace("tools/write.json", tool);
    m_program = std::make_unique<ServedProgram>(std::move(setup));
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    if (isLater)
        m_program->data().write("workspaces/default/tools/write.json", tool);
    QVERIFY2(m_program->process().waitForError("A file lets the tool write"),
             m_program->process().errorOutput().c_str());
    QVERIFY(!isWritten(client));
    QCOMPARE(listedAs("reader"), std::string("absent"));
    QCOMPARE(listedAs("agent"), std::string("writes"));
    const bool isSeveral = tool.find("steps") != std::string::npos;
    if (isSeveral)
        QVERIFY(!isWritten("agent")); // not even the first of them
    const json::Value stored = parsedObject(tool);
    const bool isPinned = stored.contains("pin");
    const json::Value &version = isPinned ? stored["pin"]["definition"] : stored["versions"]["0.1.0"];
    json::Value said = json::Value::object(
        {{isSeveral ? "allow_multiple_mutations" : "read_only", json::Value(true)}, {"endpoint", "shared"}});
    said.set("operation", version["operation"]);
    const Claim claim = credentials::policyClaim(json::Value::object(
        {{"workspace", "default"},
         {"tool", "write"},
         {"policy", json::Value::object({{isPinned ? "pinned" : "0.1.0", std::move(said)}})}}));
    credentials::ClaimSubject subject{"default", {}, {}};
    subject.tool = "write";
    grant({{claim, subject}});
    QTRY_VERIFY2(isWritten(isSeveral ? "agent" : client),
                 m_program->process().errorOutput().c_str()); // the control
    if (isSeveral)
        return;
    QTRY_COMPARE(listedAs("agent"), std::string("reads"));
    QCOMPARE(listedAs("reader"), std::string("reads"));
}

void FoundFilesTest::aFileMakesNobodyAdministrator()
{
    const std::string client =
        R"({"token_hash":")" + hashOf("reader") + R"(","policy":{"rights":["administer"]}})";
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
        .files = {{"workspace.json", R"({"format":1,"clients":{"reader":)" + client + "}}"}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    const auto made = [this](const char *name) {
        const auto answer = m_program->http("POST", "/api/v1/workspaces", "reader",
                                            R"({"name":")" + std::string(name) + "\"}");
        return answer ? answer->status : 0;
    };
    QCOMPARE(made("first"), 403);
    grant({{credentials::policyClaim(json::Value::object(
                {{"workspace", "default"}, {"client", "reader"}, {"rights", parsedObject(client)}})),
            {"default", {}, {}, "reader"}}});
    QTRY_VERIFY(made("second") != 403); // the control: made, and once more there already
}

void FoundFilesTest::aScriptIsAskedAboutAgain_data()
{
    QTest::addColumn<std::string>("command");
    QTest::newRow("a program") << std::string(R"(["SCRIPT"])");
    QTest::newRow("an argument") << std::string(R"(["/bin/sh","SCRIPT"])");
    QTest::newRow("in the text for a shell") << std::string(R"(["/bin/sh","-c","/bin/sh SCRIPT; true"])");
}

void FoundFilesTest::aScriptIsAskedAboutAgain()
{
    QFETCH(std::string, command);
    m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    const std::filesystem::path script = m_program->workspace() / "token.sh";
    const auto write = [&](const std::string &text) {
        std::filesystem::remove(script); // which may be running
        m_program->data().write("workspaces/default/token.sh", text);
        std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    };
    const std::string honest = "#!/bin/sh\nprintf honest-token\n";
    write(honest);
    command.replace(command.find("SCRIPT"), 6, script.string());
    writeWorkspace(
        R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","credential":"c"}},"credentials":{"c":)"
        R"({"source":"command","command_lifetime_seconds":0,"command":)"
        + command + "}}}");
    QVERIFY2(m_program->process().waitForError("The endpoint \"shared\" of the workspace"),
             m_program->process().errorOutput().c_str());
    QVERIFY(m_api->asked.empty());
    std::vector<std::string> words;
    const json::Value list = parsedObject(command);
    for (const json::Value &word : list.elements())
        words.emplace_back(word.toString());
    const Claim run = credentials::commandClaim(words, m_program->home().path().string(),
                                                json::Value::object({{script.string(), sha256Of(honest)}}));
    grant(
        {{run, {"default", "shared", "c"}},
         {credentials::secretClaim(json::Value::object({{"source", "command"}, {"command", run.definition}}),
                                   json::Value::object({{"origin", origin()}})),
          {"default", "shared", "c"}}});
    QTRY_VERIFY2(hasReceived("honest-token"), m_program->process().errorOutput().c_str()); // the control
    const auto refresh = [this] {
        return m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
    };
    refresh(); // once it has ended, no check of the honest script is still about to start it
    write("#!/bin/sh\nprintf EVIL-token\n");
    const json::Value refreshed = refresh();
    QVERIFY2(ServedProgram::textOf(refreshed).find("needs the user's consent") != std::string::npos,
             ServedProgram::textOf(refreshed).c_str());
    QVERIFY(!hasReceived("EVIL-token"));
}

void FoundFilesTest::aSchemaIsReadFromNowhereElse()
{
    TemporaryFolder elsewhere;
    const std::string file =
        elsewhere.write("private.graphql", "type Query { s3cr3tvalue: String }").string();
    const std::string named = R"({"format":1,"endpoints":{"shared":{"url":"URL/graphql","schema":")";
    m_program = std::make_unique<ServedProgram>(
        ServedProgram::Setup{.files = {{"own.graphql", "type Query { own: String }"},
                                       {"workspace.json", filled(named + "own.graphql\"}}}")}}});
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    const auto schema = [this] {
        m_program->call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
        return ServedProgram::textOf(
            m_program->call("agent", "get_schema_info", json::Value::object({{"endpoint", "shared"}})));
    };
    QTRY_VERIFY2(schema().find("own") != std::string::npos, schema().c_str()); // the control
    writeWorkspace(named + file + "\"}}}");
    QVERIFY2(m_program->process().waitForError("The endpoint \"shared\" of the workspace"),
             m_program->process().errorOutput().c_str());
    QVERIFY2(schema().find("s3cr3tvalue") == std::string::npos, schema().c_str());
    grant({{credentials::fileClaim(file), {"default", "shared", {}}}});
    QTRY_VERIFY2(schema().find("s3cr3tvalue") != std::string::npos, schema().c_str());
}

TOOLTRAY_TEST(FoundFilesTest)
#include "foundfilestest.moc"
