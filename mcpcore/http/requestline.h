// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/refusal.h"

#include <optional>
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

} // namespace tooltray::http
