// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace tooltray::terms {

struct Corrected {
    std::size_t candidate = 0;
    std::size_t steps = 0; // letters missing, doubled, wrong or transposed
};

// Which of so many candidates a misspelt word may be: those that are the fewest steps from it, at most two for a long
// word and one for a short one.
std::vector<Corrected> corrections(std::string_view word, std::size_t count,
                                   const std::function<std::string_view(std::size_t)> &candidate);

} // namespace tooltray::terms
