// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "journal/filter/field.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// The values that a field has in these entries, the most frequent first; what can be told only by reading
// bodies and notes is left out. The name is that of an argument or header field.
std::vector<std::string> seenValues(FilterField field, std::string_view name,
                                    std::span<const EntryPointer> entries);

// The names that arguments or header fields have in these entries, the most frequent first.
std::vector<std::string> seenNames(FilterField field, std::span<const EntryPointer> entries);

struct FilterCompletion {
    enum class Kind : std::uint8_t { Field, Operator, Value };

    Kind kind = Kind::Field;
    std::string text = {}; // as it is to stand in the filter
    Message description = {};

    bool operator==(const FilterCompletion &) const = default;
};

// The texts that could replace the bytes from the offset in a filter.
struct FilterCompletions {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::vector<FilterCompletion> choices = {};
};

// Completes a filter at the cursor with fields, operators, and values seen in the log. Returns at most
// maxChoices, the likely ones first.
FilterCompletions completeFilter(std::string_view text, std::size_t cursor, std::span<const EntryPointer> log,
                                 std::size_t maxChoices = 50);

} // namespace tooltray::journal
