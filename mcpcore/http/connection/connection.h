// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "http/message/message.h"
#include "http/message/requestparser.h"
#include "http/routing/gatekeeper.h"
#include "http/routing/httpexchange.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::http {

// One deadline that is moved with every request and hardly ever falls due: moving it later costs no
// timer, since the timer looks again when it fires.
class Deadline {
public:
    Deadline(Clock &clock, std::function<void()> expired);

    void set(std::chrono::nanoseconds fromNow);
    void clear() { m_due = MonotonicTime::max(); }

private:
    void arm();
    void wake();

    Clock &m_clock;
    std::function<void()> m_expired;
    MonotonicTime m_due = MonotonicTime::max();
    MonotonicTime m_armedFor = MonotonicTime::max();
    Timer m_timer;
};

// The operations a connection needs from its socket.
class Wire {
public:
    // A request is ready to be served; the answer to this is Connection::serve().
    virtual void offerRequest() = 0;
    // The answer is complete, the next request may be offered.
    virtual void releaseRequest() = 0;

    virtual void send(std::string bytes) = 0;
    virtual std::size_t unsentBytes() const = 0;
    // Ends our direction once everything is sent, so that the client can still read it.
    virtual void closeWriting() = 0;
    virtual void abort() = 0;

protected:
    ~Wire() = default;
};

struct ServerState;
class Wire;

// One client's connection: reads requests, has the guards look at each, gives them to their routes one
// after the other and keeps the deadlines.
class Connection final : private AnswerSink {
public:
    Connection(ServerState &server, Wire &wire);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    void open(Peer peer);
    void setBeyondCap() { m_isBeyondCap = true; } // refuses all but the routes that are always served
    void receive(std::string_view bytes);
    void serve();   // the request offered last
    void flushed(); // everything sent so far has been tried
    void peerLeft();
    void drain(); // no further request
    void stop();

    // True once a valid token came over it. Until then it is the first to be closed when there is no room.
    bool isKnown() const { return m_isKnown; }
    const Principal &principal() const { return m_principal; } // that used it last
    // The work that would be lost with the connection, the least first.
    enum class Work : std::uint8_t {
        None,
        Transfer, // of a request that is not complete, or of the rest of an answer
        Stream,
        Call,
    };
    Work work() const;
    bool isAnswering() const { return m_state == State::Answering; }

private:
    enum class State : std::uint8_t {
        Idle,
        Head,
        Body,
        Answering,   // also while the request is on its way to its route
        Sending,     // the answer is complete, the client reads
        SendingLast, // as before, and then the connection ends
        Lingering,   // our direction is closed, so that closing does not destroy what the client still reads
        Closed,
    };

    std::string_view commonFields() override;
    const OutgoingFilter *outgoing() override;
    void send(std::string bytes) override;
    void finish(AfterAnswer after) override;
    void breakOff() override;
    std::size_t unsentBytes() const override;

    void enter(State state);
    [[nodiscard]] bool parse(std::string_view &input); // whether a request can be offered
    void parsePending();
    void wait();
    bool admit();
    std::optional<Refusal> lackOfRoom(const Admitted *admitted) const;
    void refuse(const Refusal &refusal, AfterAnswer after);
    void expire();
    void abandon(Abandonment reason);

    ServerState &m_server;
    Wire &m_wire;
    Peer m_peer;
    Principal m_principal;
    bool m_isKnown = false;
    bool m_isBeyondCap = false;
    State m_state = State::Head;
    RequestParser m_parser;
    std::string m_pending; // what arrived behind the request that is being served
    Admitted m_admitted;
    std::weak_ptr<HttpExchange> m_exchange;
    Deadline m_deadline;
    std::size_t m_unsentBefore = 0;
};

} // namespace tooltray::http
