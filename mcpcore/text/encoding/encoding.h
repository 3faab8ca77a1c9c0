// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// Writes digits in lower case.
std::string encodeHex(std::string_view bytes);
// Accepts digits of either case.
std::optional<std::string> decodeHex(std::string_view text);

// The value of one digit, or nothing.
constexpr std::optional<unsigned char> hexDigit(char c) noexcept
{
    if (c >= '0' && c <= '9')
        return static_cast<unsigned char>(c - '0');
    if (c >= 'a' && c <= 'f')
        return static_cast<unsigned char>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F')
        return static_cast<unsigned char>(c - 'A' + 10);
    return std::nullopt;
}

// Bits at the end of base64 that belong to no byte and are not zero (RFC 4648, 3.5).
enum class StrayBits : std::uint8_t { Refused, Ignored };

// RFC 4648. Decoding accepts exactly what encoding gives and nothing else: no white space, no missing or
// surplus padding. The URL alphabet goes without padding.
std::string encodeBase64(std::string_view bytes);
std::optional<std::string> decodeBase64(std::string_view text, StrayBits strayBits = StrayBits::Refused);
std::string encodeBase64Url(std::string_view bytes);
std::optional<std::string> decodeBase64Url(std::string_view text);

// RFC 3986 section 2.1: everything but letters, digits and "-._~" becomes %XX, so that the text is safe as
// a path segment, a query value and a form value.
std::string encodePercent(std::string_view text);
// A "+" stays a "+". Nothing where a "%" is not followed by two hexadecimal digits.
std::optional<std::string> decodePercent(std::string_view text);
// Leaves such a "%" as it is, as most servers do: for whatever asks what a server may read.
std::string decodePercentLeniently(std::string_view text);

// Whether a server may take a part of the path for one of dots: also where it takes encoded characters apart first,
// even twice, cuts a segment at a semicolon, or reads a backslash or a wide character as the plain one.
bool climbs(std::string path);

} // namespace tooltray
