// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/outgoingfilter.h"
#include "http/message/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::http {

// How the end of an answer's body is known (RFC 9112 6.3).
enum class BodyFraming : std::uint8_t {
    None, // the status allows no body
    Length,
    Chunks,
    UntilClose, // a stream to an HTTP/1.0 client
};

enum class AfterAnswer : std::uint8_t { Keep, Close };

struct AnswerHead {
    int status = 200;
    const HeaderList &headers;
    BodyFraming framing = BodyFraming::Length;
    std::size_t bodyLength = 0;
    AfterAnswer after = AfterAnswer::Keep;
    std::string_view commonFields = {}; // lines of the server itself
};

// Status line and fields with the empty line behind them.
std::string toWire(const AnswerHead &head);

bool allowsBody(int status);
std::string_view reasonPhrase(int status);

// Where the bytes of an answer go: a connection, or a recording in tests.
class AnswerSink {
public:
    // The header lines that every answer of the server has.
    virtual std::string_view commonFields() = 0;
    // What looks at bodies before they are sent; null: nothing does.
    virtual const OutgoingFilter *outgoing() { return nullptr; }
    virtual void send(std::string bytes) = 0;
    virtual void finish(AfterAnswer after) = 0;
    // A stream that broke off: the client must not take it for complete.
    virtual void breakOff() = 0;
    virtual std::size_t unsentBytes() const = 0;

protected:
    ~AnswerSink() = default;
};

} // namespace tooltray::http
