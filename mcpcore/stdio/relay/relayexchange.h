// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stdio/relay/serveraccess.h"
#include "text/framing/httpmessagereader.h"

#include <QTcpSocket>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

struct ReplyHead {
    int status = 0;
    text::HeaderList fields;

    // The value of the first one; empty when there is none.
    std::string_view field(std::string_view name) const
    {
        return fields.value(name).value_or(std::string_view());
    }
    // The media type without its parameters, in lower case.
    std::string mediaType() const;

    bool operator==(const ReplyHead &) const = default;
};

// The problem of an answer whose connection ended, before its first byte or in the middle of it.
inline constexpr std::string_view kConnectionEnded = "the connection ended before it was complete";

// The answer to one HTTP/1.1 request (RFC 9112): bytes in as they come, events out; how the bytes were cut
// changes nothing. Interim answers are skipped.
class AnswerParser {
public:
    AnswerParser();

    enum class Event : std::uint8_t {
        NeedInput,
        Head,
        Content, // a piece of it, with its framing off
        Complete,
        Broken,
    };

    // Takes bytes from the front of the input as far as the next event.
    Event advance(std::string_view &input);
    // The server sends no more: Complete, or Broken when something is missing.
    Event end();

    const ReplyHead &head() const { return m_head; }
    std::string_view content() const { return m_reader.content(); } // after Content, as long as the input
    const std::string &problem() const { return m_problem; }

private:
    enum class State : std::uint8_t { Head, Content, Complete, Broken };

    bool takeStatusLine(std::string_view line);
    Event startContent();
    Event fail(std::string problem);

    State m_state = State::Head;
    text::HttpMessageReader m_reader;
    ReplyHead m_head;
    bool m_isUntilClose = false; // the content
    std::string m_problem;
};

// One HTTP request on a connection of its own. A connection that is kept could be closed by the server just
// when a request is on its way, and nobody would know whether the request was worked on.
class RelayExchange final {
public:
    // Any of them may stop the exchange, but not destroy it.
    struct Handlers {
        std::function<void(const ReplyHead &)> head;
        std::function<void(std::string_view)> content;
        std::function<void(std::optional<std::string> problem)> ended; // once, after everything else
        std::function<void()> sent = {};                               // some of the request
        // Asked once there is a connection: whether the server is still the one that the request is meant for.
        std::function<bool()> mayWrite = {};
    };

    RelayExchange(const ServerAddress &endpoint, std::string request, Handlers handlers);
    ~RelayExchange();
    RelayExchange(const RelayExchange &) = delete;
    RelayExchange &operator=(const RelayExchange &) = delete;

    // Breaks the connection off; no handler is called any more.
    void stop();
    // Unread data stays with the server, which learns that it sends too fast.
    void setReading(bool isReading);
    std::size_t unsentBytes() const;
    // True if the server may have seen any of the request.
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
