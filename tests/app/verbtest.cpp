// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/schema.h"
#include "support/childprocess.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace tooltray;
using namespace tooltray::test;

namespace {

using Words = std::vector<std::string>;

constexpr std::chrono::seconds kVerbPatience{60};

struct Ended {
    int code = -1;
    std::string output;
    std::string errors;
};

Words wordsOf(const QByteArray &line)
{
    Words words;
    for (const QByteArray &word : line.split(' ')) {
        if (!word.isEmpty())
            words.push_back(word.toStdString());
    }
    return words;
}

std::string contentOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

json::Value outputSchemas()
{
    QFile file(QStringLiteral(TOOLTRAY_SOURCE_DIR "/docs/reference/output.schema.json"));
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()).value : json::Value();
}

// Why the text is not what the schema of the command says; empty when it is.
std::string misfit(const std::string &text, std::string command)
{
    static const json::Value schemas = outputSchemas();
    const json::Parsed parsed = json::parse(text);
    if (!parsed)
        return "no JSON: " + text;
    for (std::size_t at = command.find(' '); at != std::string::npos; at = command.find(' '))
        command.replace(at, 1, "%20");
    const auto compiled = jsonschema::Schema::compile(
        json::Value::object({{"$ref", "#/$defs/" + command}, {"$defs", schemas["$defs"]}}));
    if (!compiled.schema)
        return "no schema: " + compiled.errors.front().message;
    const auto errors = compiled.schema->validate(parsed.value);
    return errors.empty() ? std::string() : errors.front().message + "\n" + text;
}

// The first of the texts that a command did not print, with what it printed; empty when it printed all.
std::string untold(const Ended &ended, std::initializer_list<const char *> texts)
{
    const std::string all = ended.output + ended.errors;
    for (const char *text : texts) {
        if (all.find(text) == std::string::npos)
            return text + (" is missing:\n" + all);
    }
    return {};
}

} // namespace

