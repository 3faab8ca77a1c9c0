// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::text {

struct CodePointRange {
    char32_t first;
    char32_t last; // included

    bool operator==(const CodePointRange &) const = default;
};

// A set of code points: sorted ranges that do not touch, with the ASCII part as bits for speed.
class CharSet {
public:
    static constexpr char32_t kLast = 0x10FFFF;

    CharSet() = default;
    explicit CharSet(std::vector<CodePointRange> ranges); // in any order, overlapping or not

    static CharSet digits();
    static CharSet spaces();
    static CharSet wordCharacters();

    CharSet complement() const;
    CharSet withOtherCases() const; // with the upper and lower case of each of its points
    const std::vector<CodePointRange> &ranges() const noexcept { return m_ranges; }

    bool contains(char32_t point) const noexcept
    {
        if (point < 128)
            return ((m_ascii[point >> 6U] >> (point & 63U)) & 1U) != 0;
        return containsBeyondAscii(point);
    }

private:
    bool containsBeyondAscii(char32_t point) const noexcept;

    std::array<std::uint64_t, 2> m_ascii{};
    std::vector<CodePointRange> m_ranges;
};

// What \p{name} and \p{name=value} stand for (ECMA-262 22.2.2.9); nothing when there is no such property.
// Names count letter by letter: \p{letter} is none, \p{Letter} and \p{L} are.
std::optional<CharSet> unicodeProperty(std::string_view name);
std::optional<CharSet> unicodeProperty(std::string_view name, std::string_view value);

bool isIdentifierStart(char32_t point) noexcept;
bool isIdentifierPart(char32_t point) noexcept;

} // namespace tooltray::text
