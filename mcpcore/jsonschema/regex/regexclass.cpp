// SPDX-License-Identifier: GPL-3.0-or-later
// The part of RegexParser that reads sets: [...] and \d \s \w \p{...}.
#include "jsonschema/regex/charset.h"
#include "jsonschema/regex/regexparser.h"

namespace tooltray::jsonschema {

namespace {

// ECMA-262 22.2.2.9 CharacterClassEscape; white space is WhiteSpace and LineTerminator of clause 12.
CharSet digits()
{
    return CharSet({{'0', '9'}});
}

CharSet spaces()
{
    return CharSet({{'\t', '\r'},
                    {' ', ' '},
                    {0xA0, 0xA0},
                    {0x1680, 0x1680},
                    {0x2000, 0x200A},
                    {0x2028, 0x2029},
                    {0x202F, 0x202F},
                    {0x205F, 0x205F},
                    {0x3000, 0x3000},
                    {0xFEFF, 0xFEFF}});
}

CharSet wordCharacters()
{
    return CharSet({{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}});
}

} // namespace

RegexParser::NodeIndex RegexParser::parseClass()
{
    const std::size_t offset = m_at++;
    const bool isNegated = take("^");
    std::vector<CodePointRange> ranges;
    const auto addAtom = [&ranges](const ClassAtom &atom) {
        if (atom.isSet)
            ranges.insert(ranges.end(), atom.set.ranges().begin(), atom.set.ranges().end());
        else
            ranges.push_back({atom.point, atom.point});
    };
    while (!take("]")) {
        if (atEnd())
            return fail(offset, "The class that opens here is not closed.");
        const std::size_t start = m_at;
        const std::optional<ClassAtom> first = readClassAtom();
        if (!first)
            return 0;
        const bool isRange = peek() == '-' && peek(1) != ']' && m_at + 1 < m_pattern.size();
        if (!isRange) {
            addAtom(*first);
            if (ranges.size() > kMaxRanges)
                return fail(offset, "The class that opens here is too large.");
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
        ranges.push_back({first->point, last->point});
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
    case 'd': ++m_at; return digits();
    case 'D': ++m_at; return digits().complement();
    case 's': ++m_at; return spaces();
    case 'S': ++m_at; return spaces().complement();
    case 'w': ++m_at; return wordCharacters();
    case 'W': ++m_at; return wordCharacters().complement();
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
    if (!set)
        fail(offset, "There is no Unicode property `" + std::string(text) + "`.");
    else
        m_properties.emplace(text, *set);
    return set;
}

} // namespace tooltray::jsonschema
