// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::http {

// Who a request comes from.
struct Principal {
    std::string id; // empty: nobody was asked

    bool operator==(const Principal &) const = default;
};

// Why nobody was recognised: goes into WWW-Authenticate and into the body of the 401.
struct Challenge {
    std::string parameters; // such as: realm="app"
    std::string message;
    std::string hint = {};

    bool operator==(const Challenge &) const = default;
};

// Turns bearer tokens into principals. An OAuth resource server adds its own implementation, names its
// metadata (RFC 9728) in the challenge's parameters and serves them on an open route.
class Authenticator {
public:
    virtual ~Authenticator() = default;

    // Without a token when the request had none, or something else in its place.
    virtual std::variant<Principal, Challenge> authenticate(const Request &request,
                                                            std::optional<std::string_view> token) const = 0;
};

} // namespace tooltray::http
