// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::mcp {

// Who is calling, as the transport established it; never taken from what a client says of itself.
struct Principal {
    std::string id; // empty: nobody had to say who they are

    bool operator==(const Principal &) const = default;
};

} // namespace tooltray::mcp
