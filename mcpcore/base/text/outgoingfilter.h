// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// Looks at every message before it leaves for a client.
class OutgoingFilter {
public:
    virtual ~OutgoingFilter() = default;

    // What to send instead, JSON where the message is JSON; nothing: it may go as it is.
    virtual std::optional<std::string> replacement(std::string_view message) const = 0;
};

} // namespace tooltray
