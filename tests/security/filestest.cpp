// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

using namespace tooltray;
using namespace tooltray::test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

constexpr const char *kTool =
    R"({"format": 1, "kind": "graphql", "active": "0.1.0", "versions": {"0.1.0": {"document": "{ a }"}}})";

std::string normalAnswer(ServedProgram &program)
{
    const json::Value response = program.request("agent", "tools/list", json::Value::object());
    return response["result"]["tools"].size() > 0 ? std::string() : json::write(response);
}

void plant(const fs::path &path, const std::string &kind, const fs::path &victims)
{
    fs::remove_all(path);
    fs::create_directories(path.parent_path());
    if (kind == "link")
        fs::create_symlink(victims / "file", path);
    else if (kind == "dangling link")
        fs::create_symlink(victims / "new", path);
    else if (kind == "link to a folder")
        fs::create_directory_symlink(victims, path);
    else if (kind == "link to a device")
        fs::create_symlink("/dev/zero", path);
    else if (kind == "second name")
        fs::create_hard_link(victims / "file", path);
    else if (kind == "pipe")
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
    else if (kind == "folder")
        fs::create_directory(path);
    else
        QFAIL("There is no such kind.");
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    std::array<char, 11> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", std::gmtime(&now));
    return text.data();
}

// Connections that do nothing, or only begin to.
class Strangers {
    Q_DISABLE_COPY_MOVE(Strangers)

public:
    Strangers(std::uint16_t port, int count, const std::string &bytes)
    {
        rlimit limit{};
        getrlimit(RLIMIT_NOFILE, &limit);
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        for (int i = 0; i < count; ++i) {
            const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (socket < 0)
                break;
            m_sockets.push_back(socket);
            if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
                break;
            if (!bytes.empty())
                static_cast<void>(::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT));
        }
    }
    ~Strangers()
    {
        for (const int socket : m_sockets)
            ::close(socket);
    }
    std::size_t count() const { return m_sockets.size(); }

private:
    std::vector<int> m_sockets;
};

} // namespace

