// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "stdio/linechannel.h"
#include "stdio/relay/delivery.h"
#include "stdio/relay/outgoing.h"
#include "stdio/relay/relaymessages.h"
#include "stdio/relay/serveraccess.h"
#include "json/parser.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Brings the lines of a client on two file descriptors to a server of Streamable HTTP, and its answers back
// as lines, in both eras: adds the headers that a stdio client never sees, keeps its session, listens for
// what the server has to say unasked. Whatever fails is answered, as the client waits for it. When another server
// takes the place of the one before, the client notices nothing: its session and what it listens to are set up again,
// and what the one before cannot have done is sent to the next. What it may have done is never sent twice.
class Relay final {
public:
    struct Streams {
        int input = 0;
        int output = 1;
    };

    // ended: called once from the event loop when the client is gone, or after stop(). The access outlives this.
    Relay(ServerAccess &access, const Streams &streams, Clock &clock, std::function<void()> ended);
    ~Relay();
    Relay(const Relay &) = delete;
    Relay &operator=(const Relay &) = delete;

    // Lets go of what runs and tells the server that the session is over, which takes a second at most.
    void stop();

private:
    using Message = RelayMessage;
    using Kind = RelayMessage::Kind;
    using Number = RelayMessages::Number;

    void receive(std::string_view line);
    void forward(Message message);
    void sendText(Message message);
    void send(Message message, Delivery::Order order);
    void openNews();
    void renewSession(Message refused);
    void sendRenewal();
    void giveUpRenewal(const std::string &problem);
    void restore();
    void tellOfChanges(const json::Value &kinds, const json::Value &meta);
    void conclude(Kind kind);
    void endHandshake();

    void takeHead(Number number, const ReplyHead &head);
    void takeMessage(Number number, std::string text);
    void takeEnding(Number number, const Delivery::Ending &ending);
    void passOn(Message &message, json::Value &value, std::string text);
    void fail(Message &message, const std::string &problem);

    void takePlace(ServerAccess::Place place);
    void takeFailure(const Error &error);
    void failWaiting(const std::string &problem);
    void losePlace();
    void seek();
    void flush();
    bool isGone(const Message &message);
    bool sendAgain(Message &message, const Delivery::Ending &ending);
    void listenAgain(Message message);
    void goOn(Number place);
    void checkSettled();

    void balance();
    void finish();

    ServerAccess &m_access;
    Clock &m_clock;
    std::function<void()> m_ended;
    LineChannel m_channel;
    json::Parser m_parser;
    ToolHeaders m_toolHeaders;
    RelayMessages m_messages;

    std::optional<ServerAccess::Place> m_place;
    ServerAccess::Place m_lastPlace; // for texts
    Number m_placeNumber = 0;
    bool m_isLeaving = false;    // the server; requests wait for the next one
    bool m_mustRenew = false;    // the session
    int m_renewals = 0;          // that failed since the last one that did not
    bool m_hearsChanges = false; // the server says when tools change
    Timer m_again;

    ServerSession m_session;
    bool m_isOpening = false; // a session; messages that belong to it wait
    bool m_isStopping = false;
    Timer m_patience;
    QObject m_deliveries; // last: they call back
};

} // namespace tooltray::stdio
