// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"
#include "security/support/servedprogram.h"
#include "support/childprocess.h"
#include "support/eventually.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <functional>
#include <memory>
#include <poll.h>
#include <pwd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::string_view kDiscover =
    R"({"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":)"
    "\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}}}\n";

// Root as somebody else, to whom the folder is open, for as long as this lives.
class OtherUser {
public:
    OtherUser()
    {
        const ::passwd *nobody = ::getpwnam("nobody");
        m_isOther = nobody != nullptr && ::seteuid(nobody->pw_uid) == 0;
    }
    OtherUser(const OtherUser &) = delete;
    OtherUser &operator=(const OtherUser &) = delete;
    ~OtherUser()
    {
        if (m_isOther && ::seteuid(0) != 0)
            qFatal("Nobody cannot be root again.");
    }

private:
    bool m_isOther;
};

bool canBeSomebodyElse()
{
    return ::geteuid() == 0 && ::getpwnam("nobody") != nullptr;
}

// All that the other end says until it closes, for five seconds at most.
std::string readAll(const FileDescriptor &connection)
{
    std::string text;
    std::array<char, 1024> bytes{};
    pollfd readable{connection.number(), POLLIN, 0};
    while (::poll(&readable, 1, 5000) > 0) {
        const auto count = ::recv(connection.number(), bytes.data(), bytes.size(), 0);
        if (count <= 0)
            break;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return text;
}

FileDescriptor connectionTo(const std::filesystem::path &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    path.string().copy(address.sun_path, sizeof(address.sun_path) - 1);
    FileDescriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
    if (::connect(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address)) != 0)
        return FileDescriptor();
    return socket;
}

} // namespace

