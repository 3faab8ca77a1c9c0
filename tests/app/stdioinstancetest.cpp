// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"
#include "support/scriptedupstream.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QTest>

#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::test;

namespace {

using Arguments = std::vector<std::string>;
using Environment = std::map<std::string, std::string>;
using ProcessPtr = std::unique_ptr<ChildProcess>;

constexpr std::chrono::seconds kStarting{40};
constexpr const char *kSchema = "type Query { look(n: Int!): Int }\ntype Mutation { bump(n: Int!): Int }\n";

std::string modernRequest(int id, std::string_view method, std::string_view params = {})
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + std::to_string(id) + ",\"method\":\"" + std::string(method)
           + "\",\"params\":{" + std::string(params) + (params.empty() ? "" : ",")
           + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
             R"("io.modelcontextprotocol/clientCapabilities":{}}}})"
           + "\n";
}

std::string legacyRequest(int id, std::string_view method, std::string_view params = {})
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + std::to_string(id) + ",\"method\":\"" + std::string(method)
           + "\",\"params\":{" + std::string(params) + "}}\n";
}

constexpr std::string_view kHello =
    R"("protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"my-editor","version":"1"})";
constexpr std::string_view kInitializedLine =
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n";

std::string callOf(std::string_view tool, std::string_view arguments)
{
    return "\"name\":\"" + std::string(tool) + "\",\"arguments\":{" + std::string(arguments) + "}";
}

// The answer to a request; null when none comes. Everything else is skipped.
json::Value answerTo(ChildProcess &relay, int id, std::chrono::milliseconds patience = kStarting)
{
    while (const auto line = relay.readLine(patience)) {
        json::Value message = json::parse(*line).value;
        if (message["id"].toInt64() == id)
            return message;
    }
    return {};
}

json::Value ask(ChildProcess &relay, int id, std::string_view method, std::string_view params = {})
{
    relay.write(modernRequest(id, method, params));
    return answerTo(relay, id);
}

bool isServed(ChildProcess &relay, int id = 1)
{
    return ask(relay, id, "server/discover")["result"].isObject();
}

bool isRunning(pid_t process)
{
    return process > 1 && ::kill(process, 0) == 0;
}

} // namespace

