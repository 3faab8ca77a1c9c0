// SPDX-License-Identifier: GPL-3.0-or-later
// The part of RegexParser that reads sets: [...] and \d \s \w \p{...}.
#include "text/regex/charset.h"
#include "text/regex/regexparser.h"

namespace tooltray::text {

RegexParser::NodeIndex RegexParser::parseClass()
{
    const std::size_t offset = m_at++;
    const bool isNegated = take("^");
    std::vector<CodePointRange> ranges;
    const auto addAll = [&ranges](const CharSet &set) {
        ranges.insert(ranges.end(), set.ranges().begin(), set.ranges().end());
    };
    const auto addRange = [&](char32_t first, char32_t last) {
        if (m_options.ignoreCase)
            addAll(CharSet({{first, last}}).withOtherCases());
        else
            ranges.push_back({first, last});
    };
    for (bool mayEnd = !m_options.linearOnly; !mayEnd || !take("]"); mayEnd = true) {
        if (atEnd())
            return fail(offset, "The class that opens here is not closed.");
        if (ranges.size() > m_limits.ranges)
            return fail(offset, "The class that opens here is too large.");
        const std::size_t start = m_at;
        const std::optional<ClassAtom> first = readClassAtom();
        if (!first)
            return 0;
        const bool isRange = peek() == '-' && peek(1) != ']' && m_at + 1 < m_pattern.size();
        if (!isRange) {
            if (first->isSet)
                addAll(first->set);
            else
                addRange(first->point, first->point);
            continue;
        }
        take("-");
        const std::optional<ClassAtom> last = readClassAtom();
        if (!last)
            return 0;
        if (first->isSet || last->isSet)
            return fail(start,
                        "A range goes from one character to another; put a `-` that means itself last.");
        if (first->point > last->point)
            return fail(start, "The ends of this range are out of order.");
        addRange(first->point, last->point);
    }
    CharSet set(std::move(ranges));
    return addSet(isNegated ? set.complement() : std::move(set));
}

std::optional<RegexParser::ClassAtom> RegexParser::readClassAtom()
{
    if (!take("\\"))
        return ClassAtom{.point = takeCodePoint()};
    if (take("b"))
        return ClassAtom{.point = U'\b'};
    if (std::optional<CharSet> set = readClassEscape())
        return ClassAtom{.isSet = true, .set = std::move(*set)};
    if (failed())
        return std::nullopt;
    const std::optional<char32_t> point = readCharacterEscape();
    return point ? std::optional(ClassAtom{.point = *point}) : std::nullopt;
}

// After the backslash; nothing without an error when it is no class.
std::optional<CharSet> RegexParser::readClassEscape()
{
    switch (peek()) {
    case 'd': ++m_at; return CharSet::digits();
    case 'D': ++m_at; return CharSet::digits().complement();
    case 's': ++m_at; return CharSet::spaces();
    case 'S': ++m_at; return CharSet::spaces().complement();
    case 'w': ++m_at; return CharSet::wordCharacters();
    case 'W': ++m_at; return CharSet::wordCharacters().complement();
    case 'p': ++m_at; return readProperty();
    case 'P':
        ++m_at;
        if (const std::optional<CharSet> set = readProperty())
            return set->complement();
        return std::nullopt;
    default: return std::nullopt;
    }
}

std::optional<CharSet> RegexParser::readProperty()
{
    const std::size_t offset = m_at - 2;
    const std::size_t close = m_pattern.find('}', m_at);
    if (!take("{") || close == std::string_view::npos) {
        fail(offset, "`\\p` is followed by a Unicode property in braces, as in `\\p{Letter}`.");
        return std::nullopt;
    }
    const std::string_view text = m_pattern.substr(m_at, close - m_at);
    m_at = close + 1;
    const auto known = m_properties.find(text);
    if (known != m_properties.end())
        return known->second;
    const std::size_t equals = text.find('=');
    std::optional<CharSet> set = equals == std::string_view::npos
                                     ? unicodeProperty(text)
                                     : unicodeProperty(text.substr(0, equals), text.substr(equals + 1));
    if (!set) {
        fail(offset, "There is no Unicode property `" + std::string(text) + "`.");
        return std::nullopt;
    }
    return m_properties.emplace(text, m_options.ignoreCase ? set->withOtherCases() : std::move(*set))
        .first->second;
}

} // namespace tooltray::text
