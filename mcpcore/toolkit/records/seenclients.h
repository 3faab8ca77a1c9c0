// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/server/trafficobserver.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
    std::string program = {};  // as it names itself
    std::string revision = {}; // of the protocol, the last time
    std::uint64_t calls = 0;
    WallTime first = {};
    WallTime last = {};
    std::size_t streams = 0; // that it holds open for news; of those alone that listen by a call

    bool operator==(const SeenClient &) const = default;
};

// Who called. Names come from outside: beyond so many the one that was not heard of for the longest time is
// forgotten.
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

} // namespace tooltray::toolkit
