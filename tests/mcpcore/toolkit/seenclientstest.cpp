// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/trafficjournal.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;
using namespace std::chrono_literals;

class SeenClientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachProgramOfAClientIsSeen()
    {
        SeenClients clients;
        clients.add("(stdio)", {"Claude Desktop", "1.0"}, "2025-11-25", m_start);
        clients.add("(stdio)", {"VS Code", ""}, "2025-11-25", m_start);
        clients.add("(stdio)", {"Claude\nDesktop", "1.0"}, "2025-11-25", m_start + 1s);
        QCOMPARE(clients.all().size(), std::size_t(2));
        QCOMPARE(clients.all()[0].program, std::string("Claude Desktop 1.0"));
        QCOMPARE(clients.all()[0].calls, std::uint64_t(2));
        QCOMPARE(clients.all()[0].last, m_start + 1s);
        QCOMPARE(clients.all()[1].program, std::string("VS Code"));
    }

    void aTokenIsOneClientWhateverItSaysItIs()
    {
        SeenClients clients;
        clients.add("claude-code", {"claude-code", "2.0"}, "2025-11-25", m_start);
        clients.beginStream(mcp::RequestNumber(7));
        clients.add("claude-code", {"evil", "1"}, "2025-11-25", m_start + 1s);
        QCOMPARE(clients.all().size(), std::size_t(1));
        QCOMPARE(clients.all()[0].calls, std::uint64_t(2));
        QCOMPARE(clients.all()[0].program, std::string("evil 1"));
        clients.endStream(mcp::RequestNumber(7), m_start + 2s);
        QCOMPARE(clients.all()[0].streams, std::size_t(0));
    }

    // Of those as well who are forgotten, or speak another revision by now.
    void callsAreCountedByTheRevisionTheyCameIn()
    {
        SeenClients clients;
        for (std::size_t i = 0; i <= SeenClients::kMax; ++i)
            clients.add("agent " + std::to_string(i), {"a", ""}, "2025-11-25", m_start);
        clients.add("agent 7", {"a", ""}, "2026-07-28", m_start);
        const SeenClients::CallsByRevision expected{{"2025-11-25", SeenClients::kMax + 1}, {"2026-07-28", 1}};
        QCOMPARE(clients.byRevision(), expected);
    }

    void whoListensIsKnownUntilTheStreamEnds()
    {
        SeenClients clients;
        clients.add("agent", {"a", ""}, "2026-07-28", m_start);
        clients.beginStream(mcp::RequestNumber(7));
        clients.add("other", {"b", ""}, "2026-07-28", m_start);
        QCOMPARE(clients.all()[0].streams, std::size_t(1));
        QCOMPARE(clients.all()[1].streams, std::size_t(0));
        clients.endStream(mcp::RequestNumber(8), m_start + 1h); // which was no stream
        QCOMPARE(clients.all()[0].streams, std::size_t(1));
        clients.endStream(mcp::RequestNumber(7), m_start + 1h);
        QCOMPARE(clients.all()[0].streams, std::size_t(0));
        QCOMPARE(clients.all()[0].last, m_start + 1h); // so long it was there
        clients.endStream(mcp::RequestNumber(7), m_start + 2h);
        QCOMPARE(clients.all()[0].last, m_start + 1h);
    }

private:
    WallTime m_start = WallTime(std::chrono::hours(24));
};

TOOLTRAY_TEST(SeenClientsTest)

#include "seenclientstest.moc"
