// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

struct Completion {
    std::string word;
    std::string help = {};

    bool operator==(const Completion &) const = default;
};

// The names of a kind of object ("tools") that there are now; none where nobody knows them at once.
using NameSource = std::function<std::vector<std::string>(std::string_view kind)>;

// What may stand for the last of the words behind "tooltray". None: a file name, or anything.
std::vector<Completion> completionsFor(std::span<const std::string> words, const NameSource &names);

// Asks the running program, or else looks at the files of the data folder; never waits for long.
std::vector<std::string> namesNow(std::string_view kind, const std::string &dataFolder);

// The script for bash, zsh or fish. Each asks the program itself, so that it never gets stale.
Result<std::string> completionScript(std::string_view shell);

} // namespace tooltray::app
