// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeclock.h"

#include "support/testcase.h"

#include <QTest>

#include <vector>

using namespace tooltray;
using namespace tooltray::test;
using namespace std::chrono_literals;

class FakeClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeMovesOnlyByHand()
    {
        FakeClock clock;
        const MonotonicTime start = clock.now();
        const WallTime wall = clock.wallTime();
        clock.advance(90min + 250us);
        QVERIFY(clock.now() - start == 90min + 250us);
        QVERIFY(clock.wallTime() - wall == 90min);
        clock.advance(750us);
        QVERIFY(clock.wallTime() - wall == 90min + 1ms);
    }

    void eachTimerRunsAtItsOwnTime()
    {
        FakeClock clock;
        const MonotonicTime start = clock.now();
        std::vector<std::chrono::nanoseconds> times;
        const auto note = [&] { times.push_back(clock.now() - start); };
        const Timer late = clock.startTimer(30s, note);
        const Timer early = clock.startTimer(10s, note);
        const Timer never = clock.startTimer(40s + 1ns, note);
        Timer chained;
        const Timer first = clock.startTimer(20s, [&] { chained = clock.startTimer(5s, note); });
        clock.advance(40s);
        QVERIFY((times == std::vector<std::chrono::nanoseconds>{10s, 25s, 30s}));
        QVERIFY(clock.now() - start == 40s);
        QCOMPARE(clock.pendingTimers(), 1U);
    }

    void timersNeverRunInsideTheirStart()
    {
        FakeClock clock;
        bool ran = false;
        const Timer timer = clock.startTimer(-1s, [&] { ran = true; });
        QVERIFY(!ran);
        clock.advance(0s);
        QVERIFY(ran);
    }

    void aJumpOfTheWallTimeLeavesTimersAlone()
    {
        FakeClock clock;
        bool ran = false;
        const Timer timer = clock.startTimer(1s, [&] { ran = true; });
        clock.setWallTime(clock.wallTime() + 24h);
        clock.advance(999ms);
        QVERIFY(!ran);
        clock.advance(1ms);
        QVERIFY(ran);
    }
};

TOOLTRAY_TEST(FakeClockTest)
#include "fakeclocktest.moc"
