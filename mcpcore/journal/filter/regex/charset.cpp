// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/regex/charset.h"

#include <QChar>

#include <algorithm>

namespace tooltray::journal {

void CharSet::add(const CharSet &other)
{
    m_ranges.insert(m_ranges.end(), other.m_ranges.begin(), other.m_ranges.end());
}

void CharSet::addOtherCases()
{
    constexpr char32_t kMostBeyondAscii = 4096;
    const std::vector<Range> given = m_ranges;
    for (const auto &[first, last] : given) {
        const char32_t end = last - first > kMostBeyondAscii ? std::min<char32_t>(last, 0x7F) : last;
        for (char32_t c = first; c <= end; ++c) {
            const char32_t lower = QChar::toLower(c);
            const char32_t upper = QChar::toUpper(c);
            if (lower != c)
                add(lower);
            if (upper != c)
                add(upper);
        }
    }
}

void CharSet::negate()
{
    normalize();
    std::vector<Range> gaps;
    char32_t next = 0;
    for (const auto &[first, last] : m_ranges) {
        if (first > next)
            gaps.emplace_back(next, first - 1);
        next = last + 1;
    }
    if (next <= kLast)
        gaps.emplace_back(next, kLast);
    m_ranges = std::move(gaps);
}

void CharSet::normalize()
{
    std::ranges::sort(m_ranges);
    std::vector<Range> joined;
    for (const Range &range : m_ranges) {
        if (!joined.empty() && range.first <= joined.back().second + 1)
            joined.back().second = std::max(joined.back().second, range.second);
        else
            joined.push_back(range);
    }
    m_ranges = std::move(joined);
}

bool CharSet::contains(char32_t codePoint) const noexcept
{
    const auto after = std::ranges::upper_bound(m_ranges, codePoint, {}, &Range::first);
    return after != m_ranges.begin() && codePoint <= std::prev(after)->second;
}

CharSet CharSet::digits()
{
    CharSet set;
    set.add('0', '9');
    return set;
}

CharSet CharSet::wordCharacters()
{
    CharSet set = digits();
    set.add('A', 'Z');
    set.add('_');
    set.add('a', 'z');
    return set;
}

CharSet CharSet::spaces()
{
    CharSet set;
    set.add('\t', '\r');
    set.add(' ');
    return set;
}

} // namespace tooltray::journal
