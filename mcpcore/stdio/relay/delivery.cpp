// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/delivery.h"

#include "json/parser.h"

#include <algorithm>
#include <utility>

namespace tooltray::stdio {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMaxMessage = 64 * 1024 * 1024;
constexpr std::chrono::milliseconds kShortestPause = 100ms;
constexpr std::chrono::milliseconds kUsualPause = 1s;
constexpr std::chrono::milliseconds kLongestPause = 30s;
constexpr int kMaxFailures = 5; // until a message is given up

bool isFinal(int status)
{
    return status >= 400 && status < 500; // asking again would not help
}

} // namespace

Delivery::Delivery(ServerAddress endpoint, Clock &clock, Order order, Handlers handlers, QObject *parent)
    : QObject(parent)
    , m_endpoint(std::move(endpoint))
    , m_clock(clock)
    , m_order(std::move(order))
    , m_handlers(std::move(handlers))
    , m_events(kMaxMessage)
{}

void Delivery::start()
{
    Fields fields = m_order.bodyFields;
    if (!m_order.body.empty())
        fields.emplace_back("Content-Length", std::to_string(m_order.body.size()));
    send(m_order.verb, fields, std::exchange(m_order.body, {}));
}

void Delivery::stop()
{
    m_isStopped = true;
    m_pause.cancel();
    if (m_exchange)
        m_exchange->stop();
}

void Delivery::stopResuming()
{
    m_order.resume = Resume::Never;
    if (!m_pause.isActive())
        return;
    m_pause = m_clock.startTimer(0ms, [this] { m_handlers.ended(m_answer); });
}

void Delivery::setReading(bool isReading)
{
    m_isReading = isReading;
    if (m_exchange)
        m_exchange->setReading(isReading);
}

void Delivery::send(const std::string &verb, const Fields &ownFields, const std::string &body)
{
    std::string request = verb + ' ' + m_endpoint.target + " HTTP/1.1\r\nHost: " + m_endpoint.authority
                          + "\r\nConnection: close\r\n";
    for (const Fields *fields : {&std::as_const(m_order.fields), &ownFields}) {
        for (const auto &[name, value] : *fields)
            request += name + ": " + value + "\r\n";
    }
    request += "\r\n" + body;
    m_answer = {};
    m_isStream = false;
    m_exchange = std::make_unique<RelayExchange>(
        m_endpoint, std::move(request),
        RelayExchange::Handlers{
            .head = [this](const ReplyHead &head) { takeHead(head); },
            .content = [this](std::string_view content) { takeContent(content); },
            .ended = [this](std::optional<std::string> problem) { end(std::move(problem)); },
            .sent = m_handlers.sent,
            .mayWrite = m_handlers.mayWrite});
    m_exchange->setReading(m_isReading);
}

void Delivery::takeHead(const ReplyHead &head)
{
    m_answer.status = head.status;
    m_answer.mediaType = head.mediaType();
    m_isStream = head.status == 200 && m_answer.mediaType == "text/event-stream";
    if (m_isStream) {
        m_wasStream = true;
        m_failures = 0;
    }
    m_handlers.head(head);
}

void Delivery::takeContent(std::string_view content)
{
    bool isTooLong = false;
    if (m_isStream) {
        const auto outcome = m_events.feed(content, [this](text::StreamEvent event) {
            // Nobody asked for events with another name; one without data is there for its id.
            const bool isMessage = (event.name.empty() || event.name == "message") && !event.data.empty();
            if (isMessage && !m_isStopped)
                m_handlers.event(std::move(event.data));
            return true;
        });
        isTooLong = outcome == text::EventStreamReader::Outcome::TooLong;
    } else {
        isTooLong = m_answer.body.size() + content.size() > kMaxMessage;
        if (!isTooLong)
            m_answer.body += content;
    }
    if (!isTooLong || m_isStopped)
        return;
    m_exchange->stop();
    m_order.resume = Resume::Never;
    end("it is larger than " + std::to_string(kMaxMessage / (1024 * 1024)) + " MiB");
}

