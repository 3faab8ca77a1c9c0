// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/streamable.h"

#include "base/task/ask.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "mcp/wire/objectwriter.h"
#include "text/unicode/ascii.h"

#include <QThreadPool>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {

namespace {

// Shorter than what clients and what is between them and us usually wait.
constexpr std::chrono::seconds kKeepAliveInterval{15};

} // namespace

void OpenStreams::add(StreamableOutlet &stream)
{
    m_streams.insert(&stream);
    if (!m_timer.isActive())
        wait();
}

void OpenStreams::wait()
{
    m_timer = m_clock.startTimer(kKeepAliveInterval, [this] { keepAlive(); });
}

void OpenStreams::keepAlive()
{
    // Writing may find out that somebody left, and closes their stream then.
    for (StreamableOutlet *stream : std::vector(m_streams.begin(), m_streams.end())) {
        if (m_streams.contains(stream))
            stream->keepAlive();
    }
    if (!m_streams.empty())
        wait();
}

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

namespace {

constexpr std::string_view kParameterPrefix = "mcp-param-";

std::vector<mcp::ParameterHeader> parameterHeaders(const HeaderList &headers)
{
    std::vector<mcp::ParameterHeader> found;
    for (const Header &header : headers) {
        if (header.name.starts_with(kParameterPrefix))
            found.push_back({std::string_view(header.name).substr(kParameterPrefix.size()), header.value});
    }
    return found;
}

mcp::HttpEndpoint::Post postOf(const HttpExchange &exchange, std::span<const mcp::ParameterHeader> parameters)
{
    const Request &request = exchange.request();
    return {.body = request.body,
            .headers = {.protocolVersion = request.headers.value("mcp-protocol-version"),
                        .method = request.headers.value("mcp-method"),
                        .name = request.headers.value("mcp-name")},
            .session = request.headers.value("mcp-session-id"),
            .parameters = parameters,
            .principal = {exchange.principal().id},
            .traceparent = request.headers.value("traceparent").value_or(std::string_view())};
}

mcp::HttpEndpoint::SessionAccess accessOf(const HttpExchange &exchange)
{
    const HeaderList &headers = exchange.request().headers;
    return {.session = headers.value("mcp-session-id"),
            .protocolVersion = headers.value("mcp-protocol-version"),
            .principal = {exchange.principal().id}};
}

} // namespace

Streamable::Streamable(mcp::Server &server, Clock &clock)
    : m_endpoint(server)
    , m_streams(std::make_shared<OpenStreams>(clock))
{}

Streamable::~Streamable() = default;

void Streamable::addRoutes(Router &router, const std::string &pattern)
{
    for (const char *method : {"POST", "GET", "DELETE"}) {
        Route route{.method = method, .pattern = pattern, .handler = [this](const auto &exchange) {
                        serve(exchange);
                    }};
        if (route.method == "POST")
            route.contentType = "application/json";
        router.add(std::move(route));
    }
}

void Streamable::serve(const std::shared_ptr<HttpExchange> &exchange)
{
    const std::string &method = exchange->request().method;
    if (method == "POST")
        post(exchange);
    else if (method == "DELETE")
        endSession(exchange);
    else
        openStream(exchange);
}

void Streamable::post(const std::shared_ptr<HttpExchange> &exchange)
{
    const auto outlet = std::make_shared<StreamableOutlet>(exchange, m_streams);
    if (exchange->request().body.size() <= kParsedAtOnce)
        return m_endpoint.post(postOf(*exchange, parameterHeaders(exchange->request().headers)), outlet);
    takeWhenDone(ask(QThreadPool::globalInstance(),
                     [body = exchange->takeBody()] { return Result<json::Parsed>(json::parse(body)); }),
                 &m_context, [this, exchange, outlet](Result<json::Parsed> parsed) {
                     const auto parameters = parameterHeaders(exchange->request().headers);
                     if (parsed && exchange->isOpen())
                         m_endpoint.post(*std::move(parsed), postOf(*exchange, parameters), outlet);
                 });
}

void Streamable::openStream(const std::shared_ptr<HttpExchange> &exchange)
{
    m_endpoint.openStream(accessOf(*exchange), std::make_shared<StreamableOutlet>(exchange, m_streams));
}

void Streamable::endSession(const std::shared_ptr<HttpExchange> &exchange)
{
    StreamableOutlet outlet(exchange, m_streams);
    m_endpoint.endSession(accessOf(*exchange), outlet);
}

} // namespace tooltray::http
