// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "stdio/linechannel.h"
#include "stdio/relay/delivery.h"
#include "stdio/relay/endpoint.h"
#include "stdio/relay/outgoing.h"
#include "stdio/relay/toolheaders.h"
#include "json/parse.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Brings the lines of a client on two file descriptors to a server of Streamable HTTP, and its answers back
// as lines, in both eras: adds the headers that a stdio client never sees, keeps its session, listens for
// what the server has to say unasked. Whatever fails is answered, as the client waits for it.
class Relay final {
public:
    struct Options {
        Endpoint endpoint;
        std::string token = {}; // sent as bearer; without control characters
        int input = 0;
        int output = 1;
    };

    // ended: called once from the event loop when the client is gone, or after stop().
    Relay(Options options, Clock &clock, std::function<void()> ended);
    ~Relay();
    Relay(const Relay &) = delete;
    Relay &operator=(const Relay &) = delete;

    // Lets go of what runs and tells the server that the session is over, which takes a second at most.
    void stop();

private:
    enum class Kind : std::uint8_t { Message, Handshake, Renewal, News, Goodbye };
    struct Message {
        Kind kind = Kind::Message;
        Outgoing outgoing = {};
        std::string text = {};    // kept as long as it may have to be sent again
        std::string session = {}; // that it was sent in
        bool wasRetried = false;
        Delivery *delivery = nullptr; // child of m_deliveries
    };
    using Number = std::uint64_t;
    using Pending = std::map<Number, Message>;

    void receive(std::string_view line);
    void forward(Message message);
    enum class Cancelled : std::uint8_t { Here, NotHere };
    Cancelled cancel(const mcp::RequestId &id);
    void send(Message message, Delivery::Order order);
    Delivery::Order orderFor(const Message &message) const;
    Fields commonFields(mcp::Era era) const;
    void openNews();
    void renewSession(Message refused);
    void conclude(Kind kind);
    void endHandshake();

    void takeHead(Number number, const AnswerHead &head);
    void takeMessage(Number number, std::string text);
    void takeEnding(Number number, const Delivery::Ending &ending);
    void passOn(Message &message, json::Value &value, std::string text);
    void fail(Message &message, const std::string &problem);
    void retire(Number number);

    void balance();
    void finish();

    const Options m_options;
    Clock &m_clock;
    std::function<void()> m_ended;
    LineChannel m_channel;
    json::Parser m_parser;
    ToolHeaders m_toolHeaders;
    Pending m_pending;
    Number m_lastNumber = 0;

    std::string m_sessionId;
    std::string m_revision;   // what the session speaks
    std::string m_handshake;  // the message that opened the session
    bool m_isOpening = false; // a session; messages that belong to it wait
    std::deque<Message> m_waiting;
    bool m_isStopping = false;
    Timer m_patience;
    QObject m_deliveries; // last: they call back
};

} // namespace tooltray::stdio
