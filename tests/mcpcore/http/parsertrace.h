// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/requestparser.h"

#include <functional>
#include <string>
#include <string_view>

namespace tooltray::http {

// How many of the bytes that are left the parser is shown at a time.
using PieceSize = std::function<std::size_t(std::size_t left)>;

// What a parser makes of the bytes, as text, one line an event: for tests and the fuzzer.
std::string parserTrace(std::string_view bytes, const text::HttpLimits &limits, const PieceSize &pieceSize);

} // namespace tooltray::http
