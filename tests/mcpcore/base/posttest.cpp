// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/post.h"

#include "support/testcase.h"
#include "support/workerthread.h"

#include <QTest>

#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;

namespace {

std::shared_ptr<void> atDestruction(std::function<void()> call)
{
    return {nullptr, [call = std::move(call)](void *) { call(); }};
}

} // namespace

class PostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFunctionRunsAndIsDestroyedOnTheThreadOfTheContext()
    {
        WorkerThread thread;
        QObject here;
        QThread *ranOn = nullptr;
        QThread *destroyedOn = nullptr;
        const auto note = [&](QThread *&where) {
            post(&here, [&where, on = QThread::currentThread()] { where = on; });
        };
        post(thread.context(),
             [&note, &ranOn, last = atDestruction([&] { note(destroyedOn); })] { note(ranOn); });
        QTRY_COMPARE(ranOn, thread.context()->thread());
        QTRY_COMPARE(destroyedOn, thread.context()->thread());
    }

    void itNeverRunsInsideThePost()
    {
        QObject context;
        bool ran = false;
        post(&context, [&] { ran = true; });
        QVERIFY(!ran);
        QTRY_VERIFY(ran);
    }

    void postsKeepTheirOrder()
    {
        QObject context;
        std::string order;
        for (const char letter : {'a', 'b', 'c', 'd'})
            post(&context, [&order, letter] { order += letter; });
        QTRY_COMPARE(order, "abcd");
    }

    void aFunctionMayOwnWhatCannotBeCopied()
    {
        QObject context;
        int seen = 0;
        post(&context, [value = std::make_unique<int>(7), &seen] { seen = *value; });
        QTRY_COMPARE(seen, 7);
    }

    void nothingRunsForADestroyedContextAndNothingLeaks()
    {
        const auto witness = std::make_shared<int>();
        auto context = std::make_unique<QObject>();
        bool ran = false;
        post(context.get(), [witness, &ran] { ran = true; });
        QCOMPARE(witness.use_count(), 2);
        context.reset();
        QCOMPARE(witness.use_count(), 1);
        QCoreApplication::processEvents();
        QVERIFY(!ran);
    }

    // What one side writes the other may read without a lock; the thread sanitizer watches.
    void whatIsPostedIsHandedOver()
    {
        WorkerThread thread;
        QObject here;
        std::vector<std::string> returned;
        for (int i = 0; i < 200; ++i) {
            std::vector<std::string> words{std::to_string(i), "and some text that lives on the heap"};
            post(thread.context(), [words = std::move(words), &here, &returned]() mutable {
                words[0] += '!';
                post(&here, [words = std::move(words), &returned] { returned.push_back(words[0]); });
            });
        }
        QTRY_COMPARE(returned.size(), 200U);
        QCOMPARE(returned.front(), "0!");
        QCOMPARE(returned.back(), "199!");
    }
};

TOOLTRAY_TEST(PostTest)
#include "posttest.moc"
