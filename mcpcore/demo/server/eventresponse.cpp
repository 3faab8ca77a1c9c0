// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/eventresponse.h"

#include "base/time/clock.h"
#include "http/routing/httpexchange.h"

#include <chrono>
#include <optional>
#include <utility>

namespace tooltray::demo {

namespace {

// Proxies and clients give up connections on which nothing moves.
constexpr std::chrono::seconds kKeepAlive{12};

} // namespace

EventResponse::EventResponse(std::shared_ptr<http::HttpExchange> exchange, Clock &clock)
    : m_exchange(std::move(exchange))
    , m_clock(clock)
{}

EventResponse::~EventResponse() = default;

void EventResponse::open()
{
    m_exchange->onAbandoned([self = shared_from_this()](http::Abandonment) { self->end(); });
    m_exchange->startStream(200, {{"Content-Type", "text/event-stream; charset=utf-8"},
                                  {"Cache-Control", "no-cache, no-transform"},
                                  {"X-Accel-Buffering", "no"}});
    keepAlive();
}

void EventResponse::keepAlive()
{
    m_timer = m_clock.startTimer(kKeepAlive, [weak = weak_from_this()] {
        const auto self = weak.lock(); // writing may be what ends it
        if (self && self->m_exchange)
            self->m_exchange->write(":\n\n");
        if (self && self->m_exchange)
            self->keepAlive();
    });
}

// A response is written on one line, as JSON escapes line ends.
void EventResponse::send(const graphql::ExecutionResult &result)
{
    if (m_exchange)
        m_exchange->write("event: next\ndata: " + graphql::toJson(result) + "\n\n");
}

void EventResponse::complete()
{
    if (!m_exchange)
        return;
    m_exchange->write("event: complete\ndata:\n\n");
    m_exchange->endStream();
    end();
}

void EventResponse::sendAll(std::unique_ptr<graphql::ResponseStream> stream)
{
    m_stream = std::move(stream);
    sendNext();
}

// Answers that are there at once must not nest.
void EventResponse::sendNext()
{
    const auto alive = shared_from_this(); // an event may be the last
    m_hasNext = true;
    if (std::exchange(m_isDraining, true))
        return;
    while (std::exchange(m_hasNext, false) && m_stream)
        m_stream->next([weak = weak_from_this()](std::optional<graphql::ExecutionResult> result) {
            const auto self = weak.lock(); // writing may be what ends it
            if (!self)
                return;
            if (!result)
                return self->complete();
            self->send(*result);
            self->sendNext();
        });
    m_isDraining = false;
}

void EventResponse::end()
{
    m_timer.cancel();
    // Both may hold the last reference to this, or be what is calling.
    const auto stream = std::exchange(m_stream, nullptr);
    if (const auto exchange = std::exchange(m_exchange, nullptr))
        exchange->onAbandoned({});
}

} // namespace tooltray::demo
