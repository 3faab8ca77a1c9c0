// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "base/time/timer.h"
#include "execution/answers/callbudget.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/preparation/preparedtools.h"
#include "upstream/policy/quota.h"
#include "upstream/subscription/subscribe.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

class AnswerCache;
class Approvals;
class Endpoints;
class ResultCache;
class Schemas;

// The services that calls use; all of them outlive the calls.
struct ExecutionServices {
    Endpoints &endpoints;
    Schemas &schemas;
    Approvals &approvals;
    AnswerCache &answers;
    ResultCache &results;
    Clock &clock;
    const credentials::Redactor &redactor;
    std::string userAgent = {}; // of subscriptions over a WebSocket
    // The workspace as it is now; empty: as it was when the call began.
    std::function<workspace::WorkspacePtr()> currentWorkspace = {};
};

// The rate limits of the tools that have one.
class ToolRates {
public:
    // The clock outlives it and what it hands out.
    explicit ToolRates(Clock &clock) : m_clock(clock) {}

    // Null: as often as it likes.
    std::shared_ptr<upstream::RateLimit> of(const std::string &tool, std::optional<std::uint32_t> perMinute);

private:
    struct Known {
        std::uint32_t perMinute;
        std::shared_ptr<upstream::RateLimit> rate;
    };

    Clock &m_clock;
    std::map<std::string, Known> m_known;
};

// The state kept from call to call.
struct ExecutionMemory {
    PreparedTools prepared = {};
    ToolRates rates;
    std::string linkKey; // seals links that callers hand back
    // For subscriptions, by endpoint and URL: the protocol that the server accepted.
    std::map<std::string, upstream::SubscriptionTransport::Protocol> protocols = {};
};

// The state shared by everything that runs for one call.
struct CallFrame {
    const ExecutionServices &services;
    ExecutionMemory &memory;
    workspace::WorkspacePtr workspace;
    Caller caller;
    Mode mode = Mode::Production;
    ApprovalAsker asker = {};
    std::function<bool()> hasSameRights = {};
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

// "3 items so far"
std::string countSoFar(std::uint64_t count);

// Tells how many items or events have come, of how many that are wanted.
std::function<void(std::uint64_t)> itemProgress(const CallFramePtr &frame,
                                                std::optional<std::uint64_t> wanted);

} // namespace tooltray::execution
