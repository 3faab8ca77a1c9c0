// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "execution/call/callbudget.h"
#include "execution/prepared/preparedtools.h"
#include "execution/run/callorder.h"
#include "execution/run/callservices.h"
#include "execution/run/calltrace.h"
#include "execution/run/toolrates.h"
#include "upstream/subscription/subscribe.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace tooltray::execution {

// What is kept from call to call.
struct CallMemory {
    PreparedTools prepared = {};
    ToolRates rates;
    std::string linkKey; // seals links that callers hand back
    // Of subscriptions, by endpoint and URL: what the server took.
    std::map<std::string, upstream::SubscriptionWay::Protocol> protocols = {};
};

// What everything shares that runs for one call.
struct CallFrame {
    const CallServices &services;
    CallMemory &memory;
    workspace::WorkspacePtr workspace;
    Caller caller;
    Mode mode = Mode::Production;
    ApprovalAsker asker = {};
    std::function<void(const UpstreamExchange &)> onExchange = {};
    std::function<void(double done, std::optional<double> total, std::string_view message)> onProgress = {};
    std::function<void(Waiting)> onWaiting = {};
    Waiting waiting = Waiting::ForNothing;
    MonotonicTime begun = {};
    std::shared_ptr<CallBudget> budget = {};
    CallTrace trace = {};
    bool hasChanged = false; // something was sent that is no mere question

    bool isTraced() const { return mode != Mode::Production; }
    void wait(Waiting what)
    {
        if (std::exchange(waiting, what) != what && onWaiting)
            onWaiting(what);
    }
};

using CallFramePtr = std::shared_ptr<CallFrame>;

// Tells how many items or events have come, of how many that are wanted.
inline std::string countSoFar(std::uint64_t count)
{
    return std::to_string(count) + (count == 1 ? " item so far" : " items so far");
}

inline std::function<void(std::uint64_t)> itemProgress(const CallFramePtr &frame,
                                                       std::optional<std::uint64_t> wanted)
{
    if (!frame->onProgress)
        return {};
    return [frame, wanted](std::uint64_t count) {
        std::optional<double> total;
        if (wanted)
            total = static_cast<double>(*wanted);
        frame->onProgress(static_cast<double>(count), total, countSoFar(count));
    };
}

} // namespace tooltray::execution
