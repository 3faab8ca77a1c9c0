// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::journal;
using namespace std::chrono_literals;

namespace {

using Went = SlidingWindow::Went;

std::vector<std::uint64_t> callsOf(const SlidingWindow &window, MonotonicTime now)
{
    std::vector<std::uint64_t> calls;
    for (const WindowSlot &slot : window.slots(now))
        calls.push_back(slot.calls);
    return calls;
}

} // namespace

class SlidingWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slotsMoveOnWithTime()
    {
        SlidingWindow window(1min, 3);
        const MonotonicTime start(1000h);
        window.add(start, 5ms, Went::Well);
        window.add(start + 59s, 5ms, Went::Wrong);
        window.add(start + 61s, 5ms, Went::Well);
        using Calls = std::vector<std::uint64_t>;
        QCOMPARE(callsOf(window, start + 61s), (Calls{0, 2, 1}));
        QCOMPARE(callsOf(window, start + 2min), (Calls{2, 1, 0}));
        QCOMPARE(callsOf(window, start + 3min), (Calls{1, 0, 0}));
        QCOMPARE(callsOf(window, start + 4min), (Calls{0, 0, 0}));
        QCOMPARE(callsOf(window, start + 400h), (Calls{0, 0, 0}));
    }

    void theTotalIsThatOfAllSlots()
    {
        SlidingWindow window(1s, 10);
        const MonotonicTime start(1000h);
        for (int i = 0; i < 100; ++i)
            window.add(start + i * 100ms, std::chrono::milliseconds(i),
                       i % 4 == 0 ? Went::Wrong : Went::Well);
        const WindowSlot total = window.total(start + 9900ms);
        QCOMPARE(total.calls, std::uint64_t(100));
        QCOMPARE(total.errors, std::uint64_t(25));
        QCOMPARE(total.durations.count(), std::uint64_t(100));
        QCOMPARE(window.total(start + 14s).calls, std::uint64_t(50));
    }

    void agreesWithASimpleCount()
    {
        std::mt19937 random(1);
        SlidingWindow window(1s, 5);
        std::vector<MonotonicTime> all;
        MonotonicTime now(1000h);
        for (int i = 0; i < 2000; ++i) {
            now += std::chrono::milliseconds(random() % 50 == 0 ? random() % 9000 : random() % 400);
            window.add(now, 1ms, Went::Well);
            all.push_back(now);
            const auto second = [](MonotonicTime time) {
                return std::chrono::floor<std::chrono::seconds>(time);
            };
            const auto expected = std::ranges::count_if(
                all, [&](MonotonicTime time) { return second(time) > second(now) - 5s; });
            QCOMPARE(window.total(now).calls, static_cast<std::uint64_t>(expected));
        }
    }
};

TOOLTRAY_TEST(SlidingWindowTest)
#include "slidingwindowtest.moc"
