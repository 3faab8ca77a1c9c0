// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace tooltray::credentials {

// A program that prints a secret, such as `gh auth token`.
struct Command {
    std::vector<std::string> arguments; // the program first; no shell looks at them
    std::string folder = {};            // that it runs in; empty: the one Tooltray runs in
    std::chrono::seconds lifetime{300}; // how long its output is used; 0 runs it every time
    std::chrono::milliseconds timeLimit{30'000};

    bool operator==(const Command &) const = default;
};

} // namespace tooltray::credentials
