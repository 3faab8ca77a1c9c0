// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/percent.h"

#include "base/ascii.h"
#include "base/hex.h"

namespace tooltray {

std::string encodePercent(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    encoded.reserve(text.size());
    for (const char c : text) {
        if (isAsciiLetter(c) || isAsciiDigit(c)
            || std::string_view("-._~").find(c) != std::string_view::npos) {
            encoded += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            encoded += {'%', kDigits[byte >> 4], kDigits[byte & 0xF]};
        }
    }
    return encoded;
}

std::optional<std::string> decodePercent(std::string_view text)
{
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const auto byte = decodeHex(text.substr(i + 1, 2));
        if (!byte || byte->empty())
            return std::nullopt;
        decoded += *byte;
        i += 2;
    }
    return decoded;
}

} // namespace tooltray
