// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/connection.h"

#include "http/connection/serverstate.h"

#include <utility>

namespace tooltray::http {

Deadline::Deadline(Clock &clock, std::function<void()> expired)
    : m_clock(clock)
    , m_expired(std::move(expired))
{}

void Deadline::set(std::chrono::nanoseconds fromNow)
{
    m_due = m_clock.now() + fromNow;
    if (m_due < m_armedFor)
        arm();
}

void Deadline::arm()
{
    m_armedFor = m_due;
    m_timer = m_clock.startTimer(m_due - m_clock.now(), [this] { wake(); });
}

void Deadline::wake()
{
    m_armedFor = MonotonicTime::max();
    if (m_due == MonotonicTime::max())
        return;
    if (m_due > m_clock.now()) {
        arm();
        return;
    }
    m_due = MonotonicTime::max();
    m_expired();
}

namespace {

constexpr std::size_t kMaxPendingBytes = 1024 * 1024;

} // namespace

Connection::Connection(ServerState &server, Wire &wire)
    : m_server(server)
    , m_wire(wire)
    , m_parser(server.options.limits)
    , m_deadline(server.clock, [this] { expire(); })
{}

Connection::~Connection()
{
    abandon(Abandonment::ServerStopped);
}

void Connection::open(Peer peer)
{
    m_peer = std::move(peer);
    enter(State::Head);
}

Connection::Work Connection::work() const
{
    switch (m_state) {
    case State::Idle:
    case State::Closed: return Work::None;
    case State::Head: return m_parser.isIdle() ? Work::None : Work::Transfer;
    case State::Body:
    case State::Sending:
    case State::SendingLast:
    case State::Lingering: return Work::Transfer;
    case State::Answering: break;
    }
    const std::shared_ptr<HttpExchange> exchange = m_exchange.lock();
    return exchange && exchange->hasBegun() ? Work::Stream : Work::Call;
}

void Connection::enter(State state)
{
    m_state = state;
    const ConnectionTimeouts &timeouts = m_server.options.timeouts;
    switch (state) {
    case State::Idle: m_deadline.set(timeouts.idle); break;
    case State::Head: m_deadline.set(timeouts.head); break;
    case State::Body: m_deadline.set(timeouts.body); break;
    case State::Answering: m_deadline.set(timeouts.answer); break;
    case State::Sending:
    case State::SendingLast:
        m_unsentBefore = m_wire.unsentBytes();
        m_deadline.set(timeouts.send);
        break;
    case State::Lingering: m_deadline.set(timeouts.linger); break;
    case State::Closed: m_deadline.clear(); break;
    }
}

void Connection::receive(std::string_view bytes)
{
    if (m_state == State::SendingLast || m_state == State::Lingering || m_state == State::Closed)
        return;
    const bool isReading = m_state == State::Idle || m_state == State::Head || m_state == State::Body;
    const bool isComplete = isReading && parse(bytes);
    m_pending.append(bytes);
    if (m_pending.size() > kMaxPendingBytes)
        breakOff();
    else if (isComplete)
        m_wire.offerRequest();
}

bool Connection::parse(std::string_view &input)
{
    while (true) {
        switch (m_parser.advance(input)) {
        case RequestParser::Event::NeedInput: wait(); return false;
        case RequestParser::Event::HeadComplete:
            if (!admit())
                return false;
            break;
        case RequestParser::Event::RequestComplete: enter(State::Answering); return true;
        case RequestParser::Event::Refused: refuse(m_parser.refusal(), AfterAnswer::Close); return false;
        }
    }
}

void Connection::wait()
{
    if (m_parser.isIdle() || m_state == State::Body)
        return;
    if (!m_parser.hasHead()) {
        if (m_state == State::Idle)
            enter(State::Head);
        return;
    }
    enter(State::Body);
    if (m_parser.expectsContinue())
        m_wire.send("HTTP/1.1 100 Continue\r\n\r\n");
}

bool Connection::admit()
{
    const bool hasBody = m_parser.expectsBody();
    auto outcome = m_server.gatekeeper.admit(m_parser.request(),
                                             hasBody ? Gatekeeper::Body::Expected : Gatekeeper::Body::None);
    if (const auto refusal = lackOfRoom(std::get_if<Admitted>(&outcome))) {
        refuse(*refusal, AfterAnswer::Close);
        return false;
    }
    if (const auto *refusal = std::get_if<Refusal>(&outcome)) {
        // Where a body would follow, the next request could only be found by reading all of it.
        refuse(*refusal, hasBody || !m_parser.keepsConnection() ? AfterAnswer::Close : AfterAnswer::Keep);
        return false;
    }
    m_admitted = std::move(std::get<Admitted>(outcome));
    if (m_admitted.isKnown) {
        m_isKnown = true;
        m_principal = m_admitted.principal;
    }
    if (m_admitted.route && m_admitted.route->bodyLimit)
        m_parser.setBodyLimit(*m_admitted.route->bodyLimit);
    return true;
}

// Null where the guards refuse the request.
std::optional<Refusal> Connection::lackOfRoom(const Admitted *admitted) const
{
    if (m_isBeyondCap && !(admitted && admitted->route && admitted->route->isAlwaysServed)) {
        return Refusal{Guard::ConnectionCap, 503, "too_many_connections",
                       "This server has reached its connection limit.",
                       "Close connections that are not needed, or try again later."};
    }
    const bool isNew = admitted && admitted->isKnown && !(m_isKnown && m_principal == admitted->principal);
    if (isNew && !m_server.hasRoomFor(admitted->principal)) {
        return Refusal{Guard::ConnectionCap, 429, "too_many_connections",
                       "This client has reached its connection limit.",
                       "Close connections and streams that are not needed, or try again later."};
    }
    return std::nullopt;
}

void Connection::refuse(const Refusal &refusal, AfterAnswer after)
{
    m_server.note(refusal);
    HttpExchange(m_parser.takeRequest(), {.after = after}, *this).refuse(refusal);
}

void Connection::serve()
{
    Admitted admitted = std::exchange(m_admitted, {});
    const bool keeps = m_parser.keepsConnection() && !m_isBeyondCap && !m_server.isDraining;
    AnswerSink &sink = *this;
    auto exchange = std::make_shared<HttpExchange>(
        m_parser.takeRequest(),
        HttpExchange::Setting{.peer = m_peer,
                              .principal = std::move(admitted.principal),
                              .parameters = std::move(admitted.parameters),
                              .after = keeps ? AfterAnswer::Keep : AfterAnswer::Close},
        sink);
    if (!admitted.route) {
        exchange->reply({204, {{"Allow", std::move(admitted.allowedMethods)}}, {}});
        return;
    }
    m_exchange = exchange;
    ++m_server.statistics.requestsServed;
    admitted.route->handler(std::move(exchange));
}

const OutgoingFilter *Connection::outgoing()
{
    return m_server.options.outgoing.get();
}

std::string_view Connection::commonFields()
{
    return m_server.commonFields.lines();
}

void Connection::send(std::string bytes)
{
    m_deadline.clear();
    m_wire.send(std::move(bytes));
}

std::size_t Connection::unsentBytes() const
{
    return m_wire.unsentBytes();
}

void Connection::finish(AfterAnswer after)
{
    m_exchange.reset();
    enter(after == AfterAnswer::Close ? State::SendingLast : State::Sending);
    m_wire.releaseRequest();
}

void Connection::breakOff()
{
    abandon(Abandonment::ClientLeft);
    m_wire.abort();
}

void Connection::flushed()
{
    const std::size_t unsent = m_wire.unsentBytes();
    if (m_state == State::Answering && unsent > m_server.options.maxUnsentBytes) {
        ++m_server.statistics.streamsOverrun;
        abandon(Abandonment::SlowReader);
        m_wire.abort();
    } else if (m_state == State::SendingLast && unsent == 0) {
        enter(State::Lingering);
        m_wire.closeWriting();
    } else if (m_state == State::Sending && unsent == 0) {
        enter(State::Idle);
        parsePending();
    }
}

void Connection::parsePending()
{
    if (m_pending.empty() && m_server.isDraining) {
        enter(State::Lingering);
        m_wire.closeWriting();
        return;
    }
    const std::string pending = std::exchange(m_pending, {});
    std::string_view input = pending;
    const bool isComplete = parse(input);
    m_pending.assign(input);
    if (isComplete)
        m_wire.offerRequest();
}

void Connection::expire()
{
    switch (m_state) {
    case State::Head:
        if (!m_parser.isIdle()) {
            refuse({Guard::HeadTimeout, 408, "head_timeout", "The request head took too long to arrive."},
                   AfterAnswer::Close);
            return;
        }
        break;
    case State::Body:
        refuse({Guard::BodyTimeout, 408, "body_timeout", "The request body took too long to arrive."},
               AfterAnswer::Close);
        return;
    case State::Answering:
        abandon(Abandonment::TimedOut);
        refuse({Guard::AnswerTimeout, 504, "answer_timeout", "The response took too long."},
               AfterAnswer::Close);
        return;
    case State::Sending:
    case State::SendingLast:
        if (m_wire.unsentBytes() < m_unsentBefore) {
            enter(m_state);
            return;
        }
        break;
    case State::Idle:
    case State::Lingering:
    case State::Closed: break;
    }
    m_wire.abort();
}

void Connection::abandon(Abandonment reason)
{
    if (const std::shared_ptr<HttpExchange> exchange = std::exchange(m_exchange, {}).lock())
        exchange->abandon(reason);
}

void Connection::peerLeft()
{
    enter(State::Closed);
    m_wire.releaseRequest();
    abandon(Abandonment::ClientLeft);
}

// Nothing is under way on an idle connection that closing it at once could destroy, and whoever keeps it for later
// use need not notice before then that it has ended.
void Connection::drain()
{
    if (work() == Work::None)
        stop();
}

void Connection::stop()
{
    if (m_state == State::Closed)
        return;
    enter(State::Closed);
    abandon(Abandonment::ServerStopped);
    m_wire.abort();
}

} // namespace tooltray::http
