// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"
#include "graphql/executor/executionresult.h"
#include "graphql/executor/executor.h"

#include <memory>

namespace tooltray {

class Clock;
namespace http {
class HttpExchange;
}

} // namespace tooltray

namespace tooltray::demo {

// An answer as server-sent events: "next" with a response each, then "complete" (GraphQL over Server-Sent
// Events, distinct connections mode). Keeps itself until the client leaves or all was sent.
class EventResponse : public std::enable_shared_from_this<EventResponse> {
public:
    EventResponse(std::shared_ptr<http::HttpExchange> exchange, Clock &clock);
    ~EventResponse();
    EventResponse(const EventResponse &) = delete;
    EventResponse &operator=(const EventResponse &) = delete;

    void open();
    void send(const graphql::ExecutionResult &result);
    void complete();
    // All there is in the stream.
    void sendAll(std::unique_ptr<graphql::ResponseStream> stream);

private:
    void sendNext();
    void keepAlive();
    void end();

    std::shared_ptr<http::HttpExchange> m_exchange; // null once it is answered
    Clock &m_clock;
    Timer m_timer;
    std::unique_ptr<graphql::ResponseStream> m_stream;
    bool m_isDraining = false; // takes what is there already, one after the other
    bool m_hasNext = false;
};

} // namespace tooltray::demo
