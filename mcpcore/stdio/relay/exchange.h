// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stdio/relay/answerparser.h"
#include "stdio/relay/endpoint.h"

#include <QTcpSocket>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// One HTTP request on a connection of its own. A connection that is kept could be closed by the server just
// when a request is on its way, and nobody would know whether the request was worked on.
class Exchange final {
public:
    // Any of them may stop the exchange, but not destroy it.
    struct Handlers {
        std::function<void(const AnswerHead &)> head;
        std::function<void(std::string_view)> content;
        std::function<void(std::optional<std::string> problem)> ended; // once, after everything else
        std::function<void()> sent = {};                               // some of the request
        // Asked once there is a connection: whether the server is still the one that the request is meant for.
        std::function<bool()> mayWrite = {};
    };

    Exchange(const Endpoint &endpoint, std::string request, Handlers handlers);
    ~Exchange();
    Exchange(const Exchange &) = delete;
    Exchange &operator=(const Exchange &) = delete;

    // Breaks the connection off; nothing is told any more.
    void stop();
    // What is not read stays with the server, which learns that it goes too fast.
    void setReading(bool isReading);
    std::size_t unsentBytes() const;
    // Whether the server may have seen any of the request.
    bool hasLeft() const { return m_hasLeft; }

private:
    void read();
    void take(std::string_view input);
    bool tell(AnswerParser::Event event);
    void finish(std::optional<std::string> problem);

    std::string m_request; // until there is a connection
    AnswerParser m_parser;
    Handlers m_handlers;
    bool m_isReading = true;
    bool m_hasClosed = false; // the server
    bool m_isOver = false;
    bool m_hasLeft = false;
    QTcpSocket m_socket; // last: its signals reach the others
};

} // namespace tooltray::stdio
