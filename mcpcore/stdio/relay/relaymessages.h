// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stdio/relay/delivery.h"
#include "stdio/relay/outgoing.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>

namespace tooltray::stdio {

// A message of the client, or one of the relay's own, until it is answered.
struct RelayMessage {
    enum class Kind : std::uint8_t { Message, Handshake, Renewal, Replay, News, Goodbye };

    Kind kind = Kind::Message;
    Outgoing outgoing = {};
    std::string text = {};    // kept as long as it may have to be sent again
    std::string session = {}; // that it was sent in
    bool wasRetried = false;
    bool isCancelled = false;  // the client waits for it no more
    bool hasListened = false;  // to a server that is gone: the client has been told that it listens
    bool isRepeatable = false; // even if the server may have seen it
    int tries = 0;
    std::uint64_t place = 0;      // that it was sent to
    Delivery *delivery = nullptr; // null while it waits

    bool opensSession() const { return kind == Kind::Handshake || kind == Kind::Renewal; }
};

// The messages that wait for a server, and those that are on their way to one.
class RelayMessages {
public:
    using Number = std::uint64_t;

    Number nextNumber() { return ++m_lastNumber; }
    // Precondition of the message: it has a delivery.
    void add(Number number, RelayMessage message) { m_pending.emplace(number, std::move(message)); }
    RelayMessage &at(Number number) { return m_pending.at(number); }
    // Stops its delivery and forgets it.
    void retire(Number number);
    void retireNews();
    void retireAll();

    enum class Cancelled : std::uint8_t {
        Here,     // nobody else has to be told
        OnItsWay, // the server has to be told
        Unknown,
    };
    Cancelled cancel(const mcp::RequestId &id);

    std::deque<RelayMessage> &waiting() { return m_waiting; }
    // True if somebody waits for a server, which a client that only listens does not.
    bool isServerAwaited() const;
    // True if anything but streams of news is on its way.
    bool isBusy() const;
    bool hasNews() const;
    std::size_t count() const { return m_pending.size() + m_waiting.size(); }
    std::size_t unsentBytes() const;

    void setReading(bool isReading);
    // The server is gone; what has come is still read.
    void stopResuming();

private:
    std::map<Number, RelayMessage> m_pending;
    std::deque<RelayMessage> m_waiting;
    Number m_lastNumber = 0;
};

} // namespace tooltray::stdio
