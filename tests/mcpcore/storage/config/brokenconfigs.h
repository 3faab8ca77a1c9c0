// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tooltray::storage {

// A configuration with mistakes: @@ stands before each of them, and the messages are in the same order.
// Of the environment TOKEN, PORT and WORD are set, and EMPTY is to nothing.
struct BrokenConfig {
    const char *name;
    std::string text;
    std::vector<std::string> messages;
};

std::vector<BrokenConfig> brokenConfigs();

// One without mistakes that has everything.
const char *wholeConfig();

} // namespace tooltray::storage
