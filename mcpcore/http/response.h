// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/headerlist.h"
#include "http/refusal.h"

#include <string>

namespace tooltray::http {

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
