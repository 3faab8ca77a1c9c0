// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/result/strongid.h"
#include "base/text/tracecontext.h"
#include "base/time/clock.h"
#include "journal/entries/exchange.h"
#include "json/decode.h"
#include "json/value.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// Counts up for as long as the journal's folder lives, so that it names a call for good.
using EntryId = StrongId<struct EntryIdTag, std::uint64_t>;

enum class EntryOrigin : std::uint8_t { Mcp, Rest, Window, CommandLine };
enum class Outcome : std::uint8_t { Running, Ok, Error, Cancelled };

// Where a failure arose.
enum class EntryLevel : std::uint8_t {
    None,
    Protocol,
    Access,
    Tool,
    Graphql,
    Payload,
    Http,
    Network,
    Internal
};

enum class OperationKind : std::uint8_t { None, Query, Mutation, Subscription };

constexpr auto namesOf(EntryOrigin)
{
    return std::to_array<json::Named<EntryOrigin>>({{"mcp", EntryOrigin::Mcp},
                                                    {"rest", EntryOrigin::Rest},
                                                    {"window", EntryOrigin::Window},
                                                    {"command_line", EntryOrigin::CommandLine}});
}

constexpr auto namesOf(Outcome)
{
    return std::to_array<json::Named<Outcome>>({{"running", Outcome::Running},
                                                {"ok", Outcome::Ok},
                                                {"error", Outcome::Error},
                                                {"cancelled", Outcome::Cancelled}});
}

constexpr auto namesOf(EntryLevel)
{
    return std::to_array<json::Named<EntryLevel>>({{"none", EntryLevel::None},
                                                   {"protocol", EntryLevel::Protocol},
                                                   {"access", EntryLevel::Access},
                                                   {"tool", EntryLevel::Tool},
                                                   {"graphql", EntryLevel::Graphql},
                                                   {"payload", EntryLevel::Payload},
                                                   {"http", EntryLevel::Http},
                                                   {"network", EntryLevel::Network},
                                                   {"internal", EntryLevel::Internal}});
}

constexpr auto namesOf(OperationKind)
{
    return std::to_array<json::Named<OperationKind>>({{"none", OperationKind::None},
                                                      {"query", OperationKind::Query},
                                                      {"mutation", OperationKind::Mutation},
                                                      {"subscription", OperationKind::Subscription}});
}

// The spans of a call in a trace; not kept in the archive.
struct EntryTrace {
    TraceContext request;    // the span of the call itself
    std::string parent = {}; // that of the client; empty: the trace begins here
    std::string tool = {};   // what its exchanges are below

    // Of a call that begins. traceparent: of the client; empty, or none: the trace begins here
    static EntryTrace below(std::string_view traceparent);

    bool operator==(const EntryTrace &) const = default;
};

// One call, from whoever made it to its answer, with the exchanges it caused. Nothing in it is secret: it was
// redacted when it was recorded.
struct LogEntry {
    EntryId id{};
    WallTime time{}; // when it began
    EntryOrigin origin = EntryOrigin::Mcp;
    std::string client = {}; // as its token names it
    std::string session = {};
    std::string era = {};    // the revision of the protocol, "2025-11-25"
    std::string method = {}; // "tools/call", "POST /api/v1/query"
    std::string tool = {};
    std::string toolVersion = {};
    OperationKind operation = OperationKind::None;
    Body arguments = {}; // a JSON object
    Body result = {};

    Outcome outcome = Outcome::Running;
    EntryLevel level = EntryLevel::None;
    std::string code = {}; // "rate_limited"
    Message message = {};  // of a failure, or about the data of a result, such as that it is cut
    std::chrono::microseconds duration{0};

    bool isSlow = false;
    bool isTest = false;
    bool isPreview = false; // nothing was sent, so that nothing was changed
    bool isPinned = false;
    std::optional<EntryId> replayOf = {};
    std::optional<std::chrono::seconds> cacheAge = {}; // of an answer that came from the cache
    std::string note = {};

    std::vector<Exchange> exchanges = {};
    std::optional<EntryTrace> trace = {}; // of calls that are traced

    // Data that came with errors: a success for the client, and one that people look for among the errors.
    bool isPartial() const { return outcome == Outcome::Ok && level != EntryLevel::None; }
    bool hasErrors() const { return outcome == Outcome::Error || isPartial(); }

    bool operator==(const LogEntry &) const = default;
};

// How a call ended.
struct EntryEnd {
    Outcome outcome = Outcome::Ok;
    EntryLevel level = EntryLevel::None;
    std::string code = {};
    Message message = {};
    Body result = {};
    std::optional<std::chrono::seconds> cacheAge = {};
    std::chrono::microseconds waited{0}; // for a person's yes, which is no part of how long the call took
};

using EntryPointer = std::shared_ptr<const LogEntry>;

// The memory that an entry takes, nearly: texts are counted, small change is estimated.
std::size_t memoryOf(const LogEntry &entry) noexcept;

// A call of the log, to be made again.
struct Replay {
    EntryId of{};
    std::string method = {};
    std::string tool = {};
    std::string toolVersion = {};
    json::Value arguments = {};
    bool isTest = false;
    bool isPreview = false;

    bool operator==(const Replay &) const = default;
};

// Fails, and says why, where the log does not have the arguments as they were: cut, or with secrets masked.
Result<Replay> replayFrom(const LogEntry &entry);

inline const LogCategory &logCategory()
{
    static const LogCategory category("tooltray.journal");
    return category;
}

} // namespace tooltray::journal
