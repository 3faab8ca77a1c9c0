// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "http/message/message.h"
#include "journal/entries/logentry.h"
#include "mcp/server/trafficobserver.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::journal {
class Journal;
}

namespace tooltray::toolkit {

// What a program says it is called, fit to stand in a line of a list: without what cannot be seen or turns the line
// round, and no longer than a line bears. It is a claim: fit to tell programs apart for people, never to let one in.
std::string cleanProgramName(std::string_view claimed);

// Who calls, for people. Programs that come in as the same guest have nothing but their own names to be told apart by:
// "Claude Desktop (stdio)". A client with a token of its own goes by the name in the workspace.
std::string callerName(const std::string &client, const std::string &program);

// Somebody who called in this run.
struct SeenClient {
    std::string name = {};     // as the workspace knows it
    std::string program = {};  // as it names itself, the last time
    std::string revision = {}; // of the protocol, the last time
    std::uint64_t calls = 0;
    WallTime last = {};
    std::size_t streams = 0; // that it holds open for news; of those alone that listen by a call

    bool operator==(const SeenClient &) const = default;
};

// Who called, one for each callerName(). Names come from outside: beyond so many the one that was not heard of for the
// longest time is forgotten.
class SeenClients {
public:
    static constexpr std::size_t kMax = 200;
    using CallsByRevision = std::map<std::string, std::uint64_t, std::less<>>;

    void add(std::string name, const mcp::ClientProgram &client, std::string_view revision, WallTime now);
    // The stream of a call that listens, begun by whoever was added last.
    void beginStream(mcp::RequestNumber call);
    void endStream(mcp::RequestNumber call, WallTime now);
    const std::vector<SeenClient> &all() const { return m_clients; }
    // How many calls came in each revision of the protocol, those of forgotten clients among them.
    const CallsByRevision &byRevision() const { return m_byRevision; }

private:
    using Who = std::pair<std::string, std::string>; // name and program
    SeenClient *find(const Who &who);

    std::vector<SeenClient> m_clients;
    CallsByRevision m_byRevision;
    Who m_added;
    std::map<mcp::RequestNumber, Who> m_streams;
};

// Puts into the log what clients ask for beside calling tools, and what was no request at all. Calls of tools are
// recorded by who runs them; of those it only knows which revision they came in.
class TrafficJournal final : public mcp::TrafficObserver {
public:
    // Who a principal is, for the log.
    using NameOf = std::function<std::string(const mcp::Principal &)>;

    // Journal and clock outlive it.
    TrafficJournal(journal::Journal &journal, const Clock &clock, NameOf nameOf)
        : m_journal(journal)
        , m_clock(clock)
        , m_nameOf(std::move(nameOf))
    {}

    // Of a call that runs; empty for one that does not.
    std::string revision(mcp::RequestNumber call) const;
    std::size_t sessions() const { return m_sessions; }
    std::size_t listeners() const { return m_listeners; }
    const SeenClients &clients() const { return m_clients; }
    // Called when somebody was seen, which is with every call.
    void setClientListener(std::function<void()> seen) { m_seen = std::move(seen); }

    void requestStarted(const mcp::RequestStart &start) override;
    void requestEnded(const mcp::RequestEnd &end) override;
    void messageRejected(const mcp::RejectedMessage &rejected) override;
    // By a guard of the HTTP server, before anybody knew who asks. Whoever calls it bounds how often.
    void requestRefused(const http::Refusal &refusal);
    void clientsChanged(std::size_t sessions, std::size_t listeners) override;

private:
    void recordRefusal(journal::LogEntry entry, journal::EntryEnd end);

    journal::Journal &m_journal;
    const Clock &m_clock;
    NameOf m_nameOf;
    SeenClients m_clients;
    std::function<void()> m_seen;
    std::map<mcp::RequestNumber, std::string> m_revisions;    // of calls of tools
    std::map<mcp::RequestNumber, journal::EntryId> m_entries; // of all else
    std::size_t m_sessions = 0;
    std::size_t m_listeners = 0;
};

} // namespace tooltray::toolkit
