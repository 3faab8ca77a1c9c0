// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

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
