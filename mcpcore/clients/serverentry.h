// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::clients {

// Where in a file of a client the server of that name is written.
struct EntryPlace {
    std::vector<std::string> path; // the objects or tables that lead to it
    std::string name;

    bool operator==(const EntryPlace &) const = default;
};

struct FoundEntry {
    json::Value value;
    bool hasComments = false; // which a new entry in its place would lose

    bool operator==(const FoundEntry &) const = default;
};

} // namespace tooltray::clients
