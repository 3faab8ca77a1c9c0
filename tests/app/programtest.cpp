// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"
#include "support/httpconnection.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTcpServer>
#include <QTest>
#include <QUrl>

#include <charconv>
#include <csignal>

using namespace tooltray::test;

namespace {

using Arguments = std::vector<std::string>;

// "Tooltray serves on http://127.0.0.1:40123/mcp, data in ..." -> 40123
quint16 portOf(ChildProcess &program)
{
    constexpr std::string_view kBefore = "Tooltray serves on http://127.0.0.1:";
    const std::string line = program.readLine().value_or(std::string());
    quint16 port = 0;
    if (line.starts_with(kBefore))
        std::from_chars(line.data() + kBefore.size(), line.data() + line.size(), port);
    return port;
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Qt warns without one, and what a test started before this one is none of our business.
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().c_str()); }
    void init() { m_folder = std::make_unique<TemporaryFolder>(); }

    void versionAndHelpGoToStandardOutput()
    {
        ChildProcess version(TOOLTRAY_PROGRAM, {"--version"});
        QCOMPARE(version.waitForExit(), std::optional(0));
        QVERIFY(version.output().starts_with("Tooltray "));
        ChildProcess help(TOOLTRAY_PROGRAM, {"--help"});
        QCOMPARE(help.waitForExit(), std::optional(0));
        QVERIFY(help.output().find("Usage: tooltray") != std::string::npos);
    }

    void aWrongCommandLineEndsWithTwo()
    {
        ChildProcess program(TOOLTRAY_PROGRAM, {"--prot"});
        QCOMPARE(program.waitForExit(), std::optional(2));
        QCOMPARE(program.errorOutput(),
                 std::string("tooltray: There is no option --prot. Did you mean \"--port\"? "
                             "See tooltray --help.\n"));
        QCOMPARE(program.output(), std::string());
    }

    void itServesWithoutAWindowAndEndsCleanly_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void itServesWithoutAWindowAndEndsCleanly()
    {
        QFETCH(int, signal);
        ChildProcess program(TOOLTRAY_PROGRAM, serve(*m_folder));
        const quint16 port = portOf(program);
        QVERIFY2(port != 0, program.errorOutput().c_str());
        HttpConnection connection(port);
        connection.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n\r\n");
        const auto health = connection.readAnswer();
        QVERIFY(health);
        QCOMPARE(health->status, 200);
        QVERIFY2(health->body.find("\"status\":\"ok\"") != std::string::npos, health->body.c_str());
        program.sendSignal(signal);
        QCOMPARE(program.waitForExit(), std::optional(0));
        QCOMPARE(program.errorOutput(), std::string());
    }

    void itServesTheSampleApiWhenAsked()
    {
        Arguments arguments = serve(*m_folder);
        arguments.push_back("--demo");
        ChildProcess program(TOOLTRAY_PROGRAM, arguments);
        const quint16 port = portOf(program);
        QVERIFY2(port != 0, program.errorOutput().c_str());
        QCOMPARE(program.readLine(), std::optional("The sample GraphQL API is at http://127.0.0.1:"
                                                   + std::to_string(port) + "/demo/graphql"));
        HttpConnection connection(port);
        const auto answer =
            connection.exchange(httpRequest("POST", "/demo/graphql", "Content-Type: application/json\r\n",
                                            "{\"query\": \"{ statistics { total } }\"}"));
        QVERIFY(answer);
        QCOMPARE(answer->body, std::string("{\"data\":{\"statistics\":{\"total\":600}}}"));
    }

    void itPrintsHowToReachItForScripts()
    {
        Arguments arguments = serve(*m_folder);
        arguments.push_back("--print-connection");
        ChildProcess program(TOOLTRAY_PROGRAM, arguments);
        const auto line = program.readLine();
        QVERIFY2(line, program.errorOutput().c_str());
        const tooltray::json::Parsed connection = tooltray::json::parse(*line);
        QVERIFY2(connection, line->c_str());
        QVERIFY(connection.value["url"].toString().starts_with("http://127.0.0.1:"));
        QVERIFY(connection.value["url"].toString().ends_with("/mcp"));
        QVERIFY(connection.value["token"].toString().size() >= 32);
        program.sendSignal(SIGTERM);
        QCOMPARE(program.waitForExit(), std::optional(0));
        QCOMPARE(program.output(), *line + "\n");
    }

    void mistakesInTheConfigurationAreNamedWithTheirPlaces()
    {
        const std::string file =
            m_folder->write("bad.yaml", "surfaces: auto\nserver: { port: x }\n").string();
        Arguments arguments = serve(*m_folder);
        arguments.insert(arguments.end(), {"--config", file});
        ChildProcess program(TOOLTRAY_PROGRAM, arguments);
        QCOMPARE(program.waitForExit(), std::optional(1));
        const std::string &errors = program.errorOutput();
        QVERIFY2(errors.starts_with("tooltray: " + file + ":1:1: "), errors.c_str());
        QVERIFY2(errors.find("\n" + file + ":2:17: ") != std::string::npos, errors.c_str());
    }

    void aVariableThatIsNotSetIsToldOnceWithAllThatNeedsIt()
    {
        qunsetenv("TOOLTRAY_TEST_NONE");
        const std::string file =
            m_folder
                ->write("named.yaml", "endpoints:\n"
                                      "  a: {url: \"http://127.0.0.1:9/graphql\", authentication: "
                                      "{type: bearer, value: \"${TOOLTRAY_TEST_NONE}\"}}\n"
                                      "  b: {url: \"http://127.0.0.1:9/${TOOLTRAY_TEST_NONE}\"}\n")
                .string();
        Arguments arguments = serve(*m_folder);
        arguments.insert(arguments.end(), {"--config", file});
        ChildProcess program(TOOLTRAY_PROGRAM, arguments);
        const quint16 port = portOf(program);
        QVERIFY2(port != 0, program.errorOutput().c_str());
        program.sendSignal(SIGTERM);
        QCOMPARE(program.waitForExit(), std::optional(0));
        const std::string &errors = program.errorOutput();
        const std::size_t first = errors.find("TOOLTRAY_TEST_NONE is not set");
        QVERIFY2(first != std::string::npos, errors.c_str());
        QCOMPARE(errors.find("TOOLTRAY_TEST_NONE is not set", first + 1), std::string::npos);
        QCOMPARE(errors.find("could not be fetched"), std::string::npos);
        QVERIFY2(errors.find("the credential of the endpoint \"a\" cannot be used, and the endpoint \"b\" is "
                             "omitted.")
                     != std::string::npos,
                 errors.c_str());
    }

    void aSecondOneOnTheSameFolderSaysWhoHasIt()
    {
        ChildProcess first(TOOLTRAY_PROGRAM, serve(*m_folder));
        QVERIFY(portOf(first) != 0);
        ChildProcess second(TOOLTRAY_PROGRAM, serve(*m_folder));
        QCOMPARE(second.waitForExit(), std::optional(1));
        QCOMPARE(second.errorOutput(),
                 "tooltray: Another Tooltray (process " + std::to_string(first.id())
                     + ") uses this data folder. Use that one, stop it, or start with another --data-dir.\n");
    }

    void anotherFolderIsAnotherInstance()
    {
        const TemporaryFolder other;
        ChildProcess first(TOOLTRAY_PROGRAM, serve(*m_folder));
        ChildProcess second(TOOLTRAY_PROGRAM, serve(other));
        const quint16 firstPort = portOf(first);
        const quint16 secondPort = portOf(second);
        QVERIFY(firstPort != 0);
        QVERIFY(secondPort != 0);
        QVERIFY(firstPort != secondPort);
    }

    void aKilledOneLeavesNothingInTheWay()
    {
        ChildProcess first(TOOLTRAY_PROGRAM, serve(*m_folder));
        QVERIFY(portOf(first) != 0);
        first.sendSignal(SIGKILL);
        QCOMPARE(first.waitForExit(), std::optional(-SIGKILL));
        ChildProcess second(TOOLTRAY_PROGRAM, serve(*m_folder));
        QVERIFY2(portOf(second) != 0, second.errorOutput().c_str());
    }

    // Power may fail at any moment: what a client was told is done stays done.
    void whatItAcknowledgedSurvivesItsDeath()
    {
        for (int round = 0; round < 4; ++round) {
            Arguments arguments = serve(*m_folder);
            arguments.push_back("--print-connection");
            ChildProcess program(TOOLTRAY_PROGRAM, arguments);
            const auto line = program.readLine();
            QVERIFY2(line, program.errorOutput().c_str());
            const tooltray::json::Value told = tooltray::json::parse(*line).value;
            const std::string token(told["token"].toString());
            const auto port = static_cast<std::uint16_t>(
                QUrl(QString::fromStdString(std::string(told["url"].toString()))).port());
            HttpConnection connection(port);
            const auto call = [&](const std::string &tool, const std::string &body) {
                const auto answer = connection.exchange(httpRequest(
                    "POST", "/api/v1/agent/commands/" + tool,
                    "Content-Type: application/json\r\nAuthorization: Bearer " + token + "\r\n", body));
                return answer && answer->status == 200 ? answer->body : std::string();
            };
            const std::string types = call("list_graphql_types", "{}");
            for (int before = 0; before < round; ++before)
                QVERIFY2(types.find("type_" + std::to_string(before)) != std::string::npos, types.c_str());
            const std::string saved =
                call("create_graphql_type", "{\"type_name\":\"type_" + std::to_string(round)
                                                + "\",\"type_definition\":{\"enum\":[\"a\"]}}");
            program.sendSignal(SIGKILL);
            QVERIFY2(!saved.empty(), types.c_str());
            QCOMPARE(program.waitForExit(), std::optional(-SIGKILL));
        }
    }

    void aPortInUseIsNamed()
    {
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        const std::string port = std::to_string(occupant.serverPort());
        ChildProcess program(TOOLTRAY_PROGRAM,
                             {"serve", "--port", port, "--data-dir", m_folder->path().string()});
        QCOMPARE(program.waitForExit(), std::optional(1));
        QCOMPARE(program.errorOutput(), "tooltray: Port " + port + " is already in use on 127.0.0.1. "
                                            + "Choose another port, or end the program that uses it.\n");
    }

    void anUnusableDataFolderIsNamedAndLeftAlone()
    {
        // A file where a folder should be stops even root, whom permissions do not.
        const std::string folder = m_folder->write("file", "").string() + "/a/b";
        ChildProcess program(TOOLTRAY_PROGRAM, {"serve", "--data-dir", folder});
        QCOMPARE(program.waitForExit(), std::optional(1));
        const std::string &errors = program.errorOutput();
        QCOMPARE(std::ranges::count(errors, '\n'), 1);
        QVERIFY2(errors.find(folder) != std::string::npos, errors.c_str());
        QVERIFY2(errors.find("--data-dir") != std::string::npos, errors.c_str());
        QCOMPARE(m_folder->names(), Arguments{"file"});
    }

