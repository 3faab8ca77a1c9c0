// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answer.h"

namespace tooltray::credentials {

// For whoever knows the answer at once.
template <typename T>
QFuture<Result<T>> answered(Result<T> result)
{
    Answer<T> answer;
    QFuture<Result<T>> future = answer.future();
    answer.give(std::move(result));
    return future;
}

} // namespace tooltray::credentials
