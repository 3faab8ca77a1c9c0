// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "toolkit/access/clientview.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/dispatch/commandorder.h"
#include "upstream/policy/quota.h"
#include "workspace/snapshot/workspace.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::toolkit {

class Catalogue;
struct OwnCommand;

// One command on its way.
class CommandRun final : public std::enable_shared_from_this<CommandRun> {
public:
    CommandRun(Services &services, Catalogue &catalogue, SuspendedRequests &suspended, CommandOrder call,
               Done<CommandAnswer> done);
    ~CommandRun();
    CommandRun(const CommandRun &) = delete;
    CommandRun &operator=(const CommandRun &) = delete;

    // client: nothing: a stranger. rate: null: as often as they like
    void start(std::optional<ClientView> client, upstream::RateLimit *rate);

private:
    using SavedTool = workspace::Workspace::NamedTool;

    Result<void> unwrap();
    void find();
    std::string versionHint() const;
    std::string meantName() const;
    execution::CallFailure unknown() const;
    bool hasOutputSchema() const;
    void begin();
    void run();
    void runOwn();
    void runSaved();
    void finish(CallOutcome outcome);

    Services &m_services;
    Catalogue &m_catalogue;
    SuspendedRequests &m_suspended;
    CommandOrder m_call;
    Done<CommandAnswer> m_done;
    CommandContext m_context;
    bool m_isStranger = false;
    bool m_isWrapped = false; // in invoke_command
    const OwnCommand *m_own = nullptr;
    std::optional<SavedTool> m_saved;
    FailedTool m_tool; // as it is named in answers
    std::optional<journal::EntryId> m_entry;
    std::vector<std::string> m_handles;    // that the answer names
    std::chrono::microseconds m_waited{0}; // for a person's yes
    std::string m_sameCall;                // what a call has in common with the one that goes on with it
    upstream::WaitingLine::Place m_place;
    Running m_running;
};

// The one way to run a command, for MCP, REST, the window and the command line: who may, how often, with what; and
// the entry in the log.
class Dispatch {
public:
    // Both outlive it, and it outlives what runs.
    Dispatch(Services &services, Catalogue &catalogue);
    Dispatch(const Dispatch &) = delete;
    Dispatch &operator=(const Dispatch &) = delete;

    // Calls back once, from within this call or later, and may destroy what was returned from there. Destroying it
    // cancels without a word.
    [[nodiscard]] Running run(CommandOrder call, Done<CommandAnswer> done);

private:
    struct Limit {
        double callsPerMinute;
        std::shared_ptr<upstream::RateLimit> rate;
    };

    upstream::RateLimit *rateOf(const ClientView &client);

    Services &m_services;
    Catalogue &m_catalogue;
    std::map<std::string, Limit> m_limits; // by client
    SuspendedRequests m_suspended;
};

} // namespace tooltray::toolkit
