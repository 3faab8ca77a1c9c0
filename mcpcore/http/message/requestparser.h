// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"
#include "text/framing/httpmessagereader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::http {

// The first line of a request, taken apart (RFC 9112 3). The views point into the line.
struct RequestLine {
    std::string_view method;
    std::string_view authority; // of an absolute target, otherwise empty
    std::string_view target;    // origin form or "*"; empty for an absolute target without a path
    int minorVersion = 1;
};

std::variant<RequestLine, Refusal> parseRequestLine(std::string_view line);

// HTTP/1.1 requests (RFC 9112), strictly: whatever two readers could understand differently is refused,
// never repaired. Bytes go in as they arrive, events come out; how the bytes were cut changes nothing.
class RequestParser {
public:
    enum class Event : std::uint8_t {
        NeedInput,
        HeadComplete,    // request() lacks only its body; the guards decide before any of it is read
        RequestComplete, // takeRequest() readies for the next one
        Refused,         // for good: where the next request would begin is unknown
    };

    explicit RequestParser(const text::HttpLimits &limits = {});

    // Takes bytes from the front of the input as far as the next event.
    Event advance(std::string_view &input);

    bool isIdle() const { return m_state == State::Idle; } // between two requests
    bool hasHead() const { return m_state >= State::HeadComplete; }

    // From HeadComplete on.
    const Request &request() const { return m_request; }
    bool expectsBody() const { return m_reader.expectsBody(); }
    bool expectsContinue() const { return m_expectsContinue && expectsBody(); }
    bool keepsConnection() const { return m_keepsConnection; }
    std::uint64_t announcedLength() const { return m_reader.announcedLength(); }
    void setBodyLimit(std::size_t bytes); // for this request

    Request takeRequest();

    const Refusal &refusal() const { return m_refusal; }

private:
    enum class State : std::uint8_t { Idle, Head, HeadComplete, Body, Complete, Refused };

    bool takeRequestLine(std::string_view line);
    Event completeHead();
    bool checkHost();
    bool startBody();
    bool startBodyOfLength(std::string_view text);
    bool startCodedBody();
    void takeConnectionOptions();
    Event refuse(Refusal refusal);
    bool refuseSyntax(std::string code, std::string message); // returns false

    text::HttpMessageReader m_reader;
    std::size_t m_defaultBodyLimit;
    std::size_t m_bodyLimit; // for this request
    State m_state = State::Idle;
    bool m_skippedEmptyLine = false;
    bool m_expectsContinue = false;
    bool m_keepsConnection = true;
    std::string m_targetAuthority; // of an absolute target
    Request m_request;
    Refusal m_refusal;
};

} // namespace tooltray::http
