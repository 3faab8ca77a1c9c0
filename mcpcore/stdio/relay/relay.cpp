// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "base/task/post.h"
#include "mcp/eras/codec.h"
#include "mcp/eras/messages.h"
#include "mcp/wire/objectwriter.h"
#include "stdio/relay/delivery.h"

#include <deque>
#include <iterator>
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
    if (outgoing.cancelled) {
        using Cancelled = RelayMessages::Cancelled;
        const Cancelled cancelled = m_messages.cancel(*outgoing.cancelled);
        if (cancelled == Cancelled::Here
            || (cancelled == Cancelled::Unknown && !m_session.isNegotiated())) // nobody would listen
            return;
    }
    const bool isRequest = !outgoing.requests.empty();
    if (isRequest && m_messages.count() >= kMaxRequests)
        return fail(message, "There are " + std::to_string(kMaxRequests)
                                 + " messages on their way already. Wait for some of the answers.");
    // Answers to questions of a server that leaves still go to that one.
    if (!m_place || (m_isLeaving && isRequest) || (outgoing.era == mcp::Era::Legacy && m_isOpening)) {
        m_messages.waiting().push_back(std::move(message));
        return seek();
    }
    if (outgoing.opensSession && m_session.id().empty()) {
        message.kind = Kind::Handshake;
        m_isOpening = true;
        m_session.setHandshake(message.text);
    }
    if (outgoing.startsList)
        m_toolHeaders.clear();
    sendText(std::move(message));
}

void Relay::sendText(Message message)
{
    Delivery::Order order = message.outgoing.order(message.text);
    order.fields = m_session.fields(message.outgoing.era, m_place->token);
    send(std::move(message), std::move(order));
}

void Relay::send(Message message, Delivery::Order order)
{
    const Number number = m_messages.nextNumber();
    message.session = m_session.id();
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
    m_messages.add(number, std::move(message));
    delivery.start();
}

void Relay::openNews()
{
    if (m_messages.hasNews())
        return;
    send({.kind = Kind::News}, {.verb = "GET",
                                .fields = m_session.fields(mcp::Era::Legacy, m_place->token),
                                .bodyFields = {{"Accept", "text/event-stream"}},
                                .resume = Delivery::Resume::Always});
}

// The server has forgotten the session, as after a restart: the client cannot know and would be lost, so
// that a new one is opened with what it said at first (2025-11-25, Streamable HTTP, session management).
void Relay::renewSession(Message refused)
{
    refused.wasRetried = true;
    const bool isRenewed = refused.session != m_session.id();
    m_messages.waiting().push_back(std::move(refused));
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
    m_messages.retireNews();
    m_session.forgetServer();
    sendText({.kind = Kind::Renewal, .text = m_session.handshake()});
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
    for (Message &message : std::exchange(m_messages.waiting(), {})) {
        if (message.hasListened)
            m_messages.waiting().push_back(std::move(message));
        else
            fail(message, problem);
    }
}

void Relay::takeFailure(const Error &error)
{
    failWaiting(tooltray::Message::joined({error.message, error.hint}));
    if (m_access.findsOthers() && (m_mustRenew || !m_messages.waiting().empty()))
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
    m_mustRenew = m_mustRenew || m_session.isNegotiated();
    m_messages.retireNews();
    m_messages.stopResuming();
    if (m_isStopping)
        return finish();
    seek();
}

// A client that only listens does not need a server as long as nobody else does.
void Relay::seek()
{
    if (m_place || !m_access.findsOthers() || m_again.isActive())
        return;
    if (m_messages.isServerAwaited())
        m_access.find(ServerAccess::Need::Call);
    else if (m_mustRenew || !m_messages.waiting().empty())
        m_access.find(ServerAccess::Need::News);
}

void Relay::flush()
{
    for (Message &message : std::exchange(m_messages.waiting(), {}))
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
            m_session.setId({});
        }
        message.kind = Kind::Message;
        message.delivery = nullptr;
        m_messages.waiting().push_front(std::move(message));
    }
    if (isGoneNow) {
        goOn(place);
        return true;
    }
    // It is there, but not where it was said to be, or does not know us any more: ask again, in a moment.
    m_place.reset();
    ++m_placeNumber;
    m_mustRenew = m_mustRenew || m_session.isNegotiated();
    m_again = m_clock.startTimer(kBeforeAnotherTry, [this] { seek(); });
    return true;
}

