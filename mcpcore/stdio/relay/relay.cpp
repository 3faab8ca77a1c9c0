// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "base/post.h"
#include "mcp/era/codec.h"
#include "mcp/wire/messages.h"
#include "mcp/wire/singleline.h"
#include "stdio/relay/problem.h"

#include <algorithm>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::size_t kMostRequests = 256;
constexpr std::size_t kMostPending = 2 * kMostRequests; // with notifications and answers
constexpr std::size_t kMostUnsent = 16 * 1024 * 1024;   // bytes that the server has not taken yet
constexpr std::size_t kMostUnread = 1024 * 1024;        // bytes that the client has not taken yet
constexpr std::chrono::seconds kGoodbye{1};
constexpr std::string_view kInitialized = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";

bool isRpc(const json::Value &value)
{
    if (value.isArray())
        return !value.isEmpty() && std::ranges::all_of(value.elements(), isRpc);
    return value["jsonrpc"].toString() == "2.0";
}

} // namespace

Relay::Relay(Options options, Clock &clock, std::function<void()> ended)
    : m_options(std::move(options))
    , m_clock(clock)
    , m_ended(std::move(ended))
    , m_channel(m_options.input, m_options.output)
{
    m_channel.start({.line = [this](std::string_view line) { receive(line); },
                     .tooLong = [this] { receive({}); }, // answered as what it is: no JSON
                     .end = [this] { post(&m_deliveries, [this] { stop(); }); },
                     .drained = [this] { balance(); }});
}

Relay::~Relay()
{
    m_channel.stop();
}

void Relay::receive(std::string_view line)
{
    if (m_isStopping)
        return;
    const json::Parsed parsed = m_parser.parse(line);
    if (!parsed)
        return m_channel.writeLine(
            mcp::errorMessage({}, {mcp::Fault::Parse, "The line is not JSON: " + parsed.error->message},
                              mcp::codec(mcp::Era::Modern)));
    Message message{.outgoing = Outgoing::of(parsed.value, m_toolHeaders), .text = std::string(line)};
    forward(std::move(message));
    balance();
}

void Relay::forward(Message message)
{
    const Outgoing &outgoing = message.outgoing;
    if (outgoing.cancelled && cancel(*outgoing.cancelled) == Cancelled::Here)
        return;
    const bool isRequest = !outgoing.requests.empty();
    if (isRequest && m_pending.size() + m_waiting.size() >= kMostRequests)
        return fail(message, "There are " + std::to_string(kMostRequests)
                                 + " messages on their way already. Wait for some of the answers.");
    if (outgoing.era == mcp::Era::Legacy && m_isOpening) {
        m_waiting.push_back(std::move(message));
        return;
    }
    if (outgoing.opensSession && m_sessionId.empty()) {
        message.kind = Kind::Handshake;
        m_isOpening = true;
        m_handshake = message.text;
    }
    if (outgoing.startsList)
        m_toolHeaders.clear();
    Delivery::Order order = orderFor(message);
    send(std::move(message), std::move(order));
}

// 2026-07-28, Streamable HTTP: going away is how a request is cancelled. Before, it was not, and the
// notification has to be passed on; but neither gets an answer.
Relay::Cancelled Relay::cancel(const mcp::RequestId &id)
{
    for (auto &[number, message] : m_pending) {
        Outgoing &outgoing = message.outgoing;
        if (std::erase(outgoing.requests, id) == 0)
            continue;
        if (outgoing.era == mcp::Era::Legacy)
            return Cancelled::NotHere;
        retire(number);
        return Cancelled::Here;
    }
    return m_revision.empty() ? Cancelled::Here : Cancelled::NotHere; // without a session nobody would listen
}

Delivery::Order Relay::orderFor(const Message &message) const
{
    const Outgoing &outgoing = message.outgoing;
    Delivery::Order order{.verb = "POST", .fields = commonFields(outgoing.era), .body = message.text};
    order.bodyFields = {{"Content-Type", "application/json"},
                        {"Accept", "application/json, text/event-stream"}};
    std::ranges::copy(outgoing.fields, std::back_inserter(order.bodyFields));
    if (outgoing.era == mcp::Era::Legacy && !outgoing.requests.empty())
        order.resume = Delivery::Resume::AfterAnEvent;
    return order;
}

Fields Relay::commonFields(mcp::Era era) const
{
    Fields fields;
    if (!m_options.token.empty())
        fields.emplace_back("Authorization", "Bearer " + m_options.token);
    if (era == mcp::Era::Modern)
        return fields;
    if (!m_sessionId.empty())
        fields.emplace_back("Mcp-Session-Id", m_sessionId);
    if (!m_revision.empty())
        fields.emplace_back("MCP-Protocol-Version", m_revision);
    return fields;
}

void Relay::send(Message message, Delivery::Order order)
{
    const Number number = ++m_lastNumber;
    message.session = m_sessionId;
    message.delivery =
        new Delivery(m_options.endpoint, m_clock, std::move(order),
                     {.head = [this, number](const AnswerHead &head) { takeHead(number, head); },
                      .event = [this, number](std::string text) { takeMessage(number, std::move(text)); },
                      .ended = [this, number](const Delivery::Ending &ending) { takeEnding(number, ending); },
                      .sent = [this] { balance(); }},
                     &m_deliveries);
    Delivery &delivery = *message.delivery;
    m_pending.emplace(number, std::move(message));
    delivery.start();
}

void Relay::openNews()
{
    send({.kind = Kind::News}, {.verb = "GET",
                                .fields = commonFields(mcp::Era::Legacy),
                                .bodyFields = {{"Accept", "text/event-stream"}},
                                .resume = Delivery::Resume::Always});
}

