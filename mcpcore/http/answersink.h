// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/outgoingfilter.h"
#include "http/answerhead.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tooltray::http {

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