void Relay::listenAgain(Message message)
{
    message.hasListened = true;
    message.delivery = nullptr;
    m_messages.waiting().push_back(std::move(message));
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
    if (m_isLeaving && !m_messages.isBusy())
        m_access.settle();
}

void Relay::restore()
{
    std::deque<Message> messages{{.outgoing = {.confirmsSession = true}, .text = std::string(kInitialized)}};
    for (const std::string &text : m_session.remembered()) {
        json::Value request = json::parse(text).value;
        request.set("id", "restore-" + std::to_string(messages.size()));
        messages.push_back({.kind = Kind::Replay, .text = json::write(request)});
        messages.back().outgoing.requests.push_back(*mcp::RequestId::from(request["id"]));
    }
    m_messages.waiting().insert(m_messages.waiting().begin(), std::make_move_iterator(messages.begin()),
                                std::make_move_iterator(messages.end()));
    tellOfChanges(m_session.changes(), {}); // which the client has missed
}

void Relay::tellOfChanges(const json::Value &kinds, const json::Value &meta)
{
    for (const std::string &notice : changeNotices(kinds, meta))
        m_channel.writeLine(notice);
}

void Relay::takeHead(Number number, const ReplyHead &head)
{
    const Message &message = m_messages.at(number);
    if (message.opensSession() && head.status == 200)
        m_session.setId(std::string(head.field("mcp-session-id")));
    if (message.kind == Kind::News && head.status == 200)
        m_hearsChanges = true;
}

void Relay::takeMessage(Number number, std::string text)
{
    Message &message = m_messages.at(number);
    json::Parsed parsed = m_parser.parse(text);
    if (!parsed || !isRpc(parsed.value))
        return; // an event that is no message is none of the client's business
    const bool isAsked = !message.outgoing.requests.empty();
    // The stream of a server that ends is ended well by it, but the client goes on listening.
    const bool isEnd = parsed.value.contains("result") || parsed.value.contains("error");
    if (message.outgoing.listens && isEnd && isAsked && (m_isLeaving || isGone(message))) {
        Message listener = std::move(message);
        const Number place = listener.place;
        m_messages.retire(number);
        listenAgain(std::move(listener));
        return goOn(place);
    }
    passOn(message, parsed.value, std::move(text));
    if (isAsked && message.outgoing.requests.empty()) {
        const Kind kind = message.kind;
        m_messages.retire(number);
        conclude(kind);
    }
    balance();
}

void Relay::takeEnding(Number number, const Delivery::Ending &ending)
{
    Message message = std::move(m_messages.at(number));
    m_messages.retire(number);
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
    if (kind == Kind::Renewal && m_session.isNegotiated()) {
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
    if (outgoing.completeId(value))
        text = json::write(value);
    outgoing.settle(value);

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
        m_session.remember(outgoing, message.text);
    if (message.opensSession())
        m_session.learn(value);
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

// Whoever does not take what it is sent is sent no more for a while, so that nothing piles up in between.
void Relay::balance()
{
    m_channel.setReading(!m_isStopping && m_messages.unsentBytes() <= kMaxUnsent
                         && m_messages.count() <= kMaxPending);
    m_messages.setReading(m_channel.backlog() <= kMaxUnread);
    checkSettled();
}

void Relay::stop()
{
    if (std::exchange(m_isStopping, true))
        return;
    m_channel.setReading(false);
    m_messages.waiting().clear();
    m_messages.retireAll();
    if (m_session.id().empty() || !m_place || !m_access.isThere())
        return finish();
    m_patience = m_clock.startTimer(kGoodbye, [this] { finish(); });
    send({.kind = Kind::Goodbye},
         {.verb = "DELETE", .fields = m_session.fields(mcp::Era::Legacy, m_place->token)});
}

void Relay::finish()
{
    if (m_ended)
        post(&m_deliveries, std::exchange(m_ended, nullptr));
}

} // namespace tooltray::stdio