// What others put into the folders of a person, and what others do to the door without having a key.
class FilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPlantedLeadsNowhere_data()
    {
        addColumns<std::string, std::string>("place", "kind");
        const std::string workspace = "workspaces/default/";
        const auto row = [](const std::string &place, const char *kind) {
            QTest::newRow((place + ": " + kind).c_str()) << place << std::string(kind);
        };
        for (const std::string &file : {std::string("instance.lock"), workspace + ".lock"}) {
            for (const char *kind :
                 {"link", "dangling link", "link to a device", "second name", "pipe", "folder"})
                row(file, kind);
        }
        for (const std::string &file :
             {workspace + "journal/" + today() + ".jsonl", workspace + "journal/newest-id",
              workspace + "journal/retention.json", workspace + "workspace.json",
              workspace + "tools/planted.json", workspace + "context/persistent_context.json",
              workspace + ".gitignore", std::string("settings.json")}) {
            for (const char *kind : {"link", "dangling link", "pipe"})
                row(file, kind);
        }
        for (const char *folder : {"journal", "backups", "tools", "schemas", "context"})
            row(workspace + folder, "link to a folder");
    }
    void whatIsPlantedLeadsNowhere()
    {
        QFETCH(std::string, place);
        QFETCH(std::string, kind);
        ServedProgram program({});
        QVERIFY2(program.isServing(), program.process().errorOutput().c_str());
        QVERIFY(program.end().value_or(1min) < 2s);

        const TemporaryFolder victims;
        victims.write("file", "precious");
        const fs::path path = program.data() / place;
        plant(path, kind, victims.path());
        const auto begun = std::chrono::steady_clock::now();
        if (program.restart()) {
            QCOMPARE(normalAnswer(program), std::string());
            static_cast<void>(
                program.call("agent", "set_graphql_context",
                             json::Value::object({{"key", "A"}, {"value", "b"}, {"persist", true}})));
            const auto ended = program.end();
            QVERIFY2(ended && *ended < 2s, "it did not end in time");
        } else {
            // It says what is in the way, and what to do about it.
            QVERIFY(program.process().waitForExit(1s));
            const std::string &said = program.process().errorOutput();
            QVERIFY2(said.find(path.string()) != std::string::npos, said.c_str());
            QVERIFY2(said.find("Another Tooltray") == std::string::npos, said.c_str());
        }
        QVERIFY(std::chrono::steady_clock::now() - begun < 15s);
        QCOMPARE(victims.names(), std::vector<std::string>{"file"});
        QCOMPARE(victims.read("file"), std::string("precious"));

        fs::remove_all(path); // the control: without it all is well
        QVERIFY2(program.restart(), program.process().errorOutput().c_str());
        QCOMPARE(normalAnswer(program), std::string());
    }

    void aFolderOfBeforeBecomesPrivate()
    {
        ServedProgram program({.files = {{"tools/a.json", kTool}, {"notes/mine.txt", ""}}});
        QVERIFY(program.isServing());
        QVERIFY(program.end());
        for (const auto &entry : fs::recursive_directory_iterator(program.data().path()))
            fs::permissions(entry.path(), fs::perms(entry.is_directory() ? 0755 : 0644));
        fs::permissions(program.data().path(), fs::perms(0755));
        QVERIFY2(program.restart(), program.process().errorOutput().c_str());
        QCOMPARE(normalAnswer(program), std::string());
        QCOMPARE(fs::status(program.data().path()).permissions(), fs::perms(0700));
        for (const auto &entry : fs::recursive_directory_iterator(program.data().path())) {
            const fs::perms others =
                entry.symlink_status().permissions() & (fs::perms::group_all | fs::perms::others_all);
            if (entry.is_regular_file() || entry.is_directory())
                QVERIFY2(others == fs::perms::none, entry.path().c_str());
        }
    }

    void strangersKeepNobodyOut_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("nothing at all") << std::string();
        QTest::newRow("half a head") << std::string("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
        QTest::newRow("no token") << std::string("GET /mcp HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n");
        QTest::newRow("half a body without a token")
            << std::string("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    }
    void strangersKeepNobodyOut()
    {
        QFETCH(std::string, bytes);
        ServedProgram program({});
        QVERIFY(program.isServing());
        QCOMPARE(normalAnswer(program), std::string());
        const Strangers strangers(program.port(), 2'300, bytes);
        if (strangers.count() < 2'100)
            QSKIP("This process may not open enough connections.");
        for (int i = 0; i < 5; ++i) {
            const auto begun = std::chrono::steady_clock::now();
            QCOMPARE(normalAnswer(program), std::string());
            QVERIFY(std::chrono::steady_clock::now() - begun < 3s);
        }
        const auto ended = program.end();
        QVERIFY(ended && *ended < 3s);
    }

    void aDocumentHasALimit_data()
    {
        addColumns<int, bool>("count", "isRefused");
        QTest::newRow("control: two") << 2 << false;
        QTest::newRow("100,000 directives") << 100'000 << true;
        QTest::newRow("400,000 directives") << 400'000 << true;
    }
    void aDocumentHasALimit()
    {
        QFETCH(int, count);
        QFETCH(bool, isRefused);
        ServedProgram program({.arguments = {"--demo"}});
        QVERIFY(program.isServing());
        std::string document = "{ statistics";
        for (int i = 0; i < count; ++i)
            document += isRefused ? " @a" : " @include(if: true)";
        document += " { total } }";
        const auto begun = std::chrono::steady_clock::now();
        const json::Value result =
            program.call("agent", "validate_graphql_query",
                         json::Value::object({{"query", document}, {"endpoint", "demo"}}));
        QVERIFY(std::chrono::steady_clock::now() - begun < 5s);
        const std::string text = ServedProgram::textOf(result);
        QCOMPARE(text.find("tokens") != std::string::npos, isRefused);
        QVERIFY(program.health().value_or(1min) < 1s);
        const auto ended = program.end();
        QVERIFY(ended && *ended < 2s);
    }
};

TOOLTRAY_TEST(FilesTest)
#include "filestest.moc"
