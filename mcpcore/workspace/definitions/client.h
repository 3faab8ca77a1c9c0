// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

#include <string>

namespace tooltray::workspace {

// One MCP client, known by its own bearer token, of which only the hash is kept.
struct Client {
    std::string name;
    std::string title;
    std::string profile;   // what program it is: claude-code, cursor ...
    std::string tokenHash; // sha256:HEX
    bool enabled = true;
    ClientPolicy policy;

    bool operator==(const Client &) const = default;
};

} // namespace tooltray::workspace
