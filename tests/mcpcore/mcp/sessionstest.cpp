// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/session.h"

#include "peers.h"
#include "support/fakeclock.h"
#include "support/testcase.h"

#include <QLoggingCategory>

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;

class SessionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rememberWhatWasAgreedOn()
    {
        const Options options;
        Sessions sessions(m_clock, options);
        const auto session =
            sessions.open(m_alice, *findRevision("2025-03-26"),
                          value(R"({"clientInfo":{"name":"x"},"capabilities":{"roots":{}}})"));
        QCOMPARE(sessions.find(session->id(), m_alice), session);
        QCOMPARE(session->revision().name, std::string_view("2025-03-26"));
        QCOMPARE(session->clientInfo(), value(R"({"name":"x"})"));
        QCOMPARE(session->clientCapabilities(), value(R"({"roots":{}})"));
        QVERIFY(!sessions.find(session->id(), {"mallory"}));
        QVERIFY(!sessions.find("", m_alice));
    }

    void areForgottenWhenNobodyUsesThem()
    {
        const Options options;
        Sessions sessions(m_clock, options);
        const auto used = sessions.open(m_alice, m_revision, {});
        sessions.open(m_alice, m_revision, {});
        m_clock.advance(20min);
        QVERIFY(sessions.find(used->id(), m_alice));
        m_clock.advance(11min);
        QCOMPARE(sessions.size(), std::size_t(1));
        m_clock.advance(20min);
        QVERIFY(!sessions.find(used->id(), m_alice));
    }

    void stayAsLongAsAStreamIsOpen()
    {
        const Options options;
        Sessions sessions(m_clock, options);
        const auto session = sessions.open(m_alice, m_revision, {});
        const auto stream = std::make_shared<RecordingOutlet>();
        session->addStream(stream, 4);
        m_clock.advance(24h);
        QCOMPARE(sessions.size(), std::size_t(1));
        session->removeStream(*stream);
        m_clock.advance(29min);
        QCOMPARE(sessions.size(), std::size_t(1));
        m_clock.advance(2min);
        QCOMPARE(sessions.size(), std::size_t(0));
    }

    void makeRoomForNewOnes()
    {
        QTest::ignoreMessage(QtWarningMsg,
                             "There are too many sessions; the one that was idle longest has ended.");
        const Options options{.maxSessions = 3};
        Sessions sessions(m_clock, options);
        std::vector<std::string> ids;
        for (int i = 0; i < 3; ++i) {
            ids.push_back(sessions.open(m_alice, m_revision, {})->id());
            m_clock.advance(1s);
        }
        sessions.find(ids[0], m_alice)->addStream(std::make_shared<RecordingOutlet>(), 4);
        m_clock.advance(1s);
        QVERIFY(sessions.find(ids[1], m_alice));
        QVERIFY(sessions.open(m_alice, m_revision, {}));
        QVERIFY(sessions.find(ids[0], m_alice));
        QVERIFY(sessions.find(ids[1], m_alice));
        QVERIFY(!sessions.find(ids[2], m_alice));
    }

    void oneClientDoesNotEndTheSessionsOfAnother_data()
    {
        QTest::addColumn<bool>("isBusy");
        QTest::newRow("idle sessions") << false;
        QTest::newRow("sessions with open streams") << true;
    }
    void oneClientDoesNotEndTheSessionsOfAnother()
    {
        QFETCH(bool, isBusy);
        const Options options{.maxSessions = 64};
        Sessions sessions(m_clock, options);
        const Principal mallory{"mallory"};
        const auto flood = [&] {
            for (int i = 0; i < 3000; ++i) {
                const auto session = sessions.open(mallory, m_revision, {});
                if (session && isBusy)
                    session->addStream(std::make_shared<RecordingOutlet>(), 4);
                m_clock.advance(1ms);
            }
        };
        QLoggingCategory::setFilterRules(QStringLiteral("*.warning=false"));
        flood(); // first, so that all places were taken
        std::vector<std::string> ids;
        for (int i = 0; i < 8; ++i) {
            const auto session = sessions.open(m_alice, m_revision, {});
            QVERIFY(session);
            ids.push_back(session->id());
            m_clock.advance(1ms);
        }
        flood();
        for (const std::string &id : ids)
            QVERIFY(sessions.find(id, m_alice));
        QVERIFY(sessions.size() <= options.maxSessions);
        QLoggingCategory::setFilterRules({});
    }

    void refuseNewOnesWhenAllAreBusy()
    {
        const Options options{.maxSessions = 1};
        Sessions sessions(m_clock, options);
        sessions.open(m_alice, m_revision, {})->addStream(std::make_shared<RecordingOutlet>(), 4);
        QVERIFY(!sessions.open(m_alice, m_revision, {}));
    }

    void stopTheirTimerWithTheLastOne()
    {
        const Options options;
        Sessions sessions(m_clock, options);
        sessions.open(m_alice, m_revision, {});
        QCOMPARE(m_clock.pendingTimers(), std::size_t(1));
        m_clock.advance(1h);
        QCOMPARE(m_clock.pendingTimers(), std::size_t(0));
    }

private:
    const Revision &m_revision = newestRevision(Era::Legacy);
    const Principal m_alice{"alice"};
    FakeClock m_clock;
};

TOOLTRAY_TEST(SessionsTest)
#include "sessionstest.moc"
