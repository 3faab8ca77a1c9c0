// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"

#include <QEventLoop>
#include <QFutureWatcher>
#include <QTimer>

#include <chrono>

namespace tooltray::test {

// The Result of a future, for which the event loop runs; the error of a given up one when it does not come.
template <typename T>
Result<T> await(const QFuture<Result<T>> &future,
                std::chrono::milliseconds patience = std::chrono::seconds(30))
{
    QEventLoop loop;
    QFutureWatcher<Result<T>> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    loop.exec();
    return future.isFinished() ? resultOf(future) : Result<T>(ResultPromise<T>::givenUp());
}

} // namespace tooltray::test