#ifdef TOOLTRAY_GUI
    void aWindowSaysThatTheDataFolderCannotBeUsed()
    {
        const std::string folder = m_folder->write("file", "").string() + "/a/b";
        ChildProcess program(TOOLTRAY_PROGRAM, {"--data-dir", folder});
        QVERIFY(program.waitForError(folder));
        QCOMPARE(program.waitForExit(std::chrono::milliseconds(300)),
                 std::optional<int>()); // somebody reads it
        program.sendSignal(SIGTERM);
        QCOMPARE(program.waitForExit(), std::optional(1));
    }

    void withoutADisplayItSaysSoAndServes()
    {
        ChildProcess program(TOOLTRAY_PROGRAM, window(),
                             {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}, {"QT_QPA_PLATFORM", ""}});
        QVERIFY(portOf(program) != 0);
        QCOMPARE(program.errorOutput(),
                 std::string("There is no display, so Tooltray serves without a window.\n"));
    }

    void aDisplayThatIsGoneIsNamedAndDoesNotEndIt()
    {
        ChildProcess program(TOOLTRAY_PROGRAM, window(),
                             {{"DISPLAY", ":59999"}, {"WAYLAND_DISPLAY", ""}, {"QT_QPA_PLATFORM", ""}});
        QVERIFY2(portOf(program) != 0, program.errorOutput().c_str());
        QCOMPARE(program.errorOutput(),
                 std::string("The display :59999 does not respond, so Tooltray serves without a window.\n"));
    }

    void aFileIsNotOpenedWithoutAWindow()
    {
        Arguments withFile = window();
        withFile.push_back("tools.pack.json");
        ChildProcess program(TOOLTRAY_PROGRAM, withFile,
                             {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}, {"QT_QPA_PLATFORM", ""}});
        QCOMPARE(program.waitForExit(), std::optional(1));
        QVERIFY2(program.errorOutput().find("tooltray tools import") != std::string::npos,
                 program.errorOutput().c_str());
    }

    void aSecondStartSaysThatTheFirstHasNoWindow()
    {
        ChildProcess first(TOOLTRAY_PROGRAM, serve(*m_folder));
        QVERIFY(portOf(first) != 0);
        ChildProcess second(TOOLTRAY_PROGRAM, window());
        QVERIFY(second.waitForError("another --data-dir.\n"));
        QCOMPARE(second.errorOutput(),
                 "tooltray: A Tooltray without a window (process " + std::to_string(first.id())
                     + ") already uses this data folder. Stop it where it was started, or start with another "
                       "--data-dir.\n");
        QCOMPARE(second.waitForExit(std::chrono::milliseconds(300)),
                 std::optional<int>()); // in a window, as somebody may have started it from a menu
        second.sendSignal(SIGTERM);
        QCOMPARE(second.waitForExit(), std::optional(1));
    }

    void aSecondStartShowsTheWindowOfTheFirst()
    {
        ChildProcess first(TOOLTRAY_PROGRAM, window());
        QTRY_VERIFY(std::filesystem::exists(*m_folder / "instance.lock"));
        ChildProcess second(TOOLTRAY_PROGRAM, window());
        QCOMPARE(second.waitForExit(), std::optional(0));
        QCOMPARE(second.errorOutput(), std::string());
        QCOMPARE(second.output(), std::string("Tooltray is already running; its window is shown.\n"));
        Arguments withFile = window();
        withFile.push_back((*m_folder / "no.pack.json").string()); // which its import says
        ChildProcess third(TOOLTRAY_PROGRAM, withFile);
        QCOMPARE(third.waitForExit(), std::optional(0));
        QCOMPARE(third.output(), second.output());
        first.sendSignal(SIGTERM);
        QCOMPARE(first.waitForExit(), std::optional(0));
    }
#endif

private:
    static Arguments serve(const TemporaryFolder &folder)
    {
        return {"serve", "--port", "0", "--data-dir", folder.path().string()};
    }
    Arguments window() const
    {
        return {"--port", "0", "--data-dir", m_folder->path().string()};
    }

    const TemporaryFolder m_runtime;
    std::unique_ptr<TemporaryFolder> m_folder;
};

TOOLTRAY_TEST(ProgramTest)
#include "programtest.moc"
