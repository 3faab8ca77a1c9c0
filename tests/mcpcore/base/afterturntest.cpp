// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/afterturn.h"

#include "base/task/post.h"
#include "support/testcase.h"
#include "support/workerthread.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::test;

class AfterTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workRunsOnceBehindAllThatWasPosted()
    {
        QObject context;
        std::string order;
        AfterTurn after([&] { order += '!'; }, AfterTurn::Order::Last);
        const auto turn = [&] {
            post(&context, [&order, &after] {
                order += 'a';
                after.request();
                after.request();
            });
            post(&context, [&order] { order += 'b'; });
        };
        turn();
        QVERIFY(order.empty());
        QTRY_COMPARE(order, "ab!");
        turn();
        QTRY_COMPARE(order, "ab!ab!");
    }

    void whatOthersWaitForComesFirst()
    {
        std::string order;
        AfterTurn last([&] { order += 'l'; }, AfterTurn::Order::Last);
        AfterTurn first([&] { order += 'f'; });
        last.request();
        first.request();
        QTRY_COMPARE(order, "fl");
    }

    // No other event wakes the loop of that thread.
    void workMayRequestMoreWork()
    {
        WorkerThread thread;
        std::atomic<int> runs = 0;
        std::unique_ptr<AfterTurn> last;
        std::unique_ptr<AfterTurn> first;
        post(thread.context(), [&] {
            last = std::make_unique<AfterTurn>([&] { first->request(); }, AfterTurn::Order::Last);
            first = std::make_unique<AfterTurn>([&] {
                if (++runs < 20)
                    last->request();
            });
            first->request();
        });
        QTRY_COMPARE(runs.load(), 20);
        std::atomic<bool> isEnded = false;
        post(thread.context(), [&] {
            first.reset();
            last.reset();
            isEnded = true;
        });
        QTRY_VERIFY(isEnded);
    }

    void workOfTheDestroyedDoesNotRun()
    {
        std::string order;
        auto second = std::make_unique<AfterTurn>([&] { order += '2'; });
        AfterTurn first([&] {
            order += '1';
            second.reset();
        });
        AfterTurn third([&] { order += '3'; });
        auto fourth = std::make_unique<AfterTurn>([&] { order += '4'; });
        first.request();
        second->request();
        third.request();
        fourth->request();
        fourth.reset();
        QTRY_COMPARE(order, "13");
    }
};

TOOLTRAY_TEST(AfterTurnTest)
#include "afterturntest.moc"
