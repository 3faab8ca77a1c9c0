// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "base/text/tracecontext.h"
#include "execution/answers/callorder.h"
#include "journal/entries/logentry.h"
#include "toolkit/access/clientview.h"
#include "workspace/snapshot/workspace.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray {

class Clock;
class SharedValues;
namespace execution {
class Executor;
class ResultCache;
class Schemas;
} // namespace execution
namespace journal {
class Journal;
}

} // namespace tooltray

namespace tooltray::toolkit {

class WorkspaceAccess;

// What commands work with; all of it outlives them.
struct Services {
    WorkspaceAccess &workspaceAccess;
    execution::Executor &executor;
    execution::Schemas &schemas;
    execution::ResultCache &results;
    journal::Journal &journal;
    Clock &clock;
    const SharedValues *shared =
        nullptr;           // what the workspace has in common with other programs; null: there are none
    bool isPaused = false; // calls are refused, but those of the person at the window
    std::shared_ptr<ClientContexts> contexts = std::make_shared<ClientContexts>();
};

// What a command knows of the call that it serves. May be copied and kept for as long as the call runs.
struct CommandContext {
    std::shared_ptr<const ClientView> client = std::make_shared<const ClientView>();
    workspace::WorkspacePtr workspace = {}; // as it was when the call came
    Services *services = nullptr;           // never null where commands run
    CancellationToken cancellation = {};
    // Who reports progress need not know whether anybody wants it. Empty: nobody does.
    std::function<void(double done, std::optional<double> total, std::string_view message)> onProgress = {};
    std::function<void(execution::Waiting)> onWaiting = {}; // the same
    // Whether the client may know of a saved tool. What it may not know of no command names, in whatever way.
    std::function<bool(const workspace::Tool &)> isVisible = [](const workspace::Tool &) { return true; };
    // A saved tool of the workspace as calls get it; the same pointer for as long as it stays the same.
    std::function<std::shared_ptr<const workspace::Tool>(const workspace::Tool &)> served = {};
    execution::ApprovalAsker asker = {}; // empty: this client cannot be asked
    bool takesAnySize = false;           // a program, which no answer is too large for
    // For the log: the saved tool that a command turns out to run, and what it exchanges with the API.
    std::function<void(std::string tool, std::string version, journal::OperationKind)> onTool = {};
    std::function<void(const execution::UpstreamExchange &)> onExchange = {};
    // With each handle for read_result that the answer names.
    std::function<void(const std::string &handle)> onHandle = {};
    std::optional<TraceContext> trace = {}; // where the call stands; nothing: it is not traced
    // And how long it waited for a person's yes, which is no part of how long the call took.
    std::function<void(std::chrono::microseconds)> onWaited = {};

    // For the executor: the call, with all that is known here.
    execution::CallOrder order(std::variant<execution::SavedToolOrder, execution::AdHocOperation> call) const;
};

} // namespace tooltray::toolkit