// What other users of this computer, and whoever may write into the folder, can do to the way from a program's standard
// input to the Tooltray of its user.
class LocalUsersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<TemporaryFolder>();
        m_config = m_folder->write("config.yaml", "server: { port: 0 }\n").string();
        m_data = (*m_folder / "data").string();
        std::filesystem::create_directories(m_data);
    }

    void cleanup()
    {
        std::ifstream lock(m_data + "/instance.lock");
        pid_t process = 0;
        if (lock >> process; process > 1)
            ::kill(process, SIGKILL);
    }

    void theSocketIsForItsUserAlone()
    {
        ServedProgram program({});
        QVERIFY(program.isServing());
        struct stat found = {};
        QCOMPARE(::lstat((program.data() / "instance.sock").c_str(), &found), 0);
        QVERIFY(S_ISSOCK(found.st_mode));
        QCOMPARE(found.st_mode & 0777U, 0600U);
        QCOMPARE(found.st_uid, ::geteuid());
        // Nothing lies where others can put something before.
        const QByteArray hash = QCryptographicHash::hash(
            QByteArray::fromStdString(std::filesystem::canonical(program.data().path()).string()),
            QCryptographicHash::Sha256);
        QVERIFY(!QFileInfo::exists(QDir::tempPath() + QStringLiteral("/tooltray-")
                                   + QString::fromLatin1(hash.toHex().left(24))));
    }

    void whatHasTheNameOfTheSocketIsHarmless_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("control: nothing") << std::string("nothing") << true;
        QTest::newRow("a socket that a killed process left") << std::string("socket") << true;
        QTest::newRow("a link to a file") << std::string("link") << true;
        QTest::newRow("a link to nothing") << std::string("loose link") << true;
        QTest::newRow("a link to a socket in another folder") << std::string("foreign link") << true;
        QTest::newRow("a file") << std::string("file") << false;
        QTest::newRow("a pipe") << std::string("pipe") << false;
        QTest::newRow("a folder") << std::string("folder") << false;
    }

    void whatHasTheNameOfTheSocketIsHarmless()
    {
        QFETCH(const std::string, kind);
        QFETCH(const bool, isReplaced);
        const auto place = std::filesystem::path(m_data) / "instance.sock";
        const auto victim = m_folder->write("victim", "content of somebody");
        FileDescriptor other;
        if (kind == "socket")
            std::ignore = app::listenIn(m_data).value();
        else if (kind == "link")
            std::filesystem::create_symlink(victim, place);
        else if (kind == "loose link")
            std::filesystem::create_symlink(*m_folder / "made", place);
        else if (kind == "file")
            std::filesystem::copy(victim, place);
        else if (kind == "pipe")
            QCOMPARE(::mkfifo(place.c_str(), 0600), 0);
        else if (kind == "folder")
            std::filesystem::create_directory(place);
        if (kind == "foreign link") {
            std::filesystem::create_directory(*m_folder / "other");
            other = app::listenIn((*m_folder / "other").string()).value();
            std::filesystem::create_symlink(*m_folder / "other/instance.sock", place);
        }
        const auto program = serve();
        const std::string line = program->readLine(std::chrono::seconds(30)).value_or("");
        QVERIFY2(line.starts_with("Tooltray serves on"), program->errorOutput().c_str());
        struct stat found = {};
        QCOMPARE(::lstat(place.c_str(), &found), 0);
        QCOMPARE(S_ISSOCK(found.st_mode), isReplaced);
        QCOMPARE(program->errorOutput().find("instance.sock cannot be used") != std::string::npos,
                 !isReplaced);
        QCOMPARE(m_folder->read("victim"), std::string("content of somebody"));
        QVERIFY(!std::filesystem::exists(*m_folder / "made"));
        if (kind == "foreign link")
            QVERIFY(std::filesystem::exists(*m_folder / "other/instance.sock"));
        if (isReplaced) {
            const auto relay = startRelay();
            relay->write(kDiscover);
            const std::string answer = relay->readLine(std::chrono::seconds(30)).value_or("");
            QVERIFY2(answer.find("\"result\"") != std::string::npos, answer.c_str());
        }
    }

    // The folder is as open as it can be, and somebody else was there first.
    void aSocketOfAnotherUserIsNotUsed_data()
    {
        QTest::addColumn<bool>("isOther");
        QTest::newRow("control: the same user") << false;
        QTest::newRow("another user") << true;
    }

    void aSocketOfAnotherUserIsNotUsed()
    {
        if (!canBeSomebodyElse())
            QSKIP("Only root can try this as another user.");
        QFETCH(const bool, isOther);
        openToAll();
        FileDescriptor listener;
        {
            std::unique_ptr<OtherUser> other = isOther ? std::make_unique<OtherUser>() : nullptr;
            listener = app::listenIn(m_data).value();
        }
        std::filesystem::permissions(m_data + "/instance.sock", std::filesystem::perms::all);
        const auto relay = startRelay();
        relay->write(kDiscover);
        FileDescriptor arrived;
        QVERIFY(eventually([&] {
            arrived = app::acceptFrom(listener.number());
            return arrived.isOpen();
        }));
        if (!isOther) { // a question comes, and the answer is believed
            pollfd readable{arrived.number(), POLLIN, 0};
            QVERIFY(eventually([&] { return ::poll(&readable, 1, 0) > 0; }));
            return;
        }
        QCOMPARE(readAll(arrived), std::string()); // nothing of the agent, no token
        const std::string answer = relay->readLine(std::chrono::seconds(30)).value_or("");
        QVERIFY2(answer.find("the Tooltray of another user") != std::string::npos, answer.c_str());
    }

    void anotherUserIsNotAnswered_data()
    {
        QTest::addColumn<std::string>("question");
        QTest::addColumn<bool>("isOther");
        for (const char *question : {R"({"ask":"server"})", R"({"ask":"server","client":"writer"})",
                                     R"({"ask":"server","token":true})", R"({"ask":"place"})",
                                     R"({"ask":"window"})", "connect", "raise", ""})
            QTest::newRow(question) << std::string(question) << true;
        QTest::newRow("control: the same user") << std::string(R"({"ask":"server"})") << false;
    }

    void anotherUserIsNotAnswered()
    {
        if (!canBeSomebodyElse())
            QSKIP("Only root can try this as another user.");
        QFETCH(const std::string, question);
        QFETCH(const bool, isOther);
        openToAll();
        const auto program = serve();
        QVERIFY(program->readLine(std::chrono::seconds(30)));
        openToAll();
        std::filesystem::permissions(m_data + "/instance.sock", std::filesystem::perms::all);
        FileDescriptor connection;
        {
            std::unique_ptr<OtherUser> other = isOther ? std::make_unique<OtherUser>() : nullptr;
            connection = connectionTo(m_data + "/instance.sock");
        }
        QVERIFY(connection.isOpen());
        const std::string line = question + "\n";
        std::ignore = ::send(connection.number(), line.data(), line.size(), MSG_NOSIGNAL);
        if (!isOther)
            ::shutdown(connection.number(), SHUT_WR);
        const std::string said = readAll(connection);
        QVERIFY2(said.find("token") == std::string::npos || !isOther, said.c_str());
        QVERIFY2(said.find("url") == std::string::npos || !isOther, said.c_str());
        if (isOther)
            QVERIFY2(said.empty() || said.find("another user") != std::string::npos, said.c_str());
        QCOMPARE(program->waitForExit(std::chrono::milliseconds(0)), std::optional<int>());
    }

    void badQuestionsEndTheConnectionOnly_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("no JSON") << std::string("hello\n");
        QTest::newRow("another question") << std::string("{\"ask\":\"secrets\"}\n");
        QTest::newRow("a number") << std::string("{\"ask\":7}\n");
        QTest::newRow("a list") << std::string("[]\n");
        QTest::newRow("no end of line") << std::string(8192, 'x');
        QTest::newRow("deep") << std::string(4000, '[') + "\n";
        QTest::newRow("zeros") << std::string(100, '\0') + "\n";
        QTest::newRow("not UTF-8") << std::string("{\"ask\":\"\xff\xfe\"}\n");
        QTest::newRow("a place that is not for it") << std::string("{\"ask\":\"place\"}\n");
    }

    void badQuestionsEndTheConnectionOnly()
    {
        QFETCH(const std::string, bytes);
        const auto program = serve();
        QVERIFY(program->readLine(std::chrono::seconds(30)));
        const FileDescriptor connection = connectionTo(m_data + "/instance.sock");
        QVERIFY(connection.isOpen());
        std::ignore = ::send(connection.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        const std::string said = readAll(connection);
        QVERIFY2(said.find("token") == std::string::npos, said.c_str());
        const auto relay = startRelay();
        relay->write(kDiscover);
        const std::string answer = relay->readLine(std::chrono::seconds(30)).value_or("");
        QVERIFY2(answer.find("\"result\"") != std::string::npos, answer.c_str());
    }

    // Another program takes the port of a server that has just died, and waits for what a relay sends there.
    void whoTakesThePortGetsNothing()
    {
        auto program = serve();
        const std::string line = program->readLine(std::chrono::seconds(30)).value_or("");
        const std::size_t at = line.find("127.0.0.1:");
        QVERIFY(at != std::string::npos);
        const auto port = static_cast<quint16>(std::atoi(line.c_str() + at + 10));
        const auto relay = startRelay();
        relay->write(kDiscover);
        QVERIFY(relay->readLine(std::chrono::seconds(30)));
        program->sendSignal(SIGKILL);
        QVERIFY(program->waitForExit());
        QTcpServer thief;
        std::string taken;
        connect(&thief, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = thief.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket,
                    [&taken, socket] { taken += socket->readAll().toStdString(); });
        });
        QVERIFY(
            eventually([&] { return thief.isListening() || thief.listen(QHostAddress::LocalHost, port); }));
        relay->write(kDiscover);
        const std::string answer = relay->readLine(std::chrono::seconds(40)).value_or("");
        QVERIFY2(answer.find("\"result\"") != std::string::npos, answer.c_str()); // of the next one
        QCOMPARE(taken, std::string());
    }

private:
    void openToAll() const
    {
        std::filesystem::permissions(m_folder->path(), std::filesystem::perms::all);
        std::filesystem::permissions(m_data, std::filesystem::perms::all);
    }

    std::unique_ptr<ChildProcess> serve() const
    {
        return std::make_unique<ChildProcess>(
            TOOLTRAY_PROGRAM, std::vector<std::string>{"serve", "--data-dir", m_data, "--config", m_config});
    }

    std::unique_ptr<ChildProcess> startRelay() const
    {
        return std::make_unique<ChildProcess>(
            TOOLTRAY_PROGRAM, std::vector<std::string>{"stdio", "--data-dir", m_data, "--config", m_config},
            std::map<std::string, std::string>{{"TOOLTRAY_TOKEN", ""}});
    }

    std::unique_ptr<TemporaryFolder> m_folder;
    std::string m_config;
    std::string m_data;
};

TOOLTRAY_TEST(LocalUsersTest)
#include "localuserstest.moc"
