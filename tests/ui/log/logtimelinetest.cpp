// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfacts.h"

#include "support/testcase.h"
#include "ui/log/logentries.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using namespace std::chrono_literals;

class LogTimelineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsThePhasesOneAfterTheOther()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.duration = 100ms;
        entry.exchanges.resize(1);
        journal::Exchange &exchange = entry.exchanges.front();
        exchange.time = entry.time + 10ms;
        exchange.phases = {
            .queue = 5ms, .dns = 1ms, .connect = 2ms, .tls = 3ms, .send = 1ms, .wait = 50ms, .receive = 4ms};
        const LogTimeline timeline = LogTimeline::of(entry);
        const std::vector<LogTimeline::Piece> wanted{{LogPhase::Own, 0us, 100ms},
                                                     {LogPhase::Queue, 10ms, 5ms},
                                                     {LogPhase::Connect, 15ms, 6ms},
                                                     {LogPhase::Wait, 21ms, 51ms},
                                                     {LogPhase::Receive, 72ms, 4ms}};
        QVERIFY(timeline.pieces == wanted);
        QVERIFY(timeline.total == 100ms);
    }

    void aRequestWithoutPhasesIsAllWaiting()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.duration = 100ms;
        entry.exchanges.resize(1);
        entry.exchanges.front().time = entry.time + 10ms;
        entry.exchanges.front().duration = 30ms;
        entry.exchanges.front().phases = {};
        const LogTimeline timeline = LogTimeline::of(entry, 0);
        const std::vector<LogTimeline::Piece> wanted{{LogPhase::Wait, 10ms, 30ms}};
        QVERIFY(timeline.pieces == wanted);
    }

    // Its duration has no part of that: requests after the yes would all be beyond its end.
    void theTimeInWhichAYesIsWaitedForIsPassedOver()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.duration = 100ms;
        entry.exchanges.assign(3, journal::Exchange());
        const auto wall = {5ms, 20'030ms, 20'060ms}; // asked for 20 s
        for (std::size_t i = 0; i < 3; ++i) {
            entry.exchanges[i].time = entry.time + std::data(wall)[i];
            entry.exchanges[i].duration = i == 2 ? 40ms : 20ms;
        }
        const std::vector<LogTimeline::Piece> wanted{{LogPhase::Own, 0us, 100ms},
                                                     {LogPhase::Wait, 5ms, 20ms},
                                                     {LogPhase::Wait, 30ms, 20ms},
                                                     {LogPhase::Wait, 60ms, 40ms}};
        QVERIFY(LogTimeline::of(entry).pieces == wanted);
        QVERIFY(LogTimeline::of(entry, 2).pieces == std::vector<LogTimeline::Piece>{wanted.back()});
    }

    void nothingReachesBeyondItsCall()
    {
        for (std::uint64_t id = 1; id < 200; ++id) {
            journal::LogEntry entry = test::logEntry(id);
            entry.exchanges.back().time += 1s; // as if clocks differed
            entry.exchanges.front().time -= 1s;
            for (const LogTimeline::Piece &piece : LogTimeline::of(entry).pieces) {
                QVERIFY(piece.begin >= 0us);
                QVERIFY(piece.begin + piece.length <= entry.duration);
            }
        }
    }

    void aCallThatRunsHasNoBar()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.duration = 0us;
        QVERIFY(LogTimeline::of(entry).pieces.empty());
    }

    void shortCallsAreStillSeenBesideLongOnes()
    {
        QCOMPARE(barShare(1s, 1s), 1.0);
        QCOMPARE(barShare(2s, 1s), 1.0);
        QCOMPARE(barShare(0us, 1s), 0.0);
        QVERIFY(barShare(10ms, 1s) >= 0.1);
        QVERIFY(barShare(10ms, 1s) < barShare(20ms, 1s));
    }
};

TOOLTRAY_TEST(LogTimelineTest)
#include "logtimelinetest.moc"
