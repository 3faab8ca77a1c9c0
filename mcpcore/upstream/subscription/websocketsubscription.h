// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/graphql/graphqloperation.h"
#include "upstream/subscription/subscription.h"
#include "upstream/subscription/transportws.h"
#include "json/value.h"

#include <QAbstractSocket>
#include <QObject>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QWebSocket;

namespace tooltray::upstream {

// A subscription over a WebSocket of its own, in the graphql-transport-ws protocol.
class WebSocketSubscription final : public Subscription {
public:
    // An https endpoint is reached by wss, an http one by ws. Of the request's timeouts, the one for connecting
    // holds until the server acknowledges, and the one for silence from then on; a server that has nothing to
    // say is asked for a sign of life at half of it. The payload goes with connection_init; null for none. The
    // clock outlives it.
    WebSocketSubscription(Clock &clock, const Request &request, std::string userAgent,
                          const GraphQLOperation &operation, json::Value payload,
                          SubscriptionListener listener);
    ~WebSocketSubscription() override;
    WebSocketSubscription(const WebSocketSubscription &) = delete;
    WebSocketSubscription &operator=(const WebSocketSubscription &) = delete;

    void start() override;

private:
    void begin();
    void receive(const QString &message);
    void take(const TransportWs::Reaction &reaction);
    void closed();
    void failed(QAbstractSocket::SocketError error);
    void send(std::string_view message);

    RequestError noUpgrade(int status) const;
    void armTimer();
    void checkTime();
    void fail(Cause cause, Phase phase, Message reason);
    void finish(std::optional<RequestError> error);

    Clock &m_clock;
    Request m_request;
    std::string m_userAgent;
    TransportWs m_protocol;
    json::Value m_payload;
    std::shared_ptr<SubscriptionListener> m_listener; // shared with the callback that runs
    std::string m_certificateProblem;
    MonotonicTime m_begun;
    MonotonicTime m_lastMessage;
    bool m_isAsked = false;   // for a sign of life
    bool m_isClosing = false; // with a close frame; Qt has the code 1000 also where there was none
    Timer m_timer;
    QObject m_context;
    QWebSocket *m_socket = nullptr; // deletes itself in time: it may be calling
};

} // namespace tooltray::upstream
