// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/format.h"

#include "text/unicode/ascii.h"
#include "text/unicode/textcursor.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kMaxLabel = 63;
constexpr std::size_t kMaxName = 253;
constexpr std::string_view kAcePrefix = "xn--";

// RFC 952 as loosened by RFC 1123 2.1: letters, digits and hyphens, the latter inside only.
bool isLdhLabel(std::string_view label) noexcept
{
    return !label.empty() && label.size() <= kMaxLabel && label.front() != '-' && label.back() != '-'
           && std::all_of(label.begin(), label.end(),
                          [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '-'; });
}

// The U-label of an A-label (RFC 5891 5.4); nothing when it is none.
std::optional<std::u32string> decodedLabel(std::string_view label)
{
    const std::string lower = asciiLower(label);
    const std::string_view encoded = std::string_view(lower).substr(kAcePrefix.size());
    std::optional<std::u32string> points = decodePunycode(encoded);
    if (!points || !isULabel(*points) || encodePunycode(*points) != encoded)
        return std::nullopt;
    return points;
}

// A name taken apart: each label in Unicode, and how long the whole is on the wire.
class NameCheck {
public:
    bool addAscii(std::string_view label)
    {
        if (!isLdhLabel(label))
            return false;
        m_length += label.size() + 1;
        if (!asciiLower(label).starts_with(kAcePrefix)) {
            m_labels.emplace_back(label.begin(), label.end());
            return true;
        }
        std::optional<std::u32string> decoded = decodedLabel(label);
        if (decoded)
            m_labels.push_back(std::move(*decoded));
        return decoded.has_value();
    }

    bool addUnicode(std::u32string label)
    {
        if (label.size() > kMaxLabel || !isULabel(label))
            return false;
        const std::optional<std::string> encoded = encodePunycode(label);
        if (!encoded || kAcePrefix.size() + encoded->size() > kMaxLabel)
            return false;
        m_length += kAcePrefix.size() + encoded->size() + 1;
        m_labels.push_back(std::move(label));
        return true;
    }

    bool isValid() const { return m_length <= kMaxName + 1 && followBidiRule(m_labels); }

private:
    std::size_t m_length = 0;
    std::vector<std::u32string> m_labels;
};

} // namespace

bool isHostname(std::string_view text)
{
    if (text.size() > kMaxName)
        return false;
    NameCheck name;
    for (;;) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        if (!name.addAscii(text.substr(0, dot)))
            return false;
        if (dot == text.size())
            return name.isValid();
        text.remove_prefix(dot + 1);
    }
}

bool isIdnHostname(std::string_view text)
{
    constexpr std::u32string_view dots = U".\u3002\uFF0E\uFF61"; // RFC 3490 3.1
    constexpr std::size_t maxBytes = 4 * kMaxName;
    if (text.size() > maxBytes)
        return false;
    const std::u32string points = text::toCodePoints(text);
    NameCheck name;
    for (std::size_t start = 0;;) {
        const std::size_t dot = std::min(points.find_first_of(dots, start), points.size());
        std::u32string label = points.substr(start, dot - start);
        const bool isAscii = std::all_of(label.begin(), label.end(), [](char32_t c) { return c < 0x80; });
        if (isAscii ? !name.addAscii(std::string(label.begin(), label.end()))
                    : !name.addUnicode(std::move(label)))
            return false;
        if (dot == points.size())
            return name.isValid();
        start = dot + 1;
    }
}

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
           || (characters == Characters::Unicode && text::isBeyondAscii(c));
}

bool takeQuotedString(text::TextCursor &cursor, Characters characters) noexcept
{
    if (!cursor.take('"'))
        return false;
    while (!cursor.atEnd() && cursor.peek() != '"') {
        if (text::isBeyondAscii(cursor.peek()) && characters == Characters::Ascii)
            return false;
        cursor.take('\\');
        const char c = cursor.peek();
        if ((c < ' ' && !text::isBeyondAscii(c)) || c == 0x7F)
            return false;
        cursor.take(c);
    }
    return cursor.take('"');
}

bool takeDotString(text::TextCursor &cursor, Characters characters) noexcept
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
    text::TextCursor cursor(domain);
    do {
        const std::string_view label = cursor.takeWhile([characters](char c) {
            return isAsciiLetter(c) || isAsciiDigit(c) || c == '-'
                   || (characters == Characters::Unicode && text::isBeyondAscii(c));
        });
        if (label.empty() || label.size() > maxLabel || label.front() == '-' || label.back() == '-')
            return false;
    } while (cursor.take('.'));
    return cursor.atEnd();
}

bool isMailbox(std::string_view text, Characters characters) noexcept
{
    constexpr std::size_t maxLocalPart = 64; // RFC 5321 4.5.3.1.1, in octets
    text::TextCursor cursor(text);
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
    text::TextCursor cursor(text);
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
