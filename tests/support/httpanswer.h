// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::test {

// One answer of an HTTP server, with all that a test may want to look at.
struct HttpAnswer {
    std::string version; // "HTTP/1.1"
    int status = 0;
    std::string reason;
    std::vector<std::pair<std::string, std::string>> headers; // as sent, in order
    std::string body;                                         // decoded
    std::vector<std::string> chunks;                          // the body as it was cut, when chunked
    std::vector<std::pair<std::string, std::string>> trailers;

    // The values of the headers of that name, in any case, joined by ", "; nothing when there is none.
    std::optional<std::string> header(std::string_view name) const;
};

} // namespace tooltray::test
