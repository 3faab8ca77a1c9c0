// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"

#include "support/testcase.h"

#include <QTest>

#include <optional>
#include <string>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

constexpr MonotonicTime at(std::chrono::nanoseconds time)
{
    return MonotonicTime(time);
}

} // namespace

class TimerQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timersRunInTheOrderOfTheirTimesThenOfTheirStarts()
    {
        TimerQueue queue;
        std::string order;
        queue.add(at(2ms), [&] { order += 'c'; });
        queue.add(at(1ms), [&] { order += 'a'; });
        queue.add(at(2ms), [&] { order += 'd'; });
        queue.add(at(1ms), [&] { order += 'b'; });
        while (queue.runNext(at(2ms))) {
        }
        QCOMPARE(order, "abcd");
    }

    void nothingRunsBeforeItIsDue()
    {
        TimerQueue queue;
        bool ran = false;
        queue.add(at(5ms), [&] { ran = true; });
        QVERIFY(!queue.runNext(at(5ms - 1ns)));
        QVERIFY(!ran);
        QVERIFY(queue.runNext(at(5ms)));
        QVERIFY(ran);
        QVERIFY(!queue.runNext(at(1h)));
    }

    void theNextTimeDueIsThatOfTheFirstLeft()
    {
        TimerQueue queue;
        QCOMPARE(queue.nextDue(), std::nullopt);
        queue.add(at(9ms), [] {});
        const TimerPlace first = queue.add(at(3ms), [] {});
        QCOMPARE(queue.nextDue(), at(3ms));
        queue.remove(first);
        QCOMPARE(queue.nextDue(), at(9ms));
        QCOMPARE(queue.size(), 1U);
    }

    void aCallbackMayStartAndCancelOthers()
    {
        TimerQueue queue;
        std::string order;
        const TimerPlace doomed = queue.add(at(2ms), [&] { order += "doomed"; });
        queue.add(at(1ms), [&] {
            order += 'a';
            queue.remove(doomed);
            queue.add(at(1ms), [&] { order += 'b'; });
        });
        while (queue.runNext(at(2ms))) {
        }
        QCOMPARE(order, "ab");
    }

    void aTimerIsActiveUntilItRuns()
    {
        const auto queue = std::make_shared<TimerQueue>();
        std::optional<bool> activeInside;
        Timer timer;
        QVERIFY(!timer.isActive());
        timer = Timer(queue, queue->add(at(1ms), [&] { activeInside = timer.isActive(); }));
        QVERIFY(timer.isActive());
        queue->runNext(at(1ms));
        QCOMPARE(activeInside, false);
        QVERIFY(!timer.isActive());
    }

    void destroyingMovingOverAndCancellingATimerTakeItOut()
    {
        const auto queue = std::make_shared<TimerQueue>();
        Timer first(queue, queue->add(at(1ms), [] {}));
        {
            const Timer second(queue, queue->add(at(1ms), [] {}));
            QCOMPARE(queue->size(), 2U);
        }
        QCOMPARE(queue->size(), 1U);
        first = Timer(queue, queue->add(at(1ms), [] {}));
        QCOMPARE(queue->size(), 1U);
        Timer moved = std::move(first);
        QVERIFY(moved.isActive());
        moved.cancel();
        QCOMPARE(queue->size(), 0U);
        QVERIFY(!moved.isActive());
    }

    void aTimerMayOutliveItsQueue()
    {
        auto queue = std::make_shared<TimerQueue>();
        Timer timer(queue, queue->add(at(1ms), [] {}));
        queue.reset();
        QVERIFY(!timer.isActive());
        timer.cancel();
    }

    void aCallbackMayDestroyItsOwnTimer()
    {
        const auto queue = std::make_shared<TimerQueue>();
        auto timer = std::make_unique<Timer>();
        const auto witness = std::make_shared<int>(7);
        int seen = 0;
        *timer = Timer(queue, queue->add(at(1ms), [&timer, &seen, witness] {
            timer.reset();
            seen = *witness;
        }));
        queue->runNext(at(1ms));
        QCOMPARE(seen, 7);
        QCOMPARE(witness.use_count(), 1);
    }

    void removingATimerWhoseCallbackOwnsAnotherRemovesBoth()
    {
        const auto queue = std::make_shared<TimerQueue>();
        auto inner = std::make_shared<Timer>(queue, queue->add(at(2ms), [] {}));
        Timer outer(queue, queue->add(at(1ms), [inner] {}));
        const std::weak_ptr watched = inner;
        inner.reset();
        outer.cancel();
        QVERIFY(watched.expired());
        QCOMPARE(queue->size(), 0U);
    }
};

TOOLTRAY_TEST(TimerQueueTest)
#include "timerqueuetest.moc"
