// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// How much may be spent on finding names that were perhaps meant. Comparing names is all that costs more
// than the document is long, so documents made to hurt get their errors without suggestions.
struct SuggestionBudget {
    std::uint64_t steps = 20'000'000;
};

// The options close to the input by edits, case being one edit, best first.
std::vector<std::string_view> suggestionList(std::string_view input,
                                             const std::vector<std::string_view> &options,
                                             SuggestionBudget &budget);

// ' Did you mean "a", "b", or "c"?' from the first five; "" from none.
std::string didYouMean(const std::vector<std::string_view> &suggestions, std::string_view what = {});

std::string orList(const std::vector<std::string> &items);
std::string andList(const std::vector<std::string> &items);

} // namespace tooltray::graphql
