// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/streamableoutlet.h"

#include "base/text/ascii.h"
#include "http/httpexchange.h"
#include "http/openstreams.h"
#include "mcp/wire/singleline.h"

#include <utility>

namespace tooltray::http {

namespace {

int statusOf(mcp::Disposition disposition)
{
    switch (disposition) {
    case mcp::Disposition::Answered: return 200;
    case mcp::Disposition::Accepted: return 202;
    case mcp::Disposition::Ended: return 204;
    case mcp::Disposition::BadRequest: return 400;
    case mcp::Disposition::NotFound: break;
    }
    return 404;
}

// One message is one event with one line of data, which every reader copes with.
std::string eventOf(std::string_view message)
{
    std::string event = "event: message\ndata: ";
    event += mcp::singleLine(std::string(message));
    event += "\n\n";
    return event;
}

} // namespace

StreamableOutlet::StreamableOutlet(std::shared_ptr<HttpExchange> exchange,
                                   std::shared_ptr<OpenStreams> streams)
    : m_exchange(std::move(exchange))
    , m_streams(std::move(streams))
{
    m_exchange->onAbandoned([this](Abandonment) {
        closeStream();
        gone(); // may be the end of this
    });
}

StreamableOutlet::~StreamableOutlet()
{
    if (m_exchange)
        closeStream();
}

// Clients must accept both forms of an answer (2025-03-26 and later, Streamable HTTP), and some say that they do not.
bool StreamableOutlet::acceptsStream() const
{
    if (!m_exchange)
        return false;
    const auto field = m_exchange->request().headers.value("accept");
    if (!field)
        return true;
    const std::string accepted = asciiLower(*field);
    return accepted.find("text/event-stream") != std::string::npos
           || accepted.find("*/*") != std::string::npos || accepted.find("text/*") != std::string::npos;
}

void StreamableOutlet::openStream()
{
    if (!m_exchange || m_exchange->hasBegun())
        return;
    m_exchange->startStream(200, {{"Content-Type", "text/event-stream"},
                                  {"Cache-Control", "no-cache, no-transform"},
                                  {"X-Accel-Buffering", "no"}});
    m_streams->add(*this);
}

void StreamableOutlet::send(std::string_view message)
{
    openStream();
    if (m_exchange)
        m_exchange->write(eventOf(m_exchange->outgoing(message)));
}

void StreamableOutlet::finish(mcp::Answer answer)
{
    if (!m_exchange)
        return;
    if (m_exchange->hasBegun()) {
        if (!answer.body.empty())
            m_exchange->write(eventOf(m_exchange->outgoing(answer.body)));
        m_exchange->endStream();
        return closeStream();
    }
    Response response{.status = statusOf(answer.disposition), .headers = {}, .body = std::move(answer.body)};
    if (!response.body.empty())
        response.headers.add("Content-Type", "application/json");
    if (!answer.session.empty())
        response.headers.add("Mcp-Session-Id", std::move(answer.session));
    m_exchange->reply(response);
    closeStream();
}

void StreamableOutlet::abort()
{
    closeStream(); // destroying the exchange breaks its stream off
}

std::size_t StreamableOutlet::backlog() const
{
    return m_exchange ? m_exchange->unsentBytes() : 0;
}

void StreamableOutlet::keepAlive()
{
    m_exchange->write(": keepalive\n\n");
}

void StreamableOutlet::closeStream()
{
    m_streams->remove(*this);
    if (const auto exchange = std::exchange(m_exchange, nullptr))
        exchange->onAbandoned({});
}

} // namespace tooltray::http
