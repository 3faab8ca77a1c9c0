// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ask.h"
#include "engine/core.h"
#include "engine/workspaces/openworkspace.h"

#include <QFuture>

#include <memory>
#include <utility>

namespace tooltray::engine {

// Asks the default workspace on the engine thread: function(OpenWorkspace &, Answer<T>).
template <typename T, typename F>
QFuture<Result<T>> askWorkspace(Core &core, F &&function)
{
    return ask<T>(&core, [&core, function = std::forward<F>(function)](Answer<T> answer) mutable {
        if (OpenWorkspace *workspace = core.defaultWorkspace())
            return function(*workspace, std::move(answer));
        answer.give(Error{ErrorKind::Unavailable, "workspace_closed", "The workspace is not open.",
                          "Wait until it is, or see in the log why it could not be opened."});
    });
}

// Gives the answer once the other future has it.
template <typename T>
void passOn(const QFuture<Result<T>> &future, QObject *context, Answer<T> answer)
{
    auto shared = std::make_shared<Answer<T>>(std::move(answer));
    whenDone(future, context, [shared](Result<T> result) { shared->give(std::move(result)); });
}

} // namespace tooltray::engine
