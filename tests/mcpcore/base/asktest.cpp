// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"

#include "support/result.h"
#include "support/testcase.h"
#include "support/workerthread.h"

#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;

namespace {

Error refused()
{
    return {ErrorKind::Denied, "refused", "It was refused."};
}

} // namespace

class AskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theResultOfAnotherThreadComesBack()
    {
        WorkerThread thread;
        const auto future =
            ask(thread.context(), []() -> Result<QThread *> { return QThread::currentThread(); });
        QCOMPARE(resultOf(future).value(), thread.context()->thread());
        const Result<void> failed =
            resultOf(ask(thread.context(), []() -> Result<void> { return refused(); }));
        COMPARE_ERROR(failed, ErrorKind::Denied, "refused");
    }

    void aFunctionMayAnswerLater()
    {
        QObject context;
        std::optional<ResultPromise<std::string>> kept;
        const auto future =
            ask<std::string>(&context, [&](ResultPromise<std::string> answer) { kept = std::move(answer); });
        QTRY_VERIFY(kept);
        QVERIFY(!future.isFinished());
        kept->give("late");
        QCOMPARE(resultOf(future).value(), "late");
    }

    void anAnswerThatIsLostIsAnError()
    {
        QFuture<Result<int>> lost;
        {
            ResultPromise<int> answer;
            lost = answer.future();
        }
        COMPARE_ERROR(resultOf(lost), ErrorKind::Cancelled, "given_up");

        ResultPromise<int> answer;
        lost = answer.future();
        answer = ResultPromise<int>();
        COMPARE_ERROR(resultOf(lost), ErrorKind::Cancelled, "given_up");

        auto context = std::make_unique<QObject>();
        lost = ask(context.get(), []() -> Result<int> { return 1; });
        context.reset();
        COMPARE_ERROR(resultOf(lost), ErrorKind::Cancelled, "given_up");
    }

    void aCancelledFutureIsAnError()
    {
        ResultPromise<int> answer;
        auto future = answer.future();
        future.cancel();
        answer.give(1);
        COMPARE_ERROR(resultOf(future), ErrorKind::Cancelled, "given_up");
    }

    void aPoolAnswersToo()
    {
        QThreadPool pool;
        const auto future =
            ask(&pool, [] { return Result<bool>(QThread::currentThread() != qApp->thread()); });
        QCOMPARE(resultOf(future).value(), true);
    }

    void workTakenOffAPoolIsAnError()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(1);
        WorkerThread gate; // holds the pool's only thread until the test lets go
        std::optional<ResultPromise<int>> opened(std::in_place);
        const auto open = opened->future();
        const auto first = ask(&pool, [open]() -> Result<int> { return resultOf(open); });
        const auto second = ask(&pool, []() -> Result<int> { return 2; });
        pool.clear();
        COMPARE_ERROR(resultOf(second), ErrorKind::Cancelled, "given_up");
        opened->give(1);
        QCOMPARE(resultOf(first).value(), 1);
    }

    void whatCannotBeCopiedComesBackToo()
    {
        WorkerThread thread;
        const auto future =
            ask(thread.context(), []() -> Result<std::unique_ptr<int>> { return std::make_unique<int>(7); });
        std::unique_ptr<int> seen;
        whenDone(future, this, [&](Result<std::unique_ptr<int>> result) { seen = *std::move(result); });
        QTRY_VERIFY(seen);
        QCOMPARE(*seen, 7);
    }

    void whoIsDoneIsCalledBackOnItsOwnThread()
    {
        WorkerThread thread;
        QObject context;
        QThread *calledOn = nullptr;
        Result<int> seen = 0;
        const auto future = ask(thread.context(), []() -> Result<int> { return 7; });
        whenDone(future, &context, [&](Result<int> result) {
            seen = std::move(result);
            calledOn = QThread::currentThread();
        });
        QTRY_COMPARE(calledOn, QThread::currentThread());
        QCOMPARE(seen.value(), 7);
        QTRY_VERIFY(context.children().isEmpty());
    }

    void aFutureThatIsDoneAlreadyCallsBackLater()
    {
        ResultPromise<int> answer;
        const auto future = answer.future();
        answer.give(1);
        bool called = false;
        whenDone(future, this, [&](const Result<int> &) { called = true; });
        QVERIFY(!called);
        QTRY_VERIFY(called);
    }

    void aResultIsSeenWhereItLiesWithoutACopy()
    {
        ResultPromise<std::vector<int>> answer;
        const auto future = answer.future();
        answer.give(std::vector<int>(1'000));
        const int *where = (*future.constBegin())->data();
        const int *seen = nullptr;
        const int *copied = where;
        whenDone(future, this, [&](const Result<std::vector<int>> &result) { seen = result->data(); });
        whenDone(future, this, [&](Result<std::vector<int>> result) { copied = result->data(); });
        QTRY_VERIFY(seen != nullptr && copied != where);
        QCOMPARE(seen, where);
    }

    void aResultThatIsTakenIsMovedOut()
    {
        ResultPromise<std::vector<int>> answer;
        auto future = answer.future();
        answer.give(std::vector<int>(1'000));
        const int *where = (*future.constBegin())->data();
        const int *taken = nullptr;
        takeWhenDone(std::move(future), this,
                     [&](Result<std::vector<int>> result) { taken = result->data(); });
        QTRY_VERIFY(taken != nullptr);
        QCOMPARE(taken, where);
    }

    void aCancelledFutureIsTakenAsGivenUp()
    {
        Result<int> taken = 0;
        ResultPromise<int> answer;
        auto future = answer.future();
        future.cancel();
        answer.give(7);
        takeWhenDone(std::move(future), this, [&](Result<int> result) { taken = std::move(result); });
        QTRY_VERIFY(!taken);
        COMPARE_ERROR(taken, ErrorKind::Cancelled, "given_up");
    }

    void nobodyIsCalledForADestroyedContext()
    {
        ResultPromise<int> answer;
        auto context = std::make_unique<QObject>();
        bool called = false;
        whenDone(answer.future(), context.get(), [&](const Result<int> &) { called = true; });
        answer.give(1);
        context.reset();
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void aCallbackMayDestroyItsContext()
    {
        ResultPromise<int> answer;
        auto context = std::make_unique<QObject>();
        whenDone(answer.future(), context.get(), [&](const Result<int> &) { context.reset(); });
        answer.give(1);
        QTRY_VERIFY(!context);
    }

    // The thread sanitizer watches that results are handed over, and that nothing is shared.
    void manyAnswersGoBetweenThreads()
    {
        WorkerThread thread;
        std::vector<std::string> seen;
        for (int i = 0; i < 200; ++i) {
            const auto future = ask(thread.context(), [i]() -> Result<std::vector<std::string>> {
                return std::vector<std::string>{std::to_string(i), "and some text that lives on the heap"};
            });
            whenDone(future, this, [&](Result<std::vector<std::string>> result) {
                result->at(0) += '!';
                seen.push_back(result->at(0));
            });
        }
        QTRY_COMPARE(seen.size(), 200U);
        QCOMPARE(seen.back(), "199!");
    }
};

TOOLTRAY_TEST(AskTest)
#include "asktest.moc"
