// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "execution/answers/callorder.h"
#include "journal/entries/logentry.h"
#include "jsonschema/schema.h"
#include "toolkit/access/clientview.h"
#include "toolkit/commands/commandoutcome.h"
#include "toolkit/commands/failure.h"
#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::journal {
class Journal;
}

namespace tooltray::toolkit {

// A command that somebody wants done, and how they can be reached meanwhile.
struct CommandOrder {
    std::string name;                        // a tool, an alias, either with @0.2.0 behind it
    std::optional<std::string> version = {}; // instead
    json::Value arguments = json::Value::object();
    std::string principal = {}; // as the transport established it
    std::string session = {};   // that it is a part of; empty: of none
    std::string program = {};   // as it names itself, cleaned: "Claude Desktop"
    journal::EntryOrigin origin = journal::EntryOrigin::Mcp;
    std::optional<journal::EntryId> replayOf = {};
    bool isWhole = false;         // the answer, however large it is: for programs
    std::string method = {};      // for the log: "tools/call"
    std::string era = {};         // for the log: "2025-11-25"
    std::string traceparent = {}; // of the client (W3C Trace Context)
    CancellationToken cancellation = {};
    std::function<void(double done, std::optional<double> total, std::string_view message)> onProgress = {};
    std::function<void(execution::Waiting)> onWaiting = {};
    execution::ApprovalAsker asker = {};
    // Says, when the call is destroyed, that its client will come back with an answer and make it again. Empty: never.
    std::function<bool()> isSuspended = {};
};

// What came of it. A command that does not exist for the caller is a failure of the level access, whether there
// is one or not.
struct CommandAnswer {
    CallOutcome outcome;
    FailedTool tool = {};
    bool hasOutputSchema = false; // the tool as it is listed under the name that was called
    std::string meant = {};       // of a command that does not exist: names that do, as a question
    journal::EntryId entry{};     // in the log; none for what did not get that far
    Reading reading = Reading::Unknown;
};

// The arguments, with a JSON text in the place of an object or a list taken for what it says: some clients send
// nothing else.
json::Value withoutJsonTexts(const json::Value &inputSchema, json::Value arguments);

// Nothing, or an error that names each parameter of the command that does not fit.
Result<void> checkArguments(std::string_view command, const jsonschema::Schema &parameters,
                            const json::Value &arguments);

// Calls whose client left with a question, to come back with its answer as a new call (2026-07-28, basic, multi
// round-trip requests). To the log each is one call, which goes on in the entry where it began.
class SuspendedRequests {
public:
    // An answer to a question counts for as long.
    static constexpr std::chrono::minutes kKept{10};
    static constexpr std::size_t kMax = 1'000;

    // Both outlive it.
    SuspendedRequests(journal::Journal &journal, Clock &clock) : m_journal(journal), m_clock(clock) {}
    ~SuspendedRequests();
    SuspendedRequests(const SuspendedRequests &) = delete;
    SuspendedRequests &operator=(const SuspendedRequests &) = delete;

    // call: all that makes it the same one. Nobody who comes back in time: then it was cancelled.
    void add(const std::string &call, journal::EntryId entry);
    std::optional<journal::EntryId> take(const std::string &call);

private:
    struct Suspended {
        journal::EntryId entry;
        Timer end = {};
    };
    using Calls = std::multimap<std::string, Suspended>;

    void forget(journal::EntryId entry);

    journal::Journal &m_journal;
    Clock &m_clock;
    Calls m_calls;
};

} // namespace tooltray::toolkit
