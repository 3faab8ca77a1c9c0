// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/spelling.h"

#include "text/words/editdistance.h"

#include <bit>
#include <cstdint>

namespace tooltray::terms {

namespace {

constexpr std::size_t kShortest = 4; // shorter words are too near to one another
constexpr std::size_t kLong = 8;

// The letters of a word, as bits: with each step two of them may differ.
std::uint32_t lettersOf(std::string_view word) noexcept
{
    std::uint32_t letters = 0;
    for (const char letter : word)
        letters |= 1U << (static_cast<unsigned char>(letter) & 31U);
    return letters;
}

} // namespace

std::vector<Corrected> corrections(std::string_view word, std::size_t count,
                                   const std::function<std::string_view(std::size_t)> &candidate)
{
    std::vector<Corrected> found;
    if (word.size() < kShortest)
        return found;
    std::size_t most = word.size() < kLong ? 1 : 2;
    const std::uint32_t letters = lettersOf(word);
    text::EditDistance distance;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view other = candidate(i);
        if (other.size() + most < word.size() || other.size() > word.size() + most
            || other.size() + 1 < kShortest
            || std::popcount(letters ^ lettersOf(other)) > static_cast<int>(2 * most))
            continue;
        const auto steps = distance.between(word, other, most);
        if (!steps || *steps == 0)
            continue;
        if (*steps < most) {
            most = *steps;
            found.clear();
        }
        found.push_back({i, *steps});
    }
    return found;
}

} // namespace tooltray::terms