void Delivery::end(std::optional<std::string> problem)
{
    m_answer.problem = std::move(problem);
    m_answer.hasLeft = m_wasStream || m_exchange->hasLeft();
    m_answer.wasStream = m_wasStream;
    if (mayResume())
        return resumeLater();
    m_handlers.ended(m_answer);
}

bool Delivery::mayResume() const
{
    if (isFinal(m_answer.status))
        return false;
    switch (m_order.resume) {
    case Resume::Never: return false;
    case Resume::AfterAnEvent:
        return m_wasStream && !m_events.lastEventId().empty() && m_failures < kMaxFailures;
    case Resume::Always: break;
    }
    return true;
}

void Delivery::resumeLater()
{
    const auto usual = std::clamp(m_events.retry().value_or(kUsualPause), kShortestPause, kLongestPause);
    const auto pause = std::min(usual * (1 << std::min(m_failures, kMaxFailures)), kLongestPause);
    ++m_failures;
    m_pause = m_clock.startTimer(pause, [this] { resume(); });
}

// 2025-11-25, Streamable HTTP, resumability: always by GET, whatever the stream belongs to.
void Delivery::resume()
{
    m_events.restart();
    Fields fields{{"Accept", "text/event-stream"}};
    if (!m_events.lastEventId().empty())
        fields.emplace_back("Last-Event-ID", m_events.lastEventId());
    send("GET", fields, {});
}

namespace {

std::string adviceFor(int status)
{
    switch (status) {
    case 401: return "Start the relay with a token that the server knows.";
    case 403: return "The server does not serve this address or this client.";
    case 404:
    case 405: return "Check the path of the URL.";
    case 413: return "Send less at once.";
    case 429:
    case 503: return "Try again later.";
    default: return {};
    }
}

// The server's own message about the error, in the form that HTTP APIs use.
struct Saying {
    std::string message;
    std::string hint;
};

Saying sayingOf(const std::string &body)
{
    const json::Parsed parsed = json::parse(body);
    const json::Value &error = parsed.value["error"];
    return {std::string(error["message"].toString()), std::string(error["hint"].toString())};
}

std::string refusalText(const ServerAccess::Place &place, const Delivery::Ending &ending)
{
    Saying saying = sayingOf(ending.body);
    if (ending.status == 401) // the server's hint is for clients that send headers
        saying.hint = place.tokenAdvice.empty() ? adviceFor(401) : place.tokenAdvice;
    else if (saying.message.empty() && saying.hint.empty())
        saying.hint = adviceFor(ending.status);
    std::string text = "The server at " + place.endpoint.url + " refused the message with status "
                       + std::to_string(ending.status) + ".";
    for (const std::string &sentence : {saying.message, saying.hint})
        text.append(sentence.empty() ? "" : " ").append(sentence);
    return text;
}

std::string adviceFor(MessageEffect effect)
{
    return effect == MessageEffect::None
               ? "Try again."
               : "The request may have taken effect: check that before you repeat it.";
}

// True if the server took the message, and its answer broke off for good.
bool isCutOff(const Delivery::Ending &ending)
{
    if (ending.wasStream)
        return ending.status != 200 || !ending.problem || ending.problem == kConnectionEnded;
    return ending.status < 300 && ending.problem == kConnectionEnded;
}

} // namespace

std::string lossText(const ServerAccess::Place &place, MessageEffect effect)
{
    return "The connection to the server at " + place.endpoint.url + " ended before the response arrived. "
           + adviceFor(effect);
}

std::string problemText(const ServerAccess::Place &place, const Delivery::Ending &ending,
                        MessageEffect effect)
{
    if (isCutOff(ending))
        return lossText(place, effect);
    const std::string server = "The server at " + place.endpoint.url;
    if (!ending.hasLeft)
        return server + " cannot be reached: " + ending.problem.value_or("no answer")
               + ". Start it, and try again.";
    if (ending.status >= 300)
        return refusalText(place, ending);
    if (ending.problem)
        return "The response of the server at " + place.endpoint.url + " cannot be used: " + *ending.problem
               + ". " + adviceFor(effect);
    return server + " ended its answer without answering this request. Check that the URL leads to MCP."
           + (effect == MessageEffect::None ? "" : " " + adviceFor(effect));
}

} // namespace tooltray::stdio
