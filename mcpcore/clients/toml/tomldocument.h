// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// A line, or more than one where the value has more, that says something.
struct TomlStatement {
    enum class Kind : std::uint8_t { Table, ArrayTable, Pair };

    Kind kind = Kind::Pair;
    std::vector<std::string> path; // of a pair with that of its table
    json::Value value;             // dates, and numbers that JSON has no text for, as their text
    std::size_t begin = 0;         // of the first line
    std::size_t end = 0;           // behind the end of the last line
};

// A TOML 1.0 document with the place of everything in it. It finds what is no TOML at all; that names are not given
// twice is left to the program whose file it is.
struct TomlDocument {
    std::vector<TomlStatement> statements;
    std::vector<std::size_t> comments; // where they begin

    static Result<TomlDocument> parse(std::string_view text);

    bool hasComments(std::size_t begin, std::size_t end) const;
};

bool isBareTomlKey(std::string_view key);

} // namespace tooltray::clients