// The verbs as people and scripts type them, with a program that serves and without one.
class VerbTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_home.becomeHome();
        m_data = (m_home / "data").string();
        m_home.write("next.graphql", "type Query { nothing: Int }\n");
        m_home.write("good.yaml", "server: {port: 8080}\n");
        m_home.write("bad.yaml", "server: {prot: 8080}\n");
        m_home.write("bad.pack.json",
                     R"({"format": "tooltray-pack", "version": 1, "tools": {"a": {"x": 1}}})");
        m_server = std::make_unique<ChildProcess>(
            TOOLTRAY_PROGRAM, Words{"serve", "--demo", "--port", "0", "--data-dir", m_data});
        QVERIFY2(m_server->readLine(kVerbPatience), m_server->errorOutput().c_str());
        const Ended imported = run("tools import demo");
        QCOMPARE(imported.code, 0);
        const Ended exported = run(("tools export --output " + (m_home / "demo.pack.json").string()).c_str());
        QCOMPARE(exported.code, 0);
    }

    void cleanupTestCase()
    {
        m_server->sendSignal(SIGTERM);
        QCOMPARE(m_server->waitForExit(), std::optional(0));
    }

    void outputsFitTheirSchemas_data()
    {
        // line: % stands for the folder of the test
        addColumns<QByteArray, QByteArray, int>("line", "schema", "code");
        const auto add = [](const char *line, const char *schema, int code = 0) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(schema) << code;
        };
        add("status", "status");
        add("connect --list", "connect");
        add("connect cursor --print", "connect");
        add("connect cursor --dry-run", "connect");
        add("connect cursor --yes", "connect");
        add("connect cursor --undo", "connect");
        add("endpoint list", "endpoint list");
        add("endpoint show demo", "endpoint show");
        add("endpoint test demo", "endpoint test");
        add("endpoint add http://127.0.0.1:9/graphql dead --no-test", "endpoint add");
        add("endpoint remove dead --yes", "endpoint remove");
        add("tools list", "tools list");
        add("tools show list_issues", "tools show");
        add("tools lint", "tools lint");
        add("tools disable list_users", "tools disable");
        add("tools enable list_users", "tools enable");
        add("tools pin list_users", "tools pin");
        add("tools review", "tools review");
        add("tools review list_users --restore", "tools review");
        add("call list_projects", "call");
        add("call list_projects --trace", "call");
        add("call list_projects --dry-run", "call");
        add("tools call get_statistics project=TRAY", "tools call");
        add("test list_projects", "test");
        add("tools import demo --dry-run", "tools import");
        add("tools import %/demo.pack.json", "tools import");
        add("tools export list_issues", "tools export");
        add("pack list", "pack list");
        add("pack inspect gitlab", "pack inspect");
        add("schema fetch demo", "schema fetch");
        add("schema search issues --endpoint demo", "schema search");
        add("schema info Issue --endpoint demo", "schema info");
        add("schema diff demo %/next.graphql", "schema diff", 1);
        add("approvals list", "approvals list");
        add("consent list", "consent list");
        add("token new ci --read-only", "token new");
        add("token list", "token list");
        add("token revoke ci", "token revoke");
        add("secret list", "secret list");
        add("journal", "journal");
        add("journal tool:list_projects --limit 1", "journal");
        add("journal --id 1", "journal");
        add("journal --har %/calls.har", "journal");
        add("workspace list", "workspace list");
        add("workspace new team", "workspace new");
        add("workspace rename team shop", "workspace rename");
        add("workspace remove shop --yes", "workspace remove");
        add("storage status", "storage status");
        add("backup list", "backup list");
        add("backup create --dry-run", "backup create");
        add("backup create before", "backup create");
        add("validate %/demo.pack.json", "validate");
        add("validate %/bad.pack.json", "validate", 5);
        add("validate %/data/workspaces/default", "validate");
        add("config check %/good.yaml", "config check");
        add("config check %/bad.yaml", "config check", 5);
        add("config show", "config show");
        add("config path", "config path");
        add("doctor", "doctor");
        add("doctor --ready", "doctor");
    }

    void outputsFitTheirSchemas()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, schema);
        QFETCH(const int, code);
        const Ended ended = run(line + " --json");
        QVERIFY2(ended.code == code, (ended.errors + ended.output).c_str());
        const std::string problem = misfit(ended.output, schema.toStdString());
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void failuresHaveTheirCodesAndSchema_data()
    {
        const TestRows<QByteArray, int, QByteArray> add{"line", "code", "error"};
        add("tools", 2, "unknown_command");
        add("tools list --nonsense", 2, "unknown_option");
        add("call list_projects nonsense", 2, "bad_argument");
        add("journal bogus:1", 2, "");
        add("tools show nope", 3, "tool_missing");
        add("call nope", 3, "tool_missing");
        add("endpoint show nope", 3, "endpoint_missing");
        add("token revoke nope", 3, "client_missing");
        add("connect nope", 3, "no_such_client");
        add("consent grant 12345678 --yes", 3, "no_such_consent");
        add("approvals deny 99", 3, "no_such_approval");
        add("tools import %/missing.json", 3, "file_unreadable");
        add("storage move --yes", 3, "nothing_to_move");
        add("backup restore 0000000099 --yes", 3, "backup_missing");
        add("connect cursor", 4, "not_confirmed");
        add("secret remove nope", 4, "not_confirmed");
        add("tools import %/bad.pack.json", 5, "pack_invalid");
        add("schema diff demo %/good.yaml", 5, "schema_invalid");
        add("workspace new Bad!", 5, "name_invalid");
        add("endpoint add http://127.0.0.1:9/graphql", 6, "");
    }

    void failuresHaveTheirCodesAndSchema()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, code);
        QFETCH(const QByteArray, error);
        const Ended ended = run(line + " --json");
        QVERIFY2(ended.code == code, (ended.errors + ended.output).c_str());
        QCOMPARE(ended.output, std::string());
        const std::string problem = misfit(ended.errors, "error");
        QVERIFY2(problem.empty(), problem.c_str());
        const std::string told(json::parse(ended.errors).value["error"]["code"].toString());
        QVERIFY2(error.isEmpty() || told == error.toStdString(), ended.errors.c_str());
    }

    void withoutOneThatServesTheFilesAreUsed()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        QCOMPARE(runIn(folder, "status").code, 7);
        QCOMPARE(runIn(folder, "doctor --ready").code, 10);
        QCOMPARE(runIn(folder, "approvals list").code, 7);
        QCOMPARE(runIn(folder, "journal --follow").code, 7);
        const Ended added = runIn(folder, "endpoint add http://127.0.0.1:9/graphql demo --no-test");
        QVERIFY2(added.code == 0, added.errors.c_str());
        const Ended imported =
            runIn(folder, QByteArray("tools import ") + (m_home / "demo.pack.json").c_str());
        QVERIFY2(imported.code == 0, imported.errors.c_str());
        const Ended list = runIn(folder, "tools list --json");
        QCOMPARE(list.errors, std::string()); // no line of a log
        QCOMPARE(misfit(list.output, "tools list"), std::string());
        QVERIFY(json::parse(list.output).value["tools"].size() > 10);
        QCOMPARE(runIn(folder, "call list_projects").code, 6); // nobody answers there
        QVERIFY(runIn(folder, "journal --json").output.find("list_projects") != std::string::npos);
        QVERIFY(
            runIn({}, "__complete -- tools show --data-dir " + QByteArray(folder.c_str()) + " list_p").output
            == "list_projects\t\n");
    }

    // Which shells tell as 130.
    void whatIsInterruptedEndsByTheSignal()
    {
        ChildProcess following(TOOLTRAY_PROGRAM, {"journal", "--follow", "--json", "--data-dir", m_data});
        QCOMPARE(run("call list_projects").code, 0);
        QVERIFY2(following.readLine(kVerbPatience), following.errorOutput().c_str());
        following.sendSignal(SIGINT);
        QCOMPARE(following.waitForExit(kVerbPatience), std::optional(-SIGINT));
    }

    void oneThatServesIsStartedOnRequest()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        other.write("data/config.yaml", "server: {port: 0}\n");
        const Ended started = runIn(folder, "status --start --json");
        QVERIFY2(started.code == 0, started.errors.c_str());
        const json::Value status = json::parse(started.output).value;
        QCOMPARE(status["state"].toString(), std::string_view("running"));
        QCOMPARE(json::parse(runIn(folder, "status --start --json").output).value["process"],
                 status["process"]);
        ::kill(static_cast<pid_t>(status["process"].toInt64().value_or(0)), SIGTERM);
        other.write("bad/config.yaml", "nonsense: 1\n");
        const Ended refused = runIn((other / "bad").string(), "status --start");
        QCOMPARE(refused.code, 7);
        QVERIFY2(refused.errors.find("nonsense") != std::string::npos, refused.errors.c_str());
    }

    void aLibraryIsMovedToAnotherStorage()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        QCOMPARE(runIn(folder, "endpoint add http://127.0.0.1:9/graphql demo --no-test").code, 0);
        QCOMPARE(runIn(folder, QByteArray("tools import ") + (m_home / "demo.pack.json").c_str()).code, 0);
        const json::Value before = json::parse(runIn(folder, "tools list --json").output).value;
        other.write("data/config.yaml", "storage: {adapter: sqlite}\n");
        for (const char *line :
             {"storage status --json", "storage move --dry-run --json", "storage move --yes --json"}) {
            const Ended ended = runIn(folder, line);
            QVERIFY2(ended.code == 0, ended.errors.c_str());
            const std::string verb = QByteArray(line).left(QByteArray(line).indexOf(" --")).toStdString();
            QCOMPARE(misfit(ended.output, verb), std::string());
        }
        const json::Value after = json::parse(runIn(folder, "tools list --json").output).value;
        QVERIFY(before["tools"].size() > 10);
        QCOMPARE(after["tools"].size(), before["tools"].size());
        QCOMPARE(runIn(folder, "storage move --yes").code, 3); // there is nothing left to move
    }

    // What a backup restores is what was there, also after files went; taking that back brings what came after.
    void aBackupBringsBackWhatWasThere()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        QCOMPARE(runIn(folder, "endpoint add http://127.0.0.1:9/graphql demo --no-test").code, 0);
        QCOMPARE(runIn(folder, QByteArray("tools import ") + (m_home / "demo.pack.json").c_str()).code, 0);
        const auto tool = other / "data/workspaces/default/tools/list_issues.json";
        const std::string before = contentOf(tool);
        QVERIFY(!before.empty());
        const Ended created = runIn(folder, "backup create whole --json");
        QVERIFY2(created.code == 0, created.errors.c_str());
        const std::string id(json::parse(created.output).value["backup"]["id"].toString());
        std::filesystem::remove(tool);
        QCOMPARE(runIn(folder, "endpoint add http://127.0.0.1:9/graphql later --no-test").code, 0);
        QCOMPARE(runIn(folder, "tools show list_issues").code, 3);
        const QByteArray restore = "backup restore " + QByteArray(id.c_str());
        QCOMPARE(runIn(folder, restore).code, 4); // there is nobody to ask
        QCOMPARE(runIn(folder, restore + " --dry-run").code, 0);
        QVERIFY(!std::filesystem::exists(tool));
        const Ended restored = runIn(folder, restore + " --yes --json");
        QVERIFY2(restored.code == 0, restored.errors.c_str());
        QCOMPARE(misfit(restored.output, "backup restore"), std::string());
        QCOMPARE(contentOf(tool), before);
        QCOMPARE(runIn(folder, "endpoint show later").code, 3);
        const json::Value list = json::parse(runIn(folder, "backup list --json").output).value;
        const std::string newest(list["backups"][std::size_t(0)]["id"].toString());
        QCOMPARE(runIn(folder, "backup restore --yes " + QByteArray(newest.c_str())).code, 0);
        QCOMPARE(runIn(folder, "endpoint show later").code, 0);
    }

    // Each opens the files in turn, and none takes another one for a program that serves.
    void commandsAtTheSameTimeWaitForEachOther()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        std::vector<std::unique_ptr<ChildProcess>> programs;
        for (const char *name : {"a", "b", "c", "d"})
            programs.push_back(std::make_unique<ChildProcess>(
                TOOLTRAY_PROGRAM, Words{"token", "new", name, "--data-dir", folder}));
        for (const auto &program : programs)
            QVERIFY2(program->waitForExit(kVerbPatience) == std::optional(0), program->errorOutput().c_str());
        const Ended list = runIn(folder, "token list --json");
        QCOMPARE(json::parse(list.output).value["clients"].size(), std::size_t(4));
    }

    void callsAndTestsSayWhatFailed()
    {
        const Ended failed = run("call get_issue");
        QCOMPARE(failed.code, 1);
        QCOMPARE(failed.output, std::string());
        QVERIFY2(failed.errors.starts_with("tooltray: "), failed.errors.c_str());
        const Ended tested = run(QByteArray("test list_projects --junit ") + (m_home / "report.xml").c_str());
        QVERIFY2(tested.code == 0, tested.output.c_str());
        QVERIFY(m_home.read("report.xml").find("<testsuite name=\"list_projects\" tests=\"2\"")
                != std::string::npos);
    }

    // A token and a secret are nowhere but where they are asked for.
    void tokensAreToldOnceAndSecretsNever()
    {
        const Ended made = run("token new once");
        QCOMPARE(made.code, 0);
        QCOMPARE(std::ranges::count(made.output, '\n'), 1);
        const std::string token = made.output.substr(0, made.output.size() - 1);
        QVERIFY(run("token list --json").output.find(token) == std::string::npos);
        QVERIFY(run("journal --json").output.find(token) == std::string::npos);
    }

    // The secret goes the way of standard input; without a keychain it is refused, and no credential is left.
    void aSecretThatCannotBeKeptLeavesNothingBehind()
    {
        ChildProcess set(TOOLTRAY_PROGRAM, {"secret", "set", "web", "--json", "--data-dir", m_data});
        set.write("s3cret-value-of-a-test\n");
        set.closeInput();
        QCOMPARE(set.waitForExit(kVerbPatience), std::optional(6));
        QCOMPARE(misfit(set.errorOutput(), "error"), std::string());
        QVERIFY(set.errorOutput().find("s3cret") == std::string::npos);
        QVERIFY(run("secret list --json").output.find("web") == std::string::npos);
        QCOMPARE(run("secret set web").code, 2); // nothing on standard input
    }

    // What a folder from elsewhere wants to run is listed with its terms, and done once they are granted.
    void whatAFolderBringsNeedsAConsent()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        other.write("data/config.yaml",
                    "endpoints:\n  shop:\n    url: http://127.0.0.1:9/graphql\n    schema: none\n"
                    "    authentication: {type: command, value: [echo, x]}\n");
        const Ended listed = runIn(folder, "consent list --pending --json");
        QVERIFY2(listed.code == 0, listed.errors.c_str());
        QCOMPARE(misfit(listed.output, "consent list"), std::string());
        const json::Value consent = json::parse(listed.output).value["consents"][0];
        QCOMPARE(consent["state"].toString(), std::string_view("pending"));
        const QByteArray id = QByteArray::fromStdString(std::string(consent["id"].toString())).left(16);
        for (const char *decision : {"deny", "revoke", "grant --yes"}) {
            const QByteArray verb = QByteArray("consent ") + decision + ' ' + id + " --json";
            const Ended decided = runIn(folder, verb);
            QVERIFY2(decided.code == 0, decided.errors.c_str());
            QCOMPARE(misfit(decided.output,
                            QByteArray(decision).split(' ').first().prepend("consent ").toStdString()),
                     std::string());
        }
        QVERIFY(runIn(folder, "consent list --json").output.find("granted") != std::string::npos);
    }

    // What the window finds at a URL, the command line finds as well, and tells of it.
    void aRestApiIsFoundByItsUrl()
    {
        const QByteArray rest = restDemo();
        for (const QByteArray &words :
             {rest + " found", rest + "/openapi.json described", rest + "/openapi.json named --openapi"})
            QCOMPARE(untold(run("endpoint add " + words), {" operations, ", "/demo/rest/openapi.json\n",
                                                           "requests go to:", "authentication:"}),
                     std::string());
        QCOMPARE(misfit(run("endpoint add " + rest + " fourth --dry-run --json").output, "endpoint add"),
                 std::string());
        QCOMPARE(run("endpoint add " + rest + "/nothing.json nothing --openapi").code, 6);
        QCOMPARE(run("endpoint show nothing").code, 3);
        QCOMPARE(untold(run("endpoint add " + rest + "/issues byhand --schema none"), {"defined by hand"}),
                 std::string());
        QCOMPARE(misfit(run("endpoint test found --json").output, "endpoint test"), std::string());
        QCOMPARE(untold(run("doctor"), {" describes Sample tracker with 11 operations."}), std::string());
        QCOMPARE(untold(run("endpoint test found"), {" operations, "}), std::string());
        const std::string list = run("endpoint list").output;
        const std::string row = list.substr(std::min(list.find("\nfound "), list.size() - 1) + 1);
        QCOMPARE(untold({0, row.substr(0, row.find('\n')), {}}, {"http:", " operations "}), std::string());
        QCOMPARE(untold(run("endpoint show found"), {" operations\n"}), std::string());
        QCOMPARE(untold(run("schema fetch found"), {" operations; 0 changes"}), std::string());
        QCOMPARE(untold(run("schema search open issues --endpoint found"), {"  operation  "}), std::string());
    }

    // A tool whose operation is gone is broken, with the reason, wherever tools are listed.
    void aChangedDescriptionIsToldWithTheToolsThatItBreaks()
    {
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        const std::string url = "http://127.0.0.1:9";
        const auto describe = [&](const std::string &version, const std::string &paths) {
            other.write("shop.yaml", "openapi: 3.0.3\ninfo: {title: Shop, version: '" + version
                                         + "'}\nservers: [{url: '" + url + "'}]\npaths:\n" + paths
                                         + "  /orders: {get: {responses: {'200': {description: ok}}}}\n");
        };
        describe("1", "  /statistics: {get: {responses: {'200': {description: ok}}}}\n");
        const QByteArray add =
            "endpoint add " + QByteArray((other / "shop.yaml").c_str()) + " shop --openapi";
        const Ended elsewhere = runIn(folder, add);
        QCOMPARE(elsewhere.code, 4); // no file decides where requests go
        QCOMPARE(untold(elsewhere, {"--rest-url http:"}), std::string());
        const Ended added = runIn(folder, add + " --rest-url " + url.c_str());
        QVERIFY2(added.code == 0, added.errors.c_str());
        for (const std::string name : {"orders", "statistics"}) {
            other.write("query.json", json::write(json::Value::object({{"graphql_query", "GET /" + name}})));
            const std::string line =
                "call create_saved_query_tool endpoint=shop description=Gets_them. tool_name=get_" + name
                + " --file " + (other / "query.json").string();
            const Ended made = runIn(folder, line.c_str());
            QVERIFY2(made.code == 0, made.errors.c_str());
        }
        QCOMPARE(runIn(folder, "tools list --broken").output, std::string("There are no tools.\n"));
        describe("2", "");
        const Ended fetched = runIn(folder, "schema fetch shop --json");
        QVERIFY2(fetched.code == 0, fetched.errors.c_str());
        QCOMPARE(misfit(fetched.output, "schema fetch"), std::string());
        const json::Value news = json::parse(fetched.output).value;
        QCOMPARE(news["api"]["version"].toString(), std::string_view("2"));
        QCOMPARE(news["broken_tools"][0]["name"].toString(), std::string_view("get_statistics"));
        QVERIFY2(news["changes"].toInt64().value_or(0) > 0, fetched.output.c_str());
        QCOMPARE(untold(runIn(folder, "schema fetch shop"),
                        {"Shop 2 has 1 operations; 0 changes", "Broken: get_statistics\n    "}),
                 std::string());
        const Ended broken = runIn(folder, "tools list --broken");
        QCOMPARE(untold(broken, {"\nget_statistics: "}), std::string());
        QVERIFY2(broken.output.find("get_orders") == std::string::npos, broken.output.c_str());
        QCOMPARE(untold(runIn(folder, "tools show get_orders"), {"state:         ok"}), std::string());
    }

    // What is told to agents speaks of tools to call and of a user to ask.
    void aPersonAtATerminalIsToldOfCommands()
    {
        QCOMPARE(untold(run("call get_issue"), {"tooltray tools show get_issue"}), std::string());
        QCOMPARE(untold(run("tools show refresh_schema"), {"detail=full"}), std::string());
        QCOMPARE(untold(run("call list_commands names:=[\"create_saved_query_tool\"] detail=full"),
                        {"graphql_query"}),
                 std::string());
        QCOMPARE(untold(run("call create_saved_query_tool"), {"tooltray call list_commands names:='["}),
                 std::string());
        const Ended preview = run("call list_projects --dry-run");
        QVERIFY2(preview.output.starts_with("POST http:"), preview.output.c_str());
        QCOMPARE(untold(run("connect goose"), {"Add --yes to confirm: Write "}), std::string());
        QCOMPARE(untold(run("connect goose --dry-run"), {"\n+ ", "Nothing was written to "}), std::string());
        QCOMPARE(run("serve --help").output, run("help serve").output);
        const TemporaryFolder other;
        const std::string folder = (other / "data").string();
        QCOMPARE(runIn(folder, "endpoint add " + restDemo().replace("rest", "graphql") + " demo").code, 0);
        QCOMPARE(runIn(folder, QByteArray("tools import ") + (m_home / "demo.pack.json").c_str()).code, 0);
        const Ended asked = runIn(folder, "call create_issue project=TRAY title=Mend");
        QCOMPARE(asked.code, 4);
        QCOMPARE(untold(asked, {"tooltray approvals list --follow"}), std::string());
    }

    // A call that changes something waits for whoever watches from a terminal, and only its digest approves it.
    void aWaitingCallIsApprovedByItsDigest()
    {
        const std::string url(json::parse(run("status --json").output).value["demo_url"].toString());
        QCOMPARE(run(QByteArray("endpoint add --mutations ask ") + url.c_str() + " asking").code, 0);
        QCOMPARE(run("tools import demo --endpoint demo=asking --on-conflict rename").code, 0);
        ChildProcess watch(TOOLTRAY_PROGRAM,
                           {"approvals", "list", "--follow", "--json", "--data-dir", m_data});
        // Until somebody watches, a call is refused at once and nothing is sent, so it is made again.
        std::unique_ptr<ChildProcess> call;
        const auto isShown = [&] {
            if (!call || call->id() == 0)
                call = std::make_unique<ChildProcess>(
                    TOOLTRAY_PROGRAM,
                    Words{"call", "create_issue_2", "project=TRAY", "title=Fix it", "--data-dir", m_data});
            return !watch.output().empty() || watch.id() == 0;
        };
        QVERIFY2(QTest::qWaitFor(isShown, kPatienceMs), call->errorOutput().c_str());
        const auto line = watch.readLine(kVerbPatience);
        QVERIFY2(line, watch.errorOutput().c_str());
        QCOMPARE(misfit(*line, "approvals list"), std::string());
        const json::Value card = json::parse(*line).value;
        const QByteArray id = QByteArray::number(qlonglong(card["id"].toInt64().value_or(0)));
        QCOMPARE(misfit(run("approvals show " + id + " --json").output, "approvals show"), std::string());
        const QByteArray digest = QByteArray::fromStdString(std::string(card["digest"].toString()));
        QCOMPARE(run("approvals approve " + id + ' ' + digest).code, 4); // there is no terminal
        QCOMPARE(atTerminal("approvals approve " + id + " 000000000000").code, 4);
        const Ended approved = atTerminal("approvals approve --json " + id + ' ' + digest);
        QVERIFY2(approved.code == 0, approved.output.c_str());
        QCOMPARE(misfit(approved.output, "approvals approve"), std::string());
        QCOMPARE(call->waitForExit(kVerbPatience), std::optional(0));
        QVERIFY2(call->output().find("TRAY-") != std::string::npos, call->output().c_str());
    }

