// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"

#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray;
using namespace std::chrono_literals;

class SystemClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTimesAreThoseOfTheMachine()
    {
        const SystemClock clock;
        const auto before = std::chrono::steady_clock::now();
        const MonotonicTime now = clock.now();
        QVERIFY(before <= now && now <= std::chrono::steady_clock::now());
        const auto away = std::chrono::system_clock::now() - clock.wallTime();
        QVERIFY(away < 1min && away > -1min);
    }

    void aTimerIsNeverEarlyAndNeverRunsInsideItsStart()
    {
        SystemClock clock;
        for (const auto delay : {0ns, 1ns, 700'000ns, 3'000'000ns, -5'000'000ns}) {
            const MonotonicTime start = clock.now();
            MonotonicTime end;
            const Timer timer = clock.startTimer(delay, [&] { end = clock.now(); });
            QVERIFY(timer.isActive());
            QTRY_VERIFY(!timer.isActive());
            QVERIFY(end - start >= delay);
        }
    }

    void anEarlierTimerStartedLaterRunsFirst()
    {
        SystemClock clock;
        std::string order;
        const Timer late = clock.startTimer(8ms, [&] { order += 'c'; });
        const Timer early = clock.startTimer(1ms, [&] { order += 'a'; });
        const Timer middle = clock.startTimer(4ms, [&] { order += 'b'; });
        QTRY_COMPARE(order, "abc");
    }

    void aCancelledTimerDoesNotRunAndTheNextOneDoes()
    {
        SystemClock clock;
        std::string order;
        Timer cancelled = clock.startTimer(1ms, [&] { order += "cancelled"; });
        const Timer kept = clock.startTimer(3ms, [&] { order += "kept"; });
        cancelled.cancel();
        QTRY_COMPARE(order, "kept");
    }

    void aTimerThatStartsItselfAgainLeavesTheLoopAlive()
    {
        SystemClock clock;
        int runs = 0;
        Timer timer;
        std::function<void()> again = [&] {
            ++runs;
            timer = clock.startTimer(0ns, again);
        };
        again();
        bool other = false;
        const Timer beside = clock.startTimer(2ms, [&] { other = true; });
        QTRY_VERIFY(other);
        QVERIFY(runs > 1);
    }

    void theLongestDelayIsWaitedFor()
    {
        SystemClock clock;
        const Timer never = clock.startTimer(std::chrono::nanoseconds::max(), [] {});
        bool ran = false;
        const Timer soon = clock.startTimer(1ms, [&] { ran = true; });
        QTRY_VERIFY(ran);
        QVERIFY(never.isActive());
    }
};

TOOLTRAY_TEST(SystemClockTest)
#include "systemclocktest.moc"
