// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/post.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QRunnable>
#include <QThreadPool>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

namespace tooltray {

// The Result that somebody waits for in a QFuture. Given once, on any thread; when this is destroyed
// before, the future ends with an error, so that nobody waits for ever.
template <typename T>
class ResultPromise {
public:
    ResultPromise() : m_promise(std::in_place) { m_promise->start(); }
    ResultPromise(ResultPromise &&other) noexcept : m_promise(std::exchange(other.m_promise, std::nullopt)) {}
    ResultPromise &operator=(ResultPromise &&other) noexcept
    {
        if (this != &other) {
            giveUp();
            m_promise = std::exchange(other.m_promise, std::nullopt);
        }
        return *this;
    }
    ~ResultPromise() { giveUp(); }

    QFuture<Result<T>> future() const { return m_promise->future(); }

    // Precondition: not given yet.
    void give(Result<T> result)
    {
        m_promise->addResult(std::move(result));
        m_promise->finish();
        m_promise.reset();
    }

    static Error givenUp()
    {
        return {ErrorKind::Cancelled, "given_up",
                CORE_TEXT("Core", "The work was cancelled before it was done.")};
    }

private:
    void giveUp()
    {
        if (m_promise)
            give(givenUp());
    }

    std::optional<QPromise<Result<T>>> m_promise;
};

// For whoever knows the Result at once.
template <typename T>
QFuture<Result<T>> answered(Result<T> result)
{
    ResultPromise<T> answer;
    QFuture<Result<T>> future = answer.future();
    answer.give(std::move(result));
    return future;
}

// Waits for the Result of a future; see whenDone() for how not to wait.
template <typename T>
Result<T> resultOf(QFuture<Result<T>> future)
{
    future.waitForFinished();
    if (future.resultCount() == 0) // somebody called QFuture::cancel()
        return ResultPromise<T>::givenUp();
    if constexpr (std::copyable<Result<T>>)
        return future.result();
    else
        return future.takeResult();
}

// Runs a function that returns a Result on the thread of the context; see post(). When the context is
// destroyed before, the future ends with the error of a given up ResultPromise.
template <Callable F>
auto ask(QObject *context, F &&function)
{
    using Returned = std::invoke_result_t<std::decay_t<F> &>;
    ResultPromise<typename Returned::Value> answer;
    QFuture<Returned> future = answer.future();
    post(context, [answer = std::move(answer), function = std::forward<F>(function)]() mutable {
        answer.give(function());
    });
    return future;
}

// The same for a function that answers later.
template <typename T, Callable<ResultPromise<T>> F>
QFuture<Result<T>> ask(QObject *context, F &&function)
{
    ResultPromise<T> answer;
    QFuture<Result<T>> future = answer.future();
    post(context, [answer = std::move(answer), function = std::forward<F>(function)]() mutable {
        function(std::move(answer));
    });
    return future;
}

// The same on a pool, for work that would hold up an event loop.
template <Callable F>
auto ask(QThreadPool *pool, F &&function)
{
    using Returned = std::invoke_result_t<std::decay_t<F> &>;
    ResultPromise<typename Returned::Value> answer;
    QFuture<Returned> future = answer.future();
    auto work = [answer = std::move(answer), function = std::forward<F>(function)]() mutable {
        answer.give(function());
    };
    class Job final : public QRunnable {
    public:
        explicit Job(decltype(work) &&work) : m_parcel(std::move(work)) {}
        void run() override { m_parcel(); }

    private:
        Parcel<decltype(work)> m_parcel;
    };
    pool->start(new Job(std::move(work))); // which deletes it
    return future;
}

// Calls back once the future is finished, unless the context is destroyed before. The context lives on the calling
// thread. (QFuture::then() of Qt 6.4 may touch a context that is being destroyed.)
template <typename T, std::invocable<QFuture<Result<T>>> F>
void whenFinished(const QFuture<Result<T>> &future, QObject *context, F &&function)
{
    auto *watcher = new QFutureWatcher<Result<T>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, function = std::forward<F>(function)]() mutable {
                         watcher->deleteLater();
                         function(watcher->future());
                     });
    watcher->setFuture(future);
}

// The same with the Result. A function that takes it by const reference sees it where it lies, without a copy of it.
template <typename T, std::invocable<Result<T>> F>
void whenDone(const QFuture<Result<T>> &future, QObject *context, F &&function)
{
    whenFinished(future, context,
                 [function = std::forward<F>(function)](const QFuture<Result<T>> &done) mutable {
                     if constexpr (std::invocable<F &, const Result<T> &>) {
                         if (done.resultCount() != 0)
                             return static_cast<void>(function(*done.constBegin()));
                     }
                     function(resultOf(done));
                 });
}

// The same with the Result moved out of a future that nobody else has: for what is large.
template <typename T, std::invocable<Result<T>> F>
void takeWhenDone(QFuture<Result<T>> &&future, QObject *context, F &&function)
{
    whenFinished(future, context, [function = std::forward<F>(function)](QFuture<Result<T>> done) mutable {
        if (done.resultCount() == 0)
            function(ResultPromise<T>::givenUp());
        else
            function(done.takeResult());
    });
}

} // namespace tooltray
