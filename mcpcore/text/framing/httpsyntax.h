// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/unicode/ascii.h"

#include <array>
#include <cstddef>
#include <string_view>

// The character classes and lists of RFC 9110 and 9112.
namespace tooltray::text {

class CharacterSet {
public:
    constexpr explicit CharacterSet(std::string_view characters)
    {
        for (const char c : characters)
            add(c, c);
    }

    constexpr CharacterSet with(char first, char last) const
    {
        CharacterSet wider = *this;
        wider.add(first, last);
        return wider;
    }

    constexpr bool contains(char c) const { return m_members[static_cast<unsigned char>(c)]; }

    constexpr bool containsAll(std::string_view text) const
    {
        for (const char c : text) {
            if (!contains(c))
                return false;
        }
        return true;
    }

private:
    constexpr void add(char first, char last)
    {
        for (std::size_t c = static_cast<unsigned char>(first); c <= static_cast<unsigned char>(last); ++c)
            m_members[c] = true;
    }

    std::array<bool, 256> m_members{};
};

inline constexpr CharacterSet kToken =
    CharacterSet("!#$%&'*+-.^_`|~").with('0', '9').with('a', 'z').with('A', 'Z');

// Methods and the names of header fields are tokens: anything else would break out of its line.
constexpr bool isToken(std::string_view text)
{
    return !text.empty() && kToken.containsAll(text);
}

// Field values and chunk extensions: visible characters, space, tab and what RFC 9110 calls obs-text.
inline constexpr CharacterSet kFieldValue = CharacterSet("\t").with(' ', '~').with('\x80', '\xff');

// Calls back with every element of a comma-separated list (RFC 9110 5.6.1), empty ones left out.
template <typename Visitor>
constexpr void forEachListElement(std::string_view list, Visitor &&visit)
{
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        if (const std::string_view element = trimmed(list.substr(0, comma)); !element.empty())
            visit(element);
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
}

} // namespace tooltray::text
