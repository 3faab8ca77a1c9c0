// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace tooltray::journal {

// A set of code points as ranges, both ends included.
class CharSet {
public:
    static constexpr char32_t kLast = 0x10FFFF;

    using Range = std::pair<char32_t, char32_t>;

    void add(char32_t first, char32_t last) { m_ranges.emplace_back(first, last); }
    void add(char32_t codePoint) { add(codePoint, codePoint); }
    void add(const CharSet &other);
    // Adds the upper and lower cases of what is in it; of very large ranges those of ASCII only.
    void addOtherCases();
    void negate();
    void normalize(); // sorts and joins the ranges

    bool contains(char32_t codePoint) const noexcept; // precondition: normalized
    const std::vector<Range> &ranges() const noexcept { return m_ranges; }

    static CharSet digits();
    static CharSet wordCharacters();
    static CharSet spaces();

    bool operator==(const CharSet &) const = default;

private:
    std::vector<Range> m_ranges;
};

} // namespace tooltray::journal