private:
    // Where the sample API has its description.
    QByteArray restDemo()
    {
        const std::string url(json::parse(run("status --json").output).value["demo_url"].toString());
        return QByteArray::fromStdString(url.substr(0, url.find("/demo/")) + "/demo/rest");
    }

    Ended runIn(const std::string &folder, const QByteArray &line)
    {
        Words words = wordsOf(QByteArray(line).replace("%", m_home.path().c_str()));
        if (!folder.empty())
            words.insert(words.end(), {"--data-dir", folder});
        ChildProcess program(TOOLTRAY_PROGRAM, words);
        program.closeInput();
        const auto code = program.waitForExit(kVerbPatience);
        return {code.value_or(-1000), program.output(), program.errorOutput()};
    }

    Ended run(const QByteArray &line) { return runIn(m_data, line); }

    // With a terminal as its standard input and output.
    Ended atTerminal(const QByteArray &line)
    {
        const std::string command =
            "exec '" TOOLTRAY_PROGRAM "' " + line.toStdString() + " --data-dir '" + m_data + '\'';
        ChildProcess program("/usr/bin/script", {"-qec", command, "/dev/null"});
        const auto code = program.waitForExit(kVerbPatience);
        return {code.value_or(-1000), program.output(), program.errorOutput()};
    }

    TemporaryFolder m_home;
    std::string m_data;
    std::unique_ptr<ChildProcess> m_server;
};

TOOLTRAY_TEST(VerbTest)
#include "verbtest.moc"