// Programs that start `tooltray stdio`, and the Tooltray of their data folder, which comes and goes.
class StdioInstanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<TemporaryFolder>();
        m_folder->write("schema.graphql", kSchema);
        m_data = (*m_folder / "data").string();
        m_config.clear();
    }

    void cleanup()
    {
        if (const pid_t process = serverProcess(); isRunning(process))
            ::kill(process, SIGKILL);
    }

    // The official client library passes only these on: HOME LOGNAME PATH SHELL TERM USER.
    void findsTheProgramWhateverItsEnvironment_data()
    {
        QTest::addColumn<std::string>("option"); // of the relay, % for the folder of the test
        QTest::addColumn<std::string>("place");  // of the data folder
        QTest::newRow("nothing but a home") << std::string() << std::string("home/.local/share/tooltray");
        QTest::newRow("a folder that is named") << std::string("--data-dir=%/data") << std::string("data");
        QTest::newRow("a relative folder") << std::string("--data-dir=data") << std::string("data");
        QTest::newRow("a folder through a link") << std::string("--data-dir=%/link") << std::string("data");
        const std::string deep = "data/" + std::string(60, 'x') + '/' + std::string(60, 'y');
        QTest::newRow("a long path") << "--data-dir=%/" + deep << deep;
    }

    void findsTheProgramWhateverItsEnvironment()
    {
        QFETCH(std::string, option);
        QFETCH(const std::string, place);
        m_data = (*m_folder / place).string();
        std::filesystem::create_directories(*m_folder / "runtime");
        std::filesystem::create_directory_symlink(*m_folder / "data", *m_folder / "link");
        const std::string home = "HOME=" + (*m_folder / "home").string();
        ChildProcess server(TOOLTRAY_PROGRAM, {"serve", "--port", "0", "--data-dir", m_data},
                            {{"XDG_RUNTIME_DIR", (*m_folder / "runtime").string()}});
        QVERIFY2(server.readLine(kStarting), server.errorOutput().c_str());
        if (const std::size_t at = option.find('%'); at != std::string::npos)
            option.replace(at, 1, m_folder->path().string());
        const std::string command = "cd '" + m_folder->path().string() + "' && exec env -i '" + home
                                    + "' PATH=/usr/bin:/bin '" TOOLTRAY_PROGRAM "' stdio " + option;
        ChildProcess relay("/bin/sh", {"-c", command});
        QVERIFY2(isServed(relay), relay.errorOutput().c_str());
        QCOMPARE(serverProcess(), static_cast<pid_t>(server.id()));
        relay.closeInput();
        QCOMPARE(relay.waitForExit(), std::optional(0));
        QCOMPARE(relay.errorOutput(), std::string());
        QCOMPARE(server.waitForExit(std::chrono::milliseconds(0)), std::optional<int>()); // a person's stays
    }

    void severalAtOnceShareTheOneThatTheyStart()
    {
        std::vector<ProcessPtr> relays;
        for (int i = 0; i < 4; ++i) {
            relays.push_back(startRelay());
            relays.back()->write(modernRequest(1, "server/discover"));
        }
        for (const ProcessPtr &relay : relays)
            QVERIFY2(answerTo(*relay, 1)["result"].isObject(), relay->errorOutput().c_str());
        const pid_t server = serverProcess();
        QVERIFY(isRunning(server));
        // It stays for those that are left, and goes with the last one.
        while (relays.size() > 1)
            relays.pop_back();
        QVERIFY(isServed(*relays.front(), 2));
        QCOMPARE(serverProcess(), server);
        relays.front()->closeInput();
        QCOMPARE(relays.front()->waitForExit(), std::optional(0));
        QTRY_VERIFY(!isRunning(server));
        QVERIFY(!std::filesystem::exists(std::filesystem::path(m_data) / "instance.sock"));
    }

    void goesOnWhenTheProgramIsStartedAgain_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<bool>("isStartedAgain"); // by a person; else by the relay
        QTest::newRow("ended and started again") << SIGTERM << true;
        QTest::newRow("killed and started again") << SIGKILL << true;
        QTest::newRow("ended") << SIGTERM << false;
        QTest::newRow("killed") << SIGKILL << false;
    }

    void goesOnWhenTheProgramIsStartedAgain()
    {
        QFETCH(const int, signal);
        QFETCH(const bool, isStartedAgain);
        ProcessPtr server = startServer();
        const ProcessPtr relay = startRelay();
        QVERIFY2(isServed(*relay), relay->errorOutput().c_str());
        relay->write(legacyRequest(2, "initialize", kHello) + std::string(kInitializedLine));
        QVERIFY(answerTo(*relay, 2)["result"].isObject());
        server->sendSignal(signal);
        QVERIFY(server->waitForExit());
        if (isStartedAgain)
            server = startServer();
        relay->write(legacyRequest(3, "tools/list"));
        QVERIFY2(answerTo(*relay, 3)["result"].isObject(), relay->errorOutput().c_str());
        QVERIFY(isServed(*relay, 4));
        QCOMPARE(isStartedAgain, serverProcess() == static_cast<pid_t>(server->id()));
    }

    void thatOfAPersonTakesOver_data()
    {
        QTest::addColumn<bool>("isWindow");
        QTest::newRow("without a window") << false;
#ifdef TOOLTRAY_GUI
        QTest::newRow("with a window") << true;
#endif
    }

    void thatOfAPersonTakesOver()
    {
        QFETCH(const bool, isWindow);
        const ProcessPtr relay = startRelay();
        QVERIFY2(isServed(*relay), relay->errorOutput().c_str());
        const pid_t first = serverProcess();
        Arguments arguments{"--port", "0", "--data-dir", m_data};
        if (!isWindow)
            arguments.insert(arguments.begin(), "serve");
        // Qt warns where a window has no such folder.
        ChildProcess second(TOOLTRAY_PROGRAM, arguments, {{"XDG_RUNTIME_DIR", m_folder->path().string()}});
        QTRY_VERIFY_WITH_TIMEOUT(serverProcess() == static_cast<pid_t>(second.id()), 40'000);
        QTRY_VERIFY(!isRunning(first));
        QVERIFY2(isServed(*relay, 2), relay->errorOutput().c_str());
        QCOMPARE(second.errorOutput(), std::string());
        QCOMPARE(relay->errorOutput(), std::string());
    }

    void noCallIsLost_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::newRow("2026-07-28") << true;
        QTest::newRow("2025-11-25") << false;
    }

    // Whatever ends the server while calls are under way: each is answered once, and nothing is done twice.
    void noCallIsLost()
    {
        QFETCH(const bool, isModern);
        constexpr int kCalls = 10; // in each round
        std::map<int, int> bumps;
        ScriptedUpstream upstream;
        upstream.onRequest = [&bumps](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
            const std::size_t at = asked.body.find("bump(n: ");
            int n = 0;
            if (at != std::string::npos)
                std::from_chars(asked.body.data() + at + 8, asked.body.data() + asked.body.size(), n);
            ++bumps[n];
            peer.send(httpResponse(200, R"({"data":{"bump":1}})", "Content-Type: application/json\r\n"));
        };
        configure("endpoints: { shop: { url: \"" + upstream.url() + "\", schema: \""
                  + (*m_folder / "schema.graphql").string() + "\", mutations: allow } }\n");
        const auto request = isModern ? modernRequest : legacyRequest;
        const ProcessPtr relay = startRelay();
        if (!isModern) {
            relay->write(legacyRequest(0, "initialize", kHello) + std::string(kInitializedLine));
            QVERIFY2(answerTo(*relay, 0)["result"].isObject(), relay->errorOutput().c_str());
        }
        int last = 0;
        const auto callMore = [&] {
            for (int i = 0; i < kCalls; ++i) {
                ++last;
                relay->write(
                    request(last, "tools/call",
                            callOf("execute_graphql_query",
                                   R"("query":"mutation { bump(n: )" + std::to_string(last) + R"() }")")));
            }
        };
        std::map<int, json::Value> answers;
        const auto takeAnswers = [&] { // all of them
            while (static_cast<int>(answers.size()) < last) {
                const auto line = relay->readLine(kStarting);
                QVERIFY2(line, relay->errorOutput().c_str());
                json::Value message = json::parse(*line).value;
                if (message.contains("method"))
                    continue;
                const int id = static_cast<int>(message["id"].toInt64().value_or(-1));
                QVERIFY2(!answers.contains(id), line->c_str());
                answers.emplace(id, std::move(message));
            }
        };
        callMore();
        takeAnswers();
        std::vector<ProcessPtr> servers;
        for (const int end : {0, SIGTERM, 0, SIGKILL}) {
            callMore();
            if (end == 0) // a person's takes over
                servers.push_back(startServer());
            else
                ::kill(serverProcess(), end);
            callMore();
            takeAnswers();
        }
        int lost = 0;
        for (int id = 1; id <= last; ++id) {
            QVERIFY2(bumps[id] <= 1, std::to_string(id).c_str());
            const bool isDone = answers[id].contains("result") && !answers[id]["result"]["isError"].toBool();
            const std::string answer = json::write(answers[id]);
            if (isDone)
                QCOMPARE(bumps[id], 1);
            else
                QVERIFY2(answer.find("may have taken effect") != std::string::npos, answer.c_str());
            lost += isDone ? 0 : 1;
        }
        QVERIFY2(lost <= 2 * kCalls, std::to_string(lost).c_str()); // the kill alone
    }

    void aProgramIsAClientWithAName_data()
    {
        // client: --client
        // name: in the log
        const TestRows<std::string, std::string, std::string, bool> row{"client", "token", "name",
                                                                        "mayWrite"};
        row("what it says", "", "", "my-editor (stdio)", true);
        row("what its entry says", "desk", "", "desk (stdio)", true);
        row("the token of a client", "", "token-of-writer", "writer", true);
        row("the token of a client that only reads", "", "token-of-reader", "reader", false);
        row("the name of a client that only reads", "reader", "", "reader (stdio)", false);
        row("a token counts for more than a name", "reader", "token-of-writer", "writer", true);
    }

    void aProgramIsAClientWithAName()
    {
        QFETCH(const std::string, client);
        QFETCH(const std::string, token);
        QFETCH(const std::string, name);
        QFETCH(const bool, mayWrite);
        configure(clients("  reader: { token_hash: HASH(token-of-reader), policy: { read_only: true } }\n"
                          "  writer: { token_hash: HASH(token-of-writer) }\n"));
        const ProcessPtr relay = startRelay(client.empty() ? Arguments() : Arguments{"--client", client},
                                            {{"TOOLTRAY_TOKEN", token}});
        relay->write(legacyRequest(1, "initialize", kHello) + std::string(kInitializedLine));
        QVERIFY2(answerTo(*relay, 1)["result"].isObject(), relay->errorOutput().c_str());
        relay->write(legacyRequest(
            2, "tools/call",
            callOf("create_graphql_type", R"("type_name":"t1","type_definition":{"enum":["a"]})")));
        const json::Value made = answerTo(*relay, 2);
        QCOMPARE(made.contains("result") && !made["result"]["isError"].toBool(), mayWrite);
        const ProcessPtr script = startServer({"--print-connection"}); // takes over and looks
        QVERIFY(script->waitForExit(std::chrono::milliseconds(0)) == std::nullopt);
        relay->closeInput();
        QVERIFY(relay->waitForExit());
        QVERIFY2(journal().find("\"" + name + "\"") != std::string::npos, journal().c_str());
    }

    void saysThatATokenIsUnknown()
    {
        const ProcessPtr relay = startRelay({}, {{"TOOLTRAY_TOKEN", "old"}});
        const json::Value answer = ask(*relay, 1, "tools/list");
        QVERIFY2(answer["error"]["message"].toString().ends_with(
                     " refused the message with status 401. Unknown token. Ask the user to set the variable "
                     "TOOLTRAY_TOKEN to a token of this Tooltray, or to remove that variable."),
                 json::write(answer).c_str());
    }

    // What a person says of all that come without a token cannot be had off by a name.
    void aNameGivesNoRights()
    {
        configure(clients("  stdio: { token_hash: HASH(x), policy: { read_only: true } }\n"
                          "  writer: { token_hash: HASH(token-of-writer) }\n"));
        for (const Arguments &options :
             {Arguments{}, Arguments{"--client", "writer"}, Arguments{"--client", "x"}}) {
            const ProcessPtr relay = startRelay(options);
            const json::Value tools = ask(*relay, 1, "tools/list")["result"]["tools"];
            QVERIFY2(!tools.isEmpty(), relay->errorOutput().c_str());
            for (const json::Value &tool : tools.elements())
                QVERIFY2(tool["name"].toString() != "create_saved_query_tool",
                         options.empty() ? "" : "named");
        }
        const ProcessPtr relay = startRelay({}, {{"TOOLTRAY_TOKEN", "token-of-writer"}});
        const std::string tools = json::write(ask(*relay, 1, "tools/list"));
        QVERIFY(tools.find("create_saved_query_tool") != std::string::npos);
    }

    void saysWhyThereIsNoServer()
    {
        configure("nonsense: 1\n");
        const ProcessPtr relay = startRelay();
        const json::Value answer = ask(*relay, 1, "tools/list");
        QVERIFY2(answer["error"]["message"].toString().starts_with("Tooltray could not be started."),
                 json::write(answer).c_str());
        QVERIFY(relay->waitForError("config.yaml:2:1"));
        relay->sendSignal(SIGTERM);
        QCOMPARE(relay->waitForExit(std::chrono::seconds(2)), std::optional(0));
    }

    void onlyTheUserSeesLockPaths()
    {
        std::filesystem::create_directories(m_data + "/instance.lock");
        const ProcessPtr relay = startRelay();
        const std::string answer = json::write(ask(*relay, 1, "tools/list"));
        QVERIFY2(answer.find("Tooltray could not be started.") != std::string::npos, answer.c_str());
        QVERIFY2(answer.find("instance.lock") == std::string::npos, answer.c_str());
        QVERIFY(relay->waitForError(m_data + "/instance.lock"));
    }

    void endsWithinTwoSeconds()
    {
        ScriptedUpstream upstream; // that never answers
        configure("endpoints: { shop: { url: \"" + upstream.url() + "\", schema: \""
                  + (*m_folder / "schema.graphql").string() + "\" } }\n");
        const ProcessPtr server = startServer();
        const ProcessPtr relay = startRelay();
        relay->write(
            modernRequest(1, "tools/call", callOf("execute_graphql_query", R"("query":"{ look(n: 1) }")")));
        QTRY_VERIFY_WITH_TIMEOUT(!upstream.asked.empty(), 40'000);
        server->sendSignal(SIGTERM);
        QCOMPARE(server->waitForExit(std::chrono::seconds(2)), std::optional(0));
        relay->sendSignal(SIGTERM);
        QCOMPARE(relay->waitForExit(std::chrono::seconds(2)), std::optional(0));
    }

private:
    // For every server of the test; on a port that is free.
    void configure(const std::string &text)
    {
        m_config = m_folder->write("config.yaml", "server: { port: 0 }\n" + text).string();
    }

    static std::string clients(std::string text)
    {
        for (std::size_t at = text.find("HASH("); at != std::string::npos; at = text.find("HASH(")) {
            const std::size_t end = text.find(')', at);
            const QByteArray token = QByteArray::fromStdString(text.substr(at + 5, end - at - 5));
            text.replace(
                at, end + 1 - at,
                "\"sha256:"
                    + QCryptographicHash::hash(token, QCryptographicHash::Sha256).toHex().toStdString()
                    + "\"");
        }
        return "clients:\n" + text;
    }

    Arguments withFolder(Arguments arguments)
    {
        if (m_config.empty())
            configure({});
        arguments.insert(arguments.end(), {"--data-dir", m_data, "--config", m_config});
        return arguments;
    }

    ProcessPtr startRelay(const Arguments &options = {},
                          const Environment &environment = {{"TOOLTRAY_TOKEN", ""}})
    {
        Arguments arguments = withFolder({"stdio"});
        arguments.insert(arguments.end(), options.begin(), options.end());
        return std::make_unique<ChildProcess>(TOOLTRAY_PROGRAM, arguments, environment);
    }

    // Returns once it serves.
    ProcessPtr startServer(const Arguments &options = {})
    {
        Arguments arguments = withFolder({"serve"});
        arguments.insert(arguments.end(), options.begin(), options.end());
        auto server = std::make_unique<ChildProcess>(TOOLTRAY_PROGRAM, arguments);
        if (!server->readLine(kStarting))
            qWarning("%s", server->errorOutput().c_str());
        return server;
    }

    pid_t serverProcess() const
    {
        std::ifstream lock(std::filesystem::path(m_data) / "instance.lock");
        pid_t process = 0;
        lock >> process;
        return lock ? process : 0;
    }

    std::string journal() const
    {
        std::string text;
        const auto folder = std::filesystem::path(m_data) / "workspaces/default/journal";
        std::error_code error;
        for (const auto &file : std::filesystem::directory_iterator(folder, error)) {
            std::ifstream stream(file.path());
            text.append(std::istreambuf_iterator<char>(stream), {});
        }
        return text;
    }

    std::unique_ptr<TemporaryFolder> m_folder;
    std::string m_data;
    std::string m_config;
};

TOOLTRAY_TEST(StdioInstanceTest)
#include "stdioinstancetest.moc"
