// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// Which letters follow one another in a few texts, whatever their case, in about the memory of the texts. Most words
// that are in none of them are told by that without looking at the texts (a Bloom filter of pairs and threes).
class LetterGroups {
public:
    LetterGroups() = default;
    explicit LetterGroups(const std::vector<std::string_view> &texts);

    // The groups of one text, as mayHold() wants them.
    static std::vector<std::uint32_t> of(std::string_view text);
    // False: a text with these groups is surely no part of any of the texts.
    bool mayHold(const std::vector<std::uint32_t> &groups) const noexcept;

    bool operator==(const LetterGroups &) const = default;

private:
    std::vector<std::uint64_t> m_bits; // a power of two of them, or none
    int m_shift = 0;                   // from a group's number to its bit
};

} // namespace tooltray::workspace