// The server has forgotten the session, as after a restart: the client cannot know and would be lost, so
// that a new one is opened with what it said at first (2025-11-25, Streamable HTTP, session management).
void Relay::renewSession(Message refused)
{
    refused.wasRetried = true;
    const bool isRenewed = refused.session != m_sessionId;
    m_waiting.push_back(std::move(refused));
    if (std::exchange(m_isOpening, true))
        return;
    if (isRenewed)
        return endHandshake();
    for (auto each = m_pending.begin(); each != m_pending.end();) {
        const auto current = each++;
        if (current->second.kind == Kind::News)
            retire(current->first);
    }
    m_sessionId.clear();
    m_revision.clear();
    Message renewal{.kind = Kind::Renewal, .text = m_handshake};
    Delivery::Order order = orderFor(renewal);
    send(std::move(renewal), std::move(order));
}

void Relay::takeHead(Number number, const AnswerHead &head)
{
    const Message &message = m_pending.at(number);
    const bool opens = message.kind == Kind::Handshake || message.kind == Kind::Renewal;
    if (opens && head.status == 200)
        m_sessionId = head.field("mcp-session-id");
}

void Relay::takeMessage(Number number, std::string text)
{
    Message &message = m_pending.at(number);
    json::Parsed parsed = m_parser.parse(text);
    if (!parsed || !isRpc(parsed.value))
        return; // an event that is no message is none of the client's business
    const bool isAsked = !message.outgoing.requests.empty();
    passOn(message, parsed.value, std::move(text));
    if (isAsked && message.outgoing.requests.empty()) {
        const Kind kind = message.kind;
        retire(number);
        conclude(kind);
    }
    balance();
}

void Relay::takeEnding(Number number, const Delivery::Ending &ending)
{
    Message message = std::move(m_pending.at(number));
    retire(number);
    if (message.kind == Kind::Goodbye)
        return finish();
    const bool isInSession = message.kind == Kind::Message && message.outgoing.era == mcp::Era::Legacy;
    if (ending.status == 404 && isInSession && !message.session.empty() && !message.wasRetried)
        return renewSession(std::move(message));

    json::Parsed answer = m_parser.parse(ending.body);
    if (answer && isRpc(answer.value))
        passOn(message, answer.value, ending.body);
    fail(message, problemText(m_options.endpoint, ending));
    if (message.outgoing.confirmsSession && ending.status / 100 == 2)
        openNews();
    conclude(message.kind);
    balance();
}

void Relay::conclude(Kind kind)
{
    if (kind == Kind::Renewal && !m_revision.empty())
        m_waiting.push_front({.outgoing = {.confirmsSession = true}, .text = std::string(kInitialized)});
    if (kind == Kind::Handshake || kind == Kind::Renewal)
        endHandshake();
}

void Relay::endHandshake()
{
    m_isOpening = false;
    for (Message &message : std::exchange(m_waiting, {}))
        forward(std::move(message)); // or waits again, when another session has to be opened
}

void Relay::passOn(Message &message, json::Value &value, std::string text)
{
    Outgoing &outgoing = message.outgoing;
    const auto settle = [&](const json::Value &each) {
        if (const auto id = mcp::RequestId::from(each["id"]); id && !each.contains("method"))
            std::erase(outgoing.requests, *id);
    };
    // The server could not read the id of what it refuses; the client waits for an answer that has one.
    if (value.contains("error") && !mcp::RequestId::from(value["id"]) && outgoing.requests.size() == 1) {
        value.set("id", json::parse(outgoing.requests.front().encoded()).value);
        text = json::write(value);
    }
    settle(value);
    std::ranges::for_each(value.elements(), settle);

    if (outgoing.listsTools)
        m_toolHeaders.learn(value["result"]);
    const bool opens = message.kind == Kind::Handshake || message.kind == Kind::Renewal;
    if (const auto &revision = value["result"]["protocolVersion"]; opens && revision.isString())
        m_revision = revision.toString();
    if (message.kind != Kind::Renewal)
        m_channel.writeLine(mcp::singleLine(std::move(text)));
}

void Relay::fail(Message &message, const std::string &problem)
{
    for (const mcp::RequestId &id : std::exchange(message.outgoing.requests, {}))
        m_channel.writeLine(
            mcp::errorMessage(id, mcp::Failure::internal(problem), mcp::codec(message.outgoing.era)));
}

void Relay::retire(Number number)
{
    const auto node = m_pending.extract(number);
    Delivery *delivery = node.mapped().delivery;
    delivery->stop();
    delivery->deleteLater(); // it may be what calls us
}

// Whoever does not take what it is sent is sent no more for a while, so that nothing piles up in between.
void Relay::balance()
{
    std::size_t unsent = 0;
    const bool clientTakes = m_channel.backlog() <= kMostUnread;
    for (const auto &[number, message] : m_pending)
        unsent += message.delivery->unsentBytes();
    for (const Message &message : m_waiting)
        unsent += message.text.size();
    const std::size_t underway = m_pending.size() + m_waiting.size();
    m_channel.setReading(!m_isStopping && unsent <= kMostUnsent && underway <= kMostPending);
    for (const auto &[number, message] : m_pending)
        message.delivery->setReading(clientTakes);
}

void Relay::stop()
{
    if (std::exchange(m_isStopping, true))
        return;
    m_channel.setReading(false);
    m_waiting.clear();
    while (!m_pending.empty())
        retire(m_pending.begin()->first);
    if (m_sessionId.empty())
        return finish();
    m_patience = m_clock.startTimer(kGoodbye, [this] { finish(); });
    send({.kind = Kind::Goodbye}, {.verb = "DELETE", .fields = commonFields(mcp::Era::Legacy)});
}

void Relay::finish()
{
    if (m_ended)
        post(&m_deliveries, std::exchange(m_ended, nullptr));
}

} // namespace tooltray::stdio
