// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray {

// The candidates that the text may be a slip of, the nearest first: at most a third of its letters added, omitted,
// changed or swapped, another case, or a few more letters at the end.
std::vector<std::string> suggestions(std::string_view text, std::span<const std::string> candidates);

// "a", "b" and "c"
Message namesAnd(std::span<const std::string> names);
// "a", "b" or "c"
Message namesOr(std::span<const std::string> names);

// Did you mean "a", "b", or "c"? At most five; empty when there is nothing to suggest.
Message didYouMean(std::span<const std::string> suggestions);

} // namespace tooltray

namespace tooltray::text {

// Measures how far texts are apart: insertions, deletions, replacements and swaps of neighbours (Damerau and
// Levenshtein, optimal string alignment). One measure for many texts keeps its memory.
class EditDistance {
public:
    // Nothing when it is more than that many steps. Characters are bytes or code points.
    template <typename Character>
    std::optional<std::size_t> between(std::basic_string_view<Character> a,
                                       std::basic_string_view<Character> b, std::size_t most);

private:
    std::array<std::vector<std::size_t>, 3> m_rows;
};

} // namespace tooltray::text
