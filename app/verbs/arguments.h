// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/verb.h"
#include "base/result/result.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// The words behind the name of a verb.
struct Arguments {
    std::vector<std::string> words = {};
    std::map<std::string, std::vector<std::string>, std::less<>> options = {}; // by name: "--undo"

    bool has(std::string_view option) const { return options.contains(option); }
    // The last one counts.
    std::optional<std::string> value(std::string_view option) const;

    bool operator==(const Arguments &) const = default;
};

// The options that every verb has, and those of verbs that change something.
std::span<const VerbOption> commonOptions();
std::span<const VerbOption> changingOptions();
std::vector<const VerbOption *> optionsOf(const Verb &verb);

// The words behind the verb's name. Errors are of kind Usage. Where they ask for help nothing else is looked at.
Result<Arguments> parseArguments(const Verb &verb, std::span<const std::string> words);

// "tooltray tools show TOOL [VERSION]"
std::string usageLine(const Verb &verb);

} // namespace tooltray::app
