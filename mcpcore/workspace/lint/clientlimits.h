// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// What programs that show our tools to models can take, where they differ. 0: no limit that is known.
struct ClientLimits {
    std::string_view profile;
    // How the name of a tool begins before the model sees it; {} stands for the name of our server there.
    std::string_view namePrefix;
    std::size_t longestName = 0; // with the prefix
    std::size_t mostTools = 0;   // of all servers together
    bool takesTypeLists = true;  // {"type": ["string", "null"]}
};

std::span<const ClientLimits> clientLimits();

// As the model gets to see it.
std::string shownName(const ClientLimits &client, std::string_view server, std::string_view tool);

} // namespace tooltray::workspace
