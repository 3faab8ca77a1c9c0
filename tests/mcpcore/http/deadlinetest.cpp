// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/connection.h"

#include "support/fakeclock.h"
#include "support/testcase.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace tooltray;
using namespace tooltray::http;

class DeadlineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expiresOnce()
    {
        test::FakeClock clock;
        int expired = 0;
        Deadline deadline(clock, [&] { ++expired; });
        deadline.set(10s);
        clock.advance(10s - 1ns);
        QCOMPARE(expired, 0);
        clock.advance(1ns);
        QCOMPARE(expired, 1);
        clock.advance(1h);
        QCOMPARE(expired, 1);
    }

    void movesEarlierAndLater()
    {
        test::FakeClock clock;
        std::vector<std::chrono::nanoseconds> expired;
        const MonotonicTime start = clock.now();
        Deadline deadline(clock, [&] { expired.push_back(clock.now() - start); });
        deadline.set(10s);
        deadline.set(20s);
        deadline.set(5s);
        clock.advance(3s);
        deadline.set(4s);
        clock.advance(1h);
        QCOMPARE(expired, std::vector<std::chrono::nanoseconds>{7s});
    }

    void costsNoTimerWhenMovedLater()
    {
        test::FakeClock clock;
        int expired = 0;
        Deadline deadline(clock, [&] { ++expired; });
        for (int i = 0; i < 100; ++i) {
            deadline.set(10s);
            QCOMPARE(clock.pendingTimers(), std::size_t(1));
            clock.advance(1s);
        }
        QCOMPARE(expired, 0);
        clock.advance(9s);
        QCOMPARE(expired, 1);
    }

    void canBeCleared()
    {
        test::FakeClock clock;
        int expired = 0;
        Deadline deadline(clock, [&] { ++expired; });
        deadline.set(1s);
        deadline.clear();
        clock.advance(1h);
        QCOMPARE(expired, 0);
        deadline.set(1s);
        clock.advance(1s);
        QCOMPARE(expired, 1);
    }

    void canBeSetWhenItExpires()
    {
        test::FakeClock clock;
        int expired = 0;
        Deadline deadline(clock, [&] {
            if (++expired < 3)
                deadline.set(1s);
        });
        deadline.set(1s);
        clock.advance(10s);
        QCOMPARE(expired, 3);
    }
};

TOOLTRAY_TEST(DeadlineTest)
#include "deadlinetest.moc"
