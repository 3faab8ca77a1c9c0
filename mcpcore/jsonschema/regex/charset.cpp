// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/regex/charset.h"

#include <algorithm>

namespace tooltray::jsonschema {

CharSet::CharSet(std::vector<CodePointRange> ranges)
{
    std::sort(ranges.begin(), ranges.end(),
              [](const CodePointRange &a, const CodePointRange &b) { return a.first < b.first; });
    for (const CodePointRange &range : ranges) {
        if (!m_ranges.empty() && range.first <= m_ranges.back().last + 1)
            m_ranges.back().last = std::max(m_ranges.back().last, range.last);
        else
            m_ranges.push_back(range);
    }
    for (const CodePointRange &range : m_ranges) {
        for (char32_t point = range.first; point <= range.last && point < 128; ++point)
            m_ascii[point >> 6U] |= std::uint64_t{1} << (point & 63U);
    }
}

CharSet CharSet::complement() const
{
    std::vector<CodePointRange> gaps;
    char32_t next = 0;
    for (const CodePointRange &range : m_ranges) {
        if (range.first > next)
            gaps.push_back({next, range.first - 1});
        next = range.last + 1;
    }
    if (next <= kLast)
        gaps.push_back({next, kLast});
    return CharSet(std::move(gaps));
}

bool CharSet::containsBeyondAscii(char32_t point) const noexcept
{
    const auto after =
        std::upper_bound(m_ranges.begin(), m_ranges.end(), point,
                         [](char32_t value, const CodePointRange &range) { return value < range.first; });
    return after != m_ranges.begin() && point <= std::prev(after)->last;
}

} // namespace tooltray::jsonschema
