// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/network.h"

#include "jsonschema/text/cursor.h"
#include "jsonschema/text/utf8.h"

#include <algorithm>

namespace tooltray::jsonschema {

namespace {

enum class Characters { Ascii, Unicode };

bool isOctet(std::string_view text) noexcept
{
    if (text.empty() || text.size() > 3 || (text.front() == '0' && text.size() > 1))
        return false;
    return std::all_of(text.begin(), text.end(), isAsciiDigit) && (text.size() < 3 || text <= "255");
}

// RFC 5321 4.1.2 Atom; RFC 6531 adds what is beyond ASCII.
bool isAtomCharacter(char c, Characters characters) noexcept
{
    constexpr std::string_view specials = "!#$%&'*+-/=?^_`{|}~";
    return isAsciiLetter(c) || isAsciiDigit(c) || specials.find(c) != std::string_view::npos
           || (characters == Characters::Unicode && isBeyondAscii(c));
}

bool takeQuotedString(Cursor &cursor, Characters characters) noexcept
{
    if (!cursor.take('"'))
        return false;
    while (!cursor.atEnd() && cursor.peek() != '"') {
        if (isBeyondAscii(cursor.peek()) && characters == Characters::Ascii)
            return false;
        cursor.take('\\');
        const char c = cursor.peek();
        if ((c < ' ' && !isBeyondAscii(c)) || c == 0x7F)
            return false;
        cursor.take(c);
    }
    return cursor.take('"');
}

bool takeDotString(Cursor &cursor, Characters characters) noexcept
{
    do {
        if (cursor.takeWhile([characters](char c) { return isAtomCharacter(c, characters); }).empty())
            return false;
    } while (cursor.take('.'));
    return true;
}

bool isAddressLiteral(std::string_view text) noexcept
{
    constexpr std::string_view ipv6Tag = "IPv6:";
    if (!text.starts_with('[') || !text.ends_with(']'))
        return false;
    text = text.substr(1, text.size() - 2);
    return text.starts_with(ipv6Tag) ? isIpv6(text.substr(ipv6Tag.size())) : isIpv4(text);
}

bool isMailDomain(std::string_view domain, Characters characters) noexcept
{
    // RFC 1035 2.3.4; a label beyond ASCII is measured in another form, which is idn-hostname's to check.
    const std::size_t maxLabel = characters == Characters::Ascii ? 63 : 255;
    constexpr std::size_t maxDomain = 255;
    if (domain.size() > maxDomain)
        return false;
    Cursor cursor(domain);
    do {
        const std::string_view label = cursor.takeWhile([characters](char c) {
            return isAsciiLetter(c) || isAsciiDigit(c) || c == '-'
                   || (characters == Characters::Unicode && isBeyondAscii(c));
        });
        if (label.empty() || label.size() > maxLabel || label.front() == '-' || label.back() == '-')
            return false;
    } while (cursor.take('.'));
    return cursor.atEnd();
}

bool isMailbox(std::string_view text, Characters characters) noexcept
{
    constexpr std::size_t maxLocalPart = 64; // RFC 5321 4.5.3.1.1, in octets
    Cursor cursor(text);
    const bool hasLocalPart =
        cursor.peek() == '"' ? takeQuotedString(cursor, characters) : takeDotString(cursor, characters);
    if (!hasLocalPart || text.size() - cursor.rest().size() > maxLocalPart || !cursor.take('@'))
        return false;
    return isAddressLiteral(cursor.rest()) || isMailDomain(cursor.rest(), characters);
}

} // namespace

bool isIpv4(std::string_view text) noexcept
{
    int octets = 0;
    for (;;) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        if (!isOctet(text.substr(0, dot)))
            return false;
        ++octets;
        if (dot == text.size())
            return octets == 4;
        text.remove_prefix(dot + 1);
    }
}

bool isIpv6(std::string_view text) noexcept
{
    constexpr int allGroups = 8;
    int groups = 0;
    bool isShortened = false;
    Cursor cursor(text);
    if (text.starts_with("::")) {
        isShortened = true;
        cursor.take(':');
        cursor.take(':');
    }
    while (!cursor.atEnd()) {
        if (isIpv4(cursor.rest())) {
            groups += 2;
            break;
        }
        const std::string_view group = cursor.takeWhile(isHexDigit);
        if (group.empty() || group.size() > 4)
            return false;
        ++groups;
        if (cursor.atEnd())
            break;
        if (!cursor.take(':') || cursor.atEnd())
            return false;
        if (cursor.take(':')) {
            if (isShortened)
                return false;
            isShortened = true;
        }
    }
    return isShortened ? groups < allGroups : groups == allGroups;
}

bool isEmail(std::string_view text) noexcept
{
    return isMailbox(text, Characters::Ascii);
}

bool isIdnEmail(std::string_view text) noexcept
{
    return isMailbox(text, Characters::Unicode);
}

} // namespace tooltray::jsonschema
