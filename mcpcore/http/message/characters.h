// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

// The character classes of RFC 9110 and 9112.
namespace tooltray::http {

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

inline constexpr CharacterSet kDigit = CharacterSet("").with('0', '9');
inline constexpr CharacterSet kHexDigit = kDigit.with('a', 'f').with('A', 'F');
inline constexpr CharacterSet kToken =
    CharacterSet("!#$%&'*+-.^_`|~").with('0', '9').with('a', 'z').with('A', 'Z');
// Field values and chunk extensions: visible characters, space, tab and what RFC 9110 calls obs-text.
inline constexpr CharacterSet kFieldValue = CharacterSet("\t").with(' ', '~').with('\x80', '\xff');

constexpr char toLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (toLower(a[i]) != toLower(b[i]))
            return false;
    }
    return true;
}

inline std::string toLower(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower)
        c = toLower(c);
    return lower;
}

// Without the optional white space (OWS, RFC 9110 5.6.3) around it.
constexpr std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

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

} // namespace tooltray::http
