// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "http/message/message.h"
#include "http/routing/gatekeeper.h"
#include "http/routing/router.h"
#include "http/routing/serveroptions.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::http {

// How many sockets and files the process may have open at once.
std::size_t descriptorLimit();

// Raises the limit as far as the system allows without further rights. For the start of a program: the limit belongs
// to the whole process.
void raiseDescriptorLimit();

// Counts the open connections of a server. Beyond the cap a few more are heard, to be told so with a 503; beyond
// those a connection is dropped without a word, so that descriptors never run out. Where few descriptors are allowed
// the rest of the program has most of them, and clients what is left.
class ConnectionCap {
public:
    static constexpr std::size_t kToldSo = 32;
    static constexpr std::size_t kReservedDescriptors = 96; // for files and for connections of our own
    static constexpr std::size_t kFewestReserved = 40;      // with which a program just works

    ConnectionCap(std::size_t configured, std::size_t descriptorLimit);

    enum class Verdict : std::uint8_t { Serve, Refuse, Drop };
    Verdict take(); // Serve and Refuse count until they are released
    void release(Verdict taken) { --(taken == Verdict::Serve ? m_served : m_refused); }

    std::size_t open() const { return m_served + m_refused; }
    std::size_t cap() const { return m_cap; }
    std::size_t mostOfOneClient() const { return m_cap - m_cap / 2; }
    bool isFull() const { return m_served >= m_cap; }
    bool drops() const { return isFull() && m_refused >= m_toldSo; }

private:
    std::size_t m_toldSo;
    std::size_t m_cap;
    std::size_t m_served = 0;
    std::size_t m_refused = 0;
};

// The counters of a server since its creation.
struct ServerStatistics {
    std::uint64_t connectionsAccepted = 0;
    std::uint64_t connectionsOpen = 0;
    std::uint64_t requestsServed = 0; // handed to a route
    std::uint64_t streamsOverrun = 0; // dropped because the client read too slowly
    std::array<std::uint64_t, kGuardCount> refused{};

    bool operator==(const ServerStatistics &) const = default;
};

// The header lines that every answer has: Date (RFC 9110 6.6.1), and Server when it has a name. Written
// anew once a second.
class CommonFields {
public:
    CommonFields(Clock &clock, std::string_view serverName);

    std::string_view lines();

private:
    Clock &m_clock;
    std::string m_serverLine;
    std::chrono::sys_seconds m_second = std::chrono::sys_seconds::min();
    std::string m_lines;
};

// Formats the time as an IMF-fixdate (RFC 9110 5.6.7).
std::string dateText(std::chrono::sys_seconds time);

// The state that the connections of one server share.
struct ServerState {
    ServerState(ServerOptions serverOptions, Clock &serverClock)
        : options(std::move(serverOptions))
        , clock(serverClock)
        , gatekeeper(options, router)
        , cap(options.maxConnections, descriptorLimit())
        , commonFields(clock, options.serverName)
    {}

    // Counts it, and tells who wants to know (see ServerOptions).
    void note(const Refusal &refusal);

    ServerOptions options;
    Clock &clock;
    Router router;
    Gatekeeper gatekeeper;
    ConnectionCap cap;
    CommonFields commonFields;
    ServerStatistics statistics;
    // True if the client may have one more connection.
    std::function<bool(const Principal &)> hasRoomFor;
    bool isDraining = false;

private:
    std::array<std::optional<MonotonicTime>, kGuardCount> m_told{};
};

} // namespace tooltray::http
