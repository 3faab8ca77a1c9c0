// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

struct Completion {
    enum class Kind : std::uint8_t { Field, Operator, Value };

    Kind kind = Kind::Field;
    std::string text = {}; // as it is to stand in the filter
    std::string description = {};

    bool operator==(const Completion &) const = default;
};

// What could stand in a filter in place of the bytes from the offset.
struct Completions {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::vector<Completion> choices = {};
};

// What somebody may want to write where the cursor is: fields, operators, and values seen in the log. At most
// so many choices, the likely ones first.
Completions completeFilter(std::string_view text, std::size_t cursor, std::span<const EntryPointer> log,
                           std::size_t maxChoices = 50);

} // namespace tooltray::journal
