// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace tooltray::workspace {

// Who wanted a change: config.yaml, an agent through a tool, a person in the window or on the command
// line, or somebody who changed what is stored while we looked on.
enum class Origin : std::uint8_t { Config, Agent, Person, Outside };

struct Author {
    Origin origin = Origin::Outside;
    std::string name = {}; // of the client that an agent came with; empty: nobody said
};
using AuthorPointer = std::shared_ptr<const Author>;

} // namespace tooltray::workspace
