// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "mcp/server/trafficobserver.h"
#include "toolkit/records/seenclients.h"

#include <functional>
#include <map>
#include <string>

namespace tooltray::journal {
class Journal;
}

namespace tooltray::toolkit {

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
    void clientsChanged(std::size_t sessions, std::size_t listeners) override;

private:
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
