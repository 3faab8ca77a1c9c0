// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "support/testcase.h"

#include <QTest>

namespace tooltray::credentials::test {

// The Result of a future once it is there; meanwhile the event loop runs. An error when it takes too long.
template <typename T>
Result<T> waited(const QFuture<Result<T>> &future)
{
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, tooltray::test::kPatienceMs))
        return Error{ErrorKind::Timeout, "test_timeout", "The test waited too long."};
    return resultOf(future);
}

} // namespace tooltray::credentials::test
