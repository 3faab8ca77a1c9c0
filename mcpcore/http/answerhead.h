// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/headerlist.h"

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

} // namespace tooltray::http
