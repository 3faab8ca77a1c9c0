// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFuture>
#include <QPromise>

#include <concepts>
#include <optional>
#include <utility>

namespace tooltray {

// The Result that somebody waits for in a QFuture. Given once, on any thread; when this is destroyed
// before, the future ends with an error, so that nobody waits for ever.
template <typename T>
class Answer {
public:
    Answer() : m_promise(std::in_place) { m_promise->start(); }
    Answer(Answer &&other) noexcept : m_promise(std::exchange(other.m_promise, std::nullopt)) {}
    Answer &operator=(Answer &&other) noexcept
    {
        if (this != &other) {
            giveUp();
            m_promise = std::exchange(other.m_promise, std::nullopt);
        }
        return *this;
    }
    ~Answer() { giveUp(); }

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
        return {ErrorKind::Cancelled, "given_up", "The work was given up before it was done."};
    }

private:
    void giveUp()
    {
        if (m_promise)
            give(givenUp());
    }

    std::optional<QPromise<Result<T>>> m_promise;
};

// Waits for the Result of a future; see whenDone() for how not to wait.
template <typename T>
Result<T> resultOf(QFuture<Result<T>> future)
{
    future.waitForFinished();
    if (future.resultCount() == 0) // somebody called QFuture::cancel()
        return Answer<T>::givenUp();
    if constexpr (std::copyable<Result<T>>)
        return future.result();
    else
        return future.takeResult();
}

} // namespace tooltray
