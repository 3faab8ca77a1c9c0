// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/cancellation.h"

#include "support/testcase.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <thread>
#include <vector>

using namespace tooltray;

class CancellationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDefaultTokenIsNeverCancelled()
    {
        const CancellationToken token;
        QVERIFY(!token.isCancelled());
        QCOMPARE(token.reason(), std::nullopt);
        const CancellationCallback callback = token.onCancel([] { QFAIL("called"); });
    }

    void allCopiesOfATokenSeeTheReason()
    {
        CancellationSource source;
        const std::vector<CancellationToken> copies(2, source.token());
        QVERIFY(!copies.back().isCancelled());
        QVERIFY(source.cancel(CancelReason::Deadline));
        for (const CancellationToken &copy : copies)
            QCOMPARE(copy.reason(), CancelReason::Deadline);
        QVERIFY(source.isCancelled());
    }

    void theFirstReasonStays()
    {
        CancellationSource source;
        QVERIFY(source.cancel(CancelReason::Disconnected));
        QVERIFY(!source.cancel(CancelReason::Shutdown));
        QCOMPARE(source.token().reason(), CancelReason::Disconnected);
    }

    void callbacksRunOnceAndSeeTheReason()
    {
        CancellationSource source;
        int calls = 0;
        std::optional<CancelReason> seen;
        const CancellationCallback callback = source.token().onCancel([&] {
            ++calls;
            seen = source.token().reason();
        });
        source.cancel();
        source.cancel();
        QCOMPARE(calls, 1);
        QCOMPARE(seen, CancelReason::Requested);
    }

    void aCallbackOnACancelledTokenRunsAtOnce()
    {
        CancellationSource source;
        source.cancel();
        bool called = false;
        const CancellationCallback callback = source.token().onCancel([&] { called = true; });
        QVERIFY(called);
    }

    void aDestroyedCallbackIsNotCalled()
    {
        CancellationSource source;
        CancellationCallback callback = source.token().onCancel([] { QFAIL("called"); });
        callback.reset();
        source.cancel();
    }

    void destroyingTheSourceCancelsNothing()
    {
        CancellationToken token;
        {
            const CancellationSource source;
            token = source.token();
        }
        QVERIFY(!token.isCancelled());
    }

    void aCallbackMayDestroyItselfAndTheSource()
    {
        auto source = std::make_unique<CancellationSource>();
        CancellationCallback callback;
        callback = source->token().onCancel([&] {
            source.reset();
            callback.reset();
        });
        QVERIFY(source->cancel());
        QVERIFY(!callback);
    }

    void aChildFollowsItsParent()
    {
        CancellationSource parent;
        const CancellationSource child(parent.token());
        const CancellationSource grandchild(child.token());
        parent.cancel(CancelReason::Shutdown);
        QCOMPARE(grandchild.token().reason(), CancelReason::Shutdown);
        const CancellationSource late(parent.token());
        QCOMPARE(late.token().reason(), CancelReason::Shutdown);
    }

    void aChildIsCancelledAlone()
    {
        CancellationSource parent;
        CancellationSource child(parent.token());
        child.cancel(CancelReason::Deadline);
        QVERIFY(!parent.isCancelled());
        parent.cancel();
        QCOMPARE(child.token().reason(), CancelReason::Deadline);
    }

    void aTokenKeepsFollowingTheParentOfItsDestroyedSource()
    {
        CancellationSource parent;
        const CancellationToken token = CancellationSource(parent.token()).token();
        parent.cancel();
        QVERIFY(token.isCancelled());
    }

    void theLastTokenOfAChildMayGoInItsCallback()
    {
        CancellationSource parent;
        auto child = std::make_unique<CancellationSource>(parent.token());
        const CancellationCallback callback = child->token().onCancel([&] { child.reset(); });
        parent.cancel();
        QVERIFY(!child);
    }

    void ofManyThreadsThatCancelOneWins()
    {
        for (int round = 0; round < 50; ++round) {
            CancellationSource source;
            int calls = 0;
            const CancellationCallback callback = source.token().onCancel([&] { ++calls; });
            std::atomic<int> winners = 0;
            std::latch start(4);
            std::vector<std::jthread> threads;
            threads.reserve(4);
            for (int i = 0; i < 4; ++i) {
                threads.emplace_back([&] {
                    start.arrive_and_wait();
                    winners += source.cancel() ? 1 : 0;
                });
            }
            threads.clear();
            QCOMPARE(winners, 1);
            QCOMPARE(calls, 1);
        }
    }

    void noCallbackRunsOnceItsDestructionReturned()
    {
        for (int round = 0; round < 200; ++round) {
            CancellationSource source;
            auto target = std::make_unique<int>(0); // plain, so that sanitizers see a late call
            CancellationCallback callback = source.token().onCancel([&] { ++*target; });
            std::latch start(2);
            const std::jthread canceller([&] {
                start.arrive_and_wait();
                source.cancel();
            });
            start.arrive_and_wait();
            callback.reset();
            target.reset();
        }
    }
};

TOOLTRAY_TEST(CancellationTest)
#include "cancellationtest.moc"
