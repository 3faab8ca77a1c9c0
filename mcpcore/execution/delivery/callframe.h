// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/sharedvalues.h"
#include "base/time/clock.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/preparation/preparedtool.h"
#include "execution/preparation/schemas.h"
#include "upstream/policy/quota.h"
#include "upstream/subscription/subscribe.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// Keeps what was prepared for the tools that are called, as long as nothing that it was made from changes: the tool,
// the schemas, and of the workspace its types, mappings, endpoints and which context variables there are. Clients with
// context variables of their own see workspaces that differ in these, which are kept beside each other.
class PreparedTools {
public:
    static constexpr std::size_t kMax = 1'000; // those that were not called for longest go first

    // Null when it has to be prepared.
    PreparedTool::Pointer find(const workspace::WorkspacePtr &workspace, const Schemas &schemas,
                               const std::shared_ptr<const workspace::Tool> &tool,
                               workspace::Version version);
    // Prepared from the workspace given, which may not be the latest any more.
    void keep(const workspace::WorkspacePtr &workspace, PreparedTool::Pointer prepared);

    std::size_t size() const { return m_order.size(); }

private:
    static constexpr std::size_t kMaxGenerations = 64;
    // The limit for their types and mappings: each prepared tool has a compiled copy, about twenty times as large.
    static constexpr std::size_t kMaxGenerationBytes = std::size_t(8) << 20U;

    using Key = std::tuple<std::string, workspace::Version, std::uint64_t>; // name, version, generation
    struct Cached {
        Key key;
        PreparedTool::Pointer prepared;
    };
    // The parts of a workspace that tools use without naming them.
    struct Dependencies {
        std::vector<workspace::DefinitionPtr> definitions;
        std::vector<std::string> names;

        bool operator==(const Dependencies &) const = default;
    };
    struct Generation {
        Dependencies dependencies;
        std::uint64_t generation;
        std::size_t bytes;
    };
    struct Seen {
        std::weak_ptr<const workspace::Workspace> workspace;
        std::uint64_t generation;
    };

    static Key keyOf(const workspace::Tool &tool, workspace::Version version, std::uint64_t generation);
    static Dependencies dependenciesOf(const workspace::Workspace &workspace);
    std::uint64_t generationOf(const workspace::WorkspacePtr &workspace);
    void removeOldestGeneration();

    std::list<Generation> m_generations; // the one that was asked for last comes last
    std::deque<Seen> m_seen;             // the same, of snapshots
    std::uint64_t m_lastGeneration = 0;
    std::size_t m_generationBytes = 0;
    std::list<Cached> m_order; // the one that was called last comes last
    std::map<Key, std::list<Cached>::iterator> m_kept;
};

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
    // What it has in common with other programs, and the key to it; null and empty: there are none.
    SharedValues *shared = nullptr;
    std::string sharedKey = {};
};

// The rate limits of the tools that have one.
class ToolRates {
public:
    // The clock outlives it and what it hands out. shared: the programs among which a rate is divided; null: none
    explicit ToolRates(Clock &clock, const SharedValues *shared = nullptr) : m_clock(clock), m_shared(shared)
    {}

    // Null: as often as it likes.
    std::shared_ptr<upstream::RateLimit> of(const std::string &tool, std::optional<std::uint32_t> perMinute);

private:
    struct Known {
        double perMinute;
        std::shared_ptr<upstream::RateLimit> rate;
    };

    Clock &m_clock;
    const SharedValues *m_shared;
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
    std::optional<TraceContext> traceContext = {}; // see CallOrder
    bool hasChanged = false;                       // something was sent that is no mere question

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
