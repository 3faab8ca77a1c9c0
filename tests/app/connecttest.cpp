// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

#include <csignal>
#include <map>
#include <memory>

using namespace tooltray;
using namespace tooltray::test;

// `tooltray connect` with a program that serves, in a home folder of its own.
class ConnectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_home.becomeHome();
        m_server = std::make_unique<ChildProcess>(
            TOOLTRAY_PROGRAM, std::vector<std::string>{"serve", "--port", "0", "--data-dir", data()});
        QVERIFY2(m_server->readLine(), m_server->errorOutput().c_str());
    }

    void cleanupTestCase()
    {
        m_server->sendSignal(SIGTERM);
        QCOMPARE(m_server->waitForExit(), std::optional(0));
    }

    void twelveFilesAreWrittenAndUndoneByteForByte()
    {
        const json::Value listed = json::parse(run({"connect", "--list", "--json"})).value;
        std::vector<std::string> names;
        std::map<std::string, std::string> before; // by file, relative to the home folder
        for (const json::Value &client : listed["clients"].elements()) {
            names.emplace_back(client["client"].toString());
            const std::string file(client["file"].toString().substr(m_home.path().string().size() + 1));
            before[file] = file.ends_with("toml") ? "a = 1 # mine\n"
                           : file.ends_with("yaml")
                               ? "extensions:\n  # mine\n  other: {enabled: true}\n\nx: 1\n"
                               : "{\n  // mine\n  \"x\": [1, 2]\n}\n";
            m_home.write(file, before[file]);
        }
        QCOMPARE(before.size(), std::size_t(12));
        const std::string written = run({"connect", "--yes"}, names);
        QVERIFY2(written.find("\n+ ") != std::string::npos, written.c_str()); // the difference
        for (const auto &[file, text] : before)
            QVERIFY2(m_home.read(file).find("tooltray") != std::string::npos, file.c_str());
        const json::Value connected = json::parse(run({"connect", "--json"})).value;
        for (const json::Value &client : connected["clients"].elements())
            QCOMPARE(client["state"].toString(), std::string_view("current"));
        QCOMPARE(clientsWithToken(), std::size_t(12));
        run({"connect", "--undo"}, names);
        for (const auto &[file, text] : before)
            QCOMPARE(m_home.read(file), text);
        QCOMPARE(clientsWithToken(), std::size_t(0));
    }

    // A client keeps its own in the file, and the server was at another address the first time.
    void undoingLeavesNoEntryAndNoToken()
    {
        const std::string file = ".gemini/settings.json";
        m_home.write(file, "{\n  \"starts\": 1\n}\n");
        run({"connect", "gemini-cli", "--yes"});
        std::string text = m_home.read(file);
        const std::size_t port = text.find("127.0.0.1:") + 10;
        text.replace(port, text.find('/', port) - port, "1");
        text.replace(text.find(": 1"), 3, ": 2");
        m_home.write(file, text);
        run({"connect", "gemini-cli", "--yes"});
        QCOMPARE(clientsWithToken(), std::size_t(1));
        const std::string told = run({"connect", "gemini-cli", "--undo"});
        QVERIFY2(told.find("its token is no longer valid") != std::string::npos, told.c_str());
        QCOMPARE(m_home.read(file), std::string("{\n  \"starts\": 2\n}\n"));
        QCOMPARE(clientsWithToken(), std::size_t(0));
        // Nothing comes back by undoing it again.
        const std::string again = run({"connect", "gemini-cli", "--undo"});
        QVERIFY2(again.starts_with("Left unchanged: "), again.c_str());
        QCOMPARE(m_home.read(file), std::string("{\n  \"starts\": 2\n}\n"));
    }

    void aBrokenFileKeepsNoOtherConnected()
    {
        m_home.write(".gemini/settings.json", "{}");
        m_home.write(".cursor/mcp.json", "{}");
        run({"connect", "cursor", "gemini-cli", "--yes"});
        m_home.write(".cursor/mcp.json", "{");
        const std::string told = run({"connect", "--undo", "--all"});
        QVERIFY2(told.starts_with("It failed: "), told.c_str());
        QCOMPARE(m_home.read(".gemini/settings.json"), std::string("{}"));
        QCOMPARE(clientsWithToken(), std::size_t(1));
    }

private:
    std::string data() const { return (m_home / "data").string(); }

    // What it printed; of a command that succeeds.
    std::string run(std::vector<std::string> words, const std::vector<std::string> &more = {})
    {
        words.insert(words.end(), more.begin(), more.end());
        words.insert(words.end(), {"--data-dir", data()});
        ChildProcess program(TOOLTRAY_PROGRAM, words);
        program.closeInput();
        if (program.waitForExit() != std::optional(0))
            return "It failed: " + program.errorOutput();
        return program.output() + program.errorOutput();
    }

    std::size_t clientsWithToken()
    {
        return json::parse(run({"token", "list", "--json"})).value["clients"].size();
    }

    TemporaryFolder m_home;
    std::unique_ptr<ChildProcess> m_server;
};

TOOLTRAY_TEST(ConnectTest)
#include "connecttest.moc"
