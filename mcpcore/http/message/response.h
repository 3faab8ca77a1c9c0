// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/headerlist.h"

#include <cstdint>
#include <string>

namespace tooltray::http {

// The check that refused a request; the statistics count by it.
enum class Guard : std::uint8_t {
    ConnectionCap,
    Syntax, // not HTTP/1.1, or in a way that two readers could understand differently
    HeadSize,
    HeadTimeout,
    BodyTimeout,
    Host,
    Origin,
    Route, // no such path, or not with this method
    Bearer,
    ContentType,
    BodySize,
    AnswerTimeout,
};
inline constexpr std::size_t kGuardCount = 12;

// The answer to a request that is not served. The code is stable, the message a sentence for people.
struct Refusal {
    Guard guard = Guard::Syntax;
    int status = 400;
    std::string code;
    std::string message;
    std::string hint = {};
    HeaderList headers = {};

    bool operator==(const Refusal &) const = default;
};

// The refusal for a path that does not exist, or not for this client.
inline Refusal unknownPath()
{
    return {Guard::Route, 404, "not_found", "There is nothing at this path."};
}

// An answer given at once. Content-Length, Date and Connection are added when it is sent.
struct Response {
    int status = 200;
    HeaderList headers;
    std::string body;

    static Response json(int status, std::string body);
    // {"error":{"code":...,"message":...,"hint":...}}
    static Response error(const Refusal &refusal);

    bool operator==(const Response &) const = default;
};

} // namespace tooltray::http
