// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// In lower case.
std::string encodeHex(std::string_view bytes);
// Of either case.
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

} // namespace tooltray
