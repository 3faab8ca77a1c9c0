// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/stdioserver.h"

#include "mcp/server/backend.h"
#include "mcp/server/server.h"
#include "support/fakeclock.h"
#include "support/testcase.h"

#include <QTest>

#include <array>
#include <fcntl.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::stdio;

// Answers every call with as many bytes as it was asked for.
class BulkBackend final : public mcp::Backend {
public:
    BulkBackend() { m_offer.tools = mcp::Offer::Feature::Changing; }

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing, const mcp::RequestContext &) override
    {
        return {};
    }
    void callTool(mcp::RequestContext, mcp::ToolCall call, mcp::Reply<mcp::ToolResult> reply) override
    {
        const std::uint64_t size = call.arguments["size"].toUInt64().value_or(0);
        reply.send({.content = {{mcp::Text{std::string(size, 'x')}}}});
    }

private:
    mcp::Offer m_offer{.server = {"bulk", "1"}};
};

class StdioServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(pipe(m_toServer.data()) == 0 && pipe(m_fromServer.data()) == 0);
        QVERIFY(fcntl(m_fromServer[0], F_SETFL, O_NONBLOCK) == 0);
        m_hasEnded = false;
        m_server = std::make_unique<mcp::Server>(m_backend, m_clock, m_nobody);
        m_stdio = std::make_unique<StdioServer>(*m_server, m_toServer[0], m_fromServer[1],
                                                [this] { m_hasEnded = true; });
    }

    void cleanup()
    {
        m_stdio.reset();
        m_server.reset();
        for (const int descriptor : {m_toServer[0], m_toServer[1], m_fromServer[0], m_fromServer[1]})
            close(descriptor);
    }

    void answersLines()
    {
        say(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        say(""); // empty lines are no messages
        say("\r");
        say(R"({"jsonrpc":"2.0","id":1,"method":"ping"})");
        const QByteArray received = readUntil('\n', 2);
        const QList<QByteArray> lines = received.split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(R"({"jsonrpc":"2.0","id":0,"result":)"));
        QCOMPARE(lines[1], QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})"));
    }

    void answersLongLinesToASlowReader()
    {
        constexpr qsizetype kSize = 1024 * 1024; // more than a pipe holds
        say(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        say(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bulk","arguments":{"size":)"
            + std::to_string(kSize) + "}}}");
        QCoreApplication::processEvents(); // nobody reads, and nothing blocks
        QVERIFY(!readUntil('x', kSize).isEmpty());
    }

    void saysWhenTheClientIsGone()
    {
        close(m_toServer[1]);
        QTRY_VERIFY(m_hasEnded);
        QVERIFY(pipe(m_toServer.data()) == 0); // for cleanup()
    }

private:
    void say(const std::string &line)
    {
        const std::string bytes = line + "\n";
        QCOMPARE(write(m_toServer[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    }

    QByteArray readUntil(char character, qsizetype count)
    {
        QByteArray received;
        const auto take = [&] {
            std::array<char, 65536> bytes{};
            ssize_t length = 0;
            while ((length = ::read(m_fromServer[0], bytes.data(), bytes.size())) > 0)
                received.append(bytes.data(), length);
            return received.count(character) >= count;
        };
        return QTest::qWaitFor(take, tooltray::test::kPatienceMs) ? received : QByteArray();
    }

    test::FakeClock m_clock;
    BulkBackend m_backend;
    mcp::TrafficObserver m_nobody;
    std::unique_ptr<mcp::Server> m_server;
    std::unique_ptr<StdioServer> m_stdio;
    std::array<int, 2> m_toServer{};
    std::array<int, 2> m_fromServer{};
    bool m_hasEnded = false;
};

TOOLTRAY_TEST(StdioServerTest)
#include "stdioservertest.moc"
