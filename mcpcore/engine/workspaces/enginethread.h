// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "engine/secrets/consentrequest.h"
#include "engine/settings/preferences.h"
#include "engine/workspaces/openworkspace.h"
#include "engine/workspaces/workspacefolders.h"

#include <QFuture>
#include <QObject>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
class Administration;
}

namespace tooltray::engine {

// The engine thread as the clients on the main thread see it: what is posted to it runs there. Every call but the
// constructor's belongs into such a function.
class EngineThread : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineThread)

public:
    EngineThread() = default;
    ~EngineThread() override = default;

    virtual OpenWorkspace *workspace(std::string_view name) = 0; // null while it is not open
    virtual toolkit::Administration *administration() = 0;       // the same
    virtual const std::string &url() const = 0;                  // empty while nothing is served

    // A server that runs moves where that is needed; when it cannot, all stays as it was.
    virtual void applyPreferences(Preferences preferences, ResultPromise<void> applied) = 0;
    // The consents of all workspaces; Pending takes a decision back. Nothing happens where an id is that of nothing they
    // define now.
    virtual void decideConsents(const std::vector<std::string> &ids, ConsentRequest::State decision,
                                ResultPromise<void> answer) = 0;
    // How many approve calls changes with each of these; in all workspaces.
    virtual void setApprovalsOpen(bool isOpen) = 0;
    // All workspaces, those that are opened later as well; until the program ends.
    virtual void setPaused(bool isPaused) = 0;
};

// Asks the workspace on the engine thread: function(OpenWorkspace &, ResultPromise<T>).
template <typename T, typename F>
QFuture<Result<T>> askWorkspace(const WorkspaceLink &link, F &&function)
{
    return ask<T>(&link.thread, [&thread = link.thread, name = link.name,
                                 function = std::forward<F>(function)](ResultPromise<T> answer) mutable {
        if (OpenWorkspace *workspace = thread.workspace(name))
            return function(*workspace, std::move(answer));
        answer.give(
            Error{ErrorKind::Unavailable, "workspace_closed", CORE_TEXT("Core", "The workspace is not open."),
                  CORE_TEXT("Core", "Wait until it is, or check the log for why it could not be opened.")});
    });
}

// Gives the answer once the other future has it.
template <typename T>
void passOn(const QFuture<Result<T>> &future, QObject *context, ResultPromise<T> answer)
{
    auto shared = std::make_shared<ResultPromise<T>>(std::move(answer));
    whenDone(future, context, [shared](Result<T> result) { shared->give(std::move(result)); });
}

} // namespace tooltray::engine
