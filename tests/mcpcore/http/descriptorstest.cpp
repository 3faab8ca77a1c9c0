// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/httpserver.h"
#include "support/eventually.h"
#include "support/sanitizers.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QAbstractEventDispatcher>
#include <QTest>

#include <arpa/inet.h>
#include <array>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::http;
using namespace std::chrono_literals;

namespace {

// Takes all the descriptors that the process may still have, as other parts of a program may.
class Exhaustion {
public:
    Exhaustion()
    {
        getrlimit(RLIMIT_NOFILE, &m_limit);
        rlimit fewer = m_limit;
        fewer.rlim_cur = 256;
        setrlimit(RLIMIT_NOFILE, &fewer);
        for (int descriptor = 0; (descriptor = ::dup(STDERR_FILENO)) >= 0;)
            m_taken.push_back(descriptor);
    }
    Exhaustion(const Exhaustion &) = delete;
    Exhaustion &operator=(const Exhaustion &) = delete;
    ~Exhaustion() { end(); }

    void end()
    {
        for (const int descriptor : m_taken)
            ::close(descriptor);
        m_taken.clear();
        setrlimit(RLIMIT_NOFILE, &m_limit);
    }

private:
    rlimit m_limit{};
    std::vector<int> m_taken;
};

// True when the event loop has nothing to do for many turns; a socket that is always ready gives it work in each.
bool isIdle()
{
    constexpr int kQuietTurns = 20;
    int quiet = 0;
    for (int turn = 0; turn < 1000 && quiet < kQuietTurns; ++turn)
        quiet = QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents) ? 0 : quiet + 1;
    return quiet == kQuietTurns;
}

} // namespace

class DescriptorsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (test::kIsSanitized)
            QSKIP("The sanitizers need descriptors themselves, to ask what memory can be read.");
    }

    void waitsWhileThereAreNone()
    {
        TestServer server;
        const int client = ::socket(AF_INET, SOCK_STREAM, 0);
        Exhaustion exhaustion;
        const std::size_t timers = server.clock().pendingTimers();
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(server.port());
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        QCOMPARE(::connect(client, reinterpret_cast<sockaddr *>(&address), sizeof address),
                 0); // by the system
        const QByteArray request = requestText("GET /hello", "Connection: close\r\n");
        QCOMPARE(::send(client, request.constData(), static_cast<std::size_t>(request.size()), 0),
                 request.size());

        const auto isPausing = [&] { return server.clock().pendingTimers() > timers; };
        QVERIFY(eventually(isPausing));
        QVERIFY2(isIdle(), "it kept trying to accept the connection");
        server.clock().advance(5s);
        QVERIFY(!isPausing());
        QVERIFY2(eventually(isPausing), "it did not try again");
        QCOMPARE(server.http().statistics().connectionsAccepted, std::uint64_t(0));

        exhaustion.end();
        server.clock().advance(5s);
        QVERIFY(eventually([&] { return server.http().statistics().connectionsAccepted == 1; }));
        std::array<char, 12> answer{};
        QVERIFY(eventually([&] { return ::recv(client, answer.data(), answer.size(), MSG_DONTWAIT) > 0; }));
        QCOMPARE(QByteArray(answer.data(), answer.size()), QByteArray("HTTP/1.1 200"));
        ::close(client);
    }
};

TOOLTRAY_TEST(DescriptorsTest)
#include "descriptorstest.moc"
