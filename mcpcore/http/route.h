// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::http {

class HttpExchange;

enum class Access : std::uint8_t {
    Authenticated,
    Open, // whoever passes the Host and Origin guards
};

using Handler = std::function<void(std::shared_ptr<HttpExchange>)>;

// One method on one path and what serves it. The handler may answer at once or keep the exchange.
struct Route {
    std::string method;
    std::string pattern; // see PathPattern
    Handler handler;
    Access access = Access::Authenticated;
    std::string contentType = {};              // that a body must have; empty: any
    std::optional<std::size_t> bodyLimit = {}; // instead of the server's
};

} // namespace tooltray::http
