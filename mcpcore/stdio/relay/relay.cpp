// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "base/task/post.h"
#include "mcp/eras/codec.h"
#include "mcp/eras/messages.h"
#include "mcp/wire/objectwriter.h"
#include "stdio/relay/delivery.h"

#include <algorithm>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::size_t kMaxRequests = 256;
constexpr std::size_t kMaxPending = 2 * kMaxRequests; // with notifications and answers
constexpr std::size_t kMaxUnsent = 16 * 1024 * 1024;  // bytes that the server has not taken yet
constexpr std::size_t kMaxUnread = 1024 * 1024;       // bytes that the client has not taken yet
constexpr std::chrono::seconds kGoodbye{1};
constexpr std::chrono::milliseconds kBeforeAnotherTry{100};
constexpr int kMaxTries = 20;  // of what the server cannot have seen
constexpr int kMaxRepeats = 3; // of what it may have, which may be what ends it
constexpr std::string_view kInitialized = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";

} // namespace

Relay::Relay(ServerAccess &access, const Streams &streams, Clock &clock, std::function<void()> ended)
    : m_access(access)
    , m_clock(clock)
    , m_ended(std::move(ended))
    , m_channel(streams.input, streams.output)
{
    m_channel.start({.line = [this](std::string_view line) { receive(line); },
                     .tooLong = [this] { receive({}); }, // answered as what it is: no JSON
                     .end = [this] { post(&m_deliveries, [this] { stop(); }); },
                     .drained = [this] { balance(); }});
    m_access.start({.found = [this](ServerAccess::Place place) { takePlace(std::move(place)); },
                    .failed = [this](const Error &error) { takeFailure(error); },
                    .leaving =
                        [this] {
                            m_isLeaving = true;
                            checkSettled();
                        },
                    .lost = [this] { losePlace(); }});
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
    if (isRequest && m_pending.size() + m_waiting.size() >= kMaxRequests)
        return fail(message, "There are " + std::to_string(kMaxRequests)
                                 + " messages on their way already. Wait for some of the answers.");
    // Answers to questions of a server that leaves still go to that one.
    if (!m_place || (m_isLeaving && isRequest) || (outgoing.era == mcp::Era::Legacy && m_isOpening)) {
        m_waiting.push_back(std::move(message));
        return seek();
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
    for (auto waiting = m_waiting.begin(); waiting != m_waiting.end(); ++waiting) {
        if (std::erase(waiting->outgoing.requests, id) == 0)
            continue;
        if (waiting->outgoing.requests.empty())
            m_waiting.erase(waiting);
        return Cancelled::Here;
    }
    for (auto &[number, message] : m_pending) {
        Outgoing &outgoing = message.outgoing;
        if (std::erase(outgoing.requests, id) == 0)
            continue;
        if (outgoing.era == mcp::Era::Legacy) {
            message.isCancelled = outgoing.requests.empty();
            return Cancelled::NotHere;
        }
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
    if (!m_place->token.empty())
        fields.emplace_back("Authorization", "Bearer " + m_place->token);
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
    message.place = m_placeNumber;
    message.isRepeatable = message.outgoing.isRepeatable && (!message.outgoing.isCall || m_hearsChanges);
    message.delivery = new Delivery(
        m_place->endpoint, m_clock, std::move(order),
        {.head = [this, number](const ReplyHead &head) { takeHead(number, head); },
         .event = [this, number](std::string text) { takeMessage(number, std::move(text)); },
         .ended = [this, number](const Delivery::Ending &ending) { takeEnding(number, ending); },
         .sent = [this] { balance(); },
         .mayWrite = [this, place = m_placeNumber] { return place == m_placeNumber && m_access.isThere(); }},
        &m_deliveries);
    Delivery &delivery = *message.delivery;
    m_pending.emplace(number, std::move(message));
    delivery.start();
}

void Relay::openNews()
{
    if (std::ranges::any_of(m_pending, [](const auto &each) { return each.second.kind == Kind::News; }))
        return;
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
    if (!m_place) { // it is renewed with the next server
        m_isOpening = false;
        m_mustRenew = true;
        return seek();
    }
    sendRenewal();
}

void Relay::sendRenewal()
{
    m_isOpening = true;
    m_mustRenew = false;
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

// The server opens no session, as when it does not know the token any more. Nobody waits for it any longer; the next
// message tries again.
void Relay::giveUpRenewal(const std::string &problem)
{
    m_isOpening = false;
    m_mustRenew = true;
    m_renewals = 0;
    m_place.reset();
    ++m_placeNumber;
    failWaiting(problem);
    balance();
}

void Relay::takePlace(ServerAccess::Place place)
{
    m_lastPlace = place;
    m_place = std::move(place);
    ++m_placeNumber;
    m_isLeaving = false;
    m_hearsChanges = false;
    if (m_isStopping)
        return;
    if (m_mustRenew)
        sendRenewal();
    flush();
}

// Fails the waiting messages, except those that listened: they resume as soon as there is a server.
void Relay::failWaiting(const std::string &problem)
{
    for (Message &message : std::exchange(m_waiting, {})) {
        if (message.hasListened)
            m_waiting.push_back(std::move(message));
        else
            fail(message, problem);
    }
}

void Relay::takeFailure(const Error &error)
{
    failWaiting(error.message + (error.hint.empty() ? "" : " ") + error.hint);
    if (m_access.findsOthers() && (m_mustRenew || !m_waiting.empty()))
        m_access.find(ServerAccess::Need::News);
    balance();
}

void Relay::losePlace()
{
    if (!m_place)
        return;
    m_place.reset();
    ++m_placeNumber;
    m_isLeaving = false;
    m_toolHeaders.forgetReadOnly();
    m_mustRenew = m_mustRenew || !m_revision.empty();
    for (auto each = m_pending.begin(); each != m_pending.end();) {
        const auto current = each++;
        if (current->second.kind == Kind::News)
            retire(current->first);
        else // what has come is still read
            current->second.delivery->stopResuming();
    }
    if (m_isStopping)
        return finish();
    seek();
}

// A client that only listens does not need a server as long as nobody else does.
void Relay::seek()
{
    if (m_place || !m_access.findsOthers() || m_again.isActive())
        return;
    const bool isAwaited = std::ranges::any_of(m_waiting, [](const Message &message) {
        return !message.hasListened && !message.outgoing.requests.empty();
    });
    if (isAwaited)
        m_access.find(ServerAccess::Need::Call);
    else if (m_mustRenew || !m_waiting.empty())
        m_access.find(ServerAccess::Need::News);
}

void Relay::flush()
{
    for (Message &message : std::exchange(m_waiting, {}))
        forward(std::move(message)); // or it waits again
    balance();
}

bool Relay::isGone(const Message &message)
{
    return m_access.findsOthers() && (message.place != m_placeNumber || !m_access.isThere());
}

// Returns whether the message goes to the next server, or again to this one. A 401 is sent before anything is done.
bool Relay::sendAgain(Message &message, const Delivery::Ending &ending)
{
    if (!m_access.findsOthers() || m_isStopping || message.kind == Kind::Goodbye
        || message.kind == Kind::News)
        return false;
    const Number place = message.place;
    const bool isGoneNow = isGone(message);
    const bool isRefused = ending.status == 401 && (message.isRepeatable || !ending.wasStream);
    const bool isLost = ending.status == 0 || (isGoneNow && !message.outgoing.requests.empty());
    if (!isRefused && !isLost)
        return false;
    const bool wasSeen = ending.hasLeft && !isRefused;
    if (message.kind == Kind::Renewal || message.kind == Kind::Replay) {
        // A server that refuses a replay has only just opened the session: it is for the next one.
        if (message.kind == Kind::Replay ? isRefused : ++m_renewals > (isRefused ? 1 : kMaxTries))
            return false;
        m_mustRenew = true;
        m_isOpening = m_isOpening && message.kind != Kind::Renewal;
    } else if (message.outgoing.requests.empty()) {
        return false;
    } else if (message.outgoing.listens) {
        if (isRefused && ++message.tries > 1)
            return false;
        listenAgain(std::move(message));
    } else {
        if (wasSeen && !message.isRepeatable)
            return false;
        if (++message.tries > (wasSeen ? kMaxRepeats : isRefused ? 1 : kMaxTries))
            return false;
        if (message.kind == Kind::Handshake) {
            m_isOpening = false;
            m_sessionId.clear();
        }
        message.kind = Kind::Message;
        message.delivery = nullptr;
        m_waiting.push_front(std::move(message));
    }
    if (isGoneNow) {
        goOn(place);
        return true;
    }
    // It is there, but not where it was said to be, or does not know us any more: ask again, in a moment.
    m_place.reset();
    ++m_placeNumber;
    m_mustRenew = m_mustRenew || !m_revision.empty();
    m_again = m_clock.startTimer(kBeforeAnotherTry, [this] { seek(); });
    return true;
}

void Relay::listenAgain(Message message)
{
    message.hasListened = true;
    message.delivery = nullptr;
    m_waiting.push_back(std::move(message));
}

// Messages that were cut off there wait: the next server may be there already.
void Relay::goOn(Number place)
{
    if (!m_place || place == m_placeNumber)
        return seek();
    if (m_mustRenew && !m_isOpening)
        sendRenewal();
    flush();
}

void Relay::checkSettled()
{
    const bool isBusy = std::ranges::any_of(m_pending, [](const auto &each) {
        const Message &message = each.second;
        return message.kind != Kind::News && !message.outgoing.listens;
    });
    if (m_isLeaving && !isBusy)
        m_access.settle();
}

// Saves what a server that takes the place of this one must be told again.
void Relay::remember(const Message &message)
{
    const Outgoing &outgoing = message.outgoing;
    if (!outgoing.watches.empty())
        m_watched.insert_or_assign(outgoing.watches, message.text);
    if (!outgoing.unwatches.empty())
        m_watched.erase(outgoing.unwatches);
    if (outgoing.setsLevel)
        m_logLevel = message.text;
}

void Relay::restore()
{
    std::deque<Message> messages{{.outgoing = {.confirmsSession = true}, .text = std::string(kInitialized)}};
    const auto add = [&messages](const std::string &text) {
        json::Value request = json::parse(text).value;
        request.set("id", "restore-" + std::to_string(messages.size()));
        messages.push_back({.kind = Kind::Replay, .text = json::write(request)});
        messages.back().outgoing.requests.push_back(*mcp::RequestId::from(request["id"]));
    };
    if (!m_logLevel.empty())
        add(m_logLevel);
    for (const auto &[resource, text] : m_watched)
        add(text);
    m_waiting.insert(m_waiting.begin(), std::make_move_iterator(messages.begin()),
                     std::make_move_iterator(messages.end()));
    tellOfChanges(m_changes, {});
}

// The client has missed what changed while there was no server.
void Relay::tellOfChanges(const json::Value &kinds, const json::Value &meta)
{
    for (const std::string_view kind : {"tools", "prompts", "resources"}) {
        if (!kinds[kind].toBool())
            continue;
        json::Value message = json::Value::object(
            {{"jsonrpc", "2.0"}, {"method", "notifications/" + std::string(kind) + "/list_changed"}});
        if (meta.isObject())
            message.set("params", json::Value::object({{"_meta", meta}}));
        m_channel.writeLine(json::write(message));
    }
}

void Relay::takeHead(Number number, const ReplyHead &head)
{
    const Message &message = m_pending.at(number);
    const bool opens = message.kind == Kind::Handshake || message.kind == Kind::Renewal;
    if (opens && head.status == 200)
        m_sessionId = head.field("mcp-session-id");
    if (message.kind == Kind::News && head.status == 200)
        m_hearsChanges = true;
}

void Relay::takeMessage(Number number, std::string text)
{
    Message &message = m_pending.at(number);
    json::Parsed parsed = m_parser.parse(text);
    if (!parsed || !isRpc(parsed.value))
        return; // an event that is no message is none of the client's business
    const bool isAsked = !message.outgoing.requests.empty();
    // The stream of a server that ends is ended well by it, but the client goes on listening.
    const bool isEnd = parsed.value.contains("result") || parsed.value.contains("error");
    if (message.outgoing.listens && isEnd && isAsked && (m_isLeaving || isGone(message))) {
        Message listener = std::move(message);
        const Number place = listener.place;
        retire(number);
        listenAgain(std::move(listener));
        return goOn(place);
    }
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
    json::Parsed answer = m_parser.parse(ending.body);
    const bool isAnswer = answer && isRpc(answer.value) && !ending.problem;
    if (!isAnswer && sendAgain(message, ending))
        return balance();
    if (message.kind == Kind::Renewal && !isAnswer && m_access.findsOthers()
        && (ending.status == 401 || ending.status == 0))
        return giveUpRenewal(problemText(m_lastPlace, ending, MessageEffect::None));
    const bool mayRenew = message.kind == Kind::Message && message.outgoing.era == mcp::Era::Legacy
                          && !message.isCancelled && !message.session.empty() && !message.wasRetried;
    if (ending.status == 404 && mayRenew && (message.isRepeatable || !ending.wasStream))
        return renewSession(std::move(message));

    if (answer && isRpc(answer.value))
        passOn(message, answer.value, ending.body);
    const bool isLost = m_access.findsOthers() && ending.hasLeft && (ending.status == 0 || isGone(message));
    const MessageEffect effect = message.isRepeatable ? MessageEffect::None : MessageEffect::Possible;
    fail(message, isLost ? lossText(m_lastPlace, effect) : problemText(m_lastPlace, ending, effect));
    if (message.outgoing.confirmsSession && ending.status / 100 == 2)
        openNews();
    conclude(message.kind);
    balance();
}

void Relay::conclude(Kind kind)
{
    if (kind == Kind::Renewal && !m_revision.empty()) {
        m_renewals = 0;
        restore();
    }
    if (kind == Kind::Handshake || kind == Kind::Renewal)
        endHandshake();
}

void Relay::endHandshake()
{
    m_isOpening = false;
    flush();
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
    const std::string_view method = value["method"].toString();
    if (method == "notifications/tools/list_changed")
        m_toolHeaders.forgetReadOnly();
    if (method == "notifications/subscriptions/acknowledged") {
        const json::Value &kinds = value["params"]["notifications"];
        m_hearsChanges = m_hearsChanges || kinds["toolsListChanged"].toBool();
        message.tries = 0;
        if (message.hasListened) { // which the client knows; but not what it has missed
            json::Value missed = json::Value::object();
            for (const std::string kind : {"tools", "prompts", "resources"})
                missed.set(kind, kinds[kind + "ListChanged"].toBool());
            return tellOfChanges(missed, value["params"]["_meta"]);
        }
    }
    if (value.contains("result"))
        remember(message);
    const bool opens = message.kind == Kind::Handshake || message.kind == Kind::Renewal;
    if (const auto &revision = value["result"]["protocolVersion"]; opens && revision.isString())
        m_revision = revision.toString();
    if (opens && value.contains("result")) {
        m_changes = json::Value::object();
        for (const std::string_view kind : {"tools", "prompts", "resources"})
            m_changes.set(kind, value["result"]["capabilities"][kind]["listChanged"].toBool());
    }
    if (message.kind != Kind::Renewal && message.kind != Kind::Replay)
        m_channel.writeLine(mcp::singleLine(std::move(text)));
}

void Relay::fail(Message &message, const std::string &problem)
{
    if (message.kind == Kind::Replay)
        return;
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
    const bool clientTakes = m_channel.backlog() <= kMaxUnread;
    for (const auto &[number, message] : m_pending)
        unsent += message.delivery->unsentBytes();
    for (const Message &message : m_waiting)
        unsent += message.text.size();
    const std::size_t underway = m_pending.size() + m_waiting.size();
    m_channel.setReading(!m_isStopping && unsent <= kMaxUnsent && underway <= kMaxPending);
    for (const auto &[number, message] : m_pending)
        message.delivery->setReading(clientTakes);
    checkSettled();
}

void Relay::stop()
{
    if (std::exchange(m_isStopping, true))
        return;
    m_channel.setReading(false);
    m_waiting.clear();
    while (!m_pending.empty())
        retire(m_pending.begin()->first);
    if (m_sessionId.empty() || !m_place || !m_access.isThere())
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
