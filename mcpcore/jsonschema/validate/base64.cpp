// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/validate/base64.h"

#include <cstdint>

namespace tooltray::jsonschema {

std::optional<std::string> decodeBase64(std::string_view text)
{
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if (text.size() % 4 != 0)
        return std::nullopt;
    for (int i = 0; i < 2 && text.ends_with('='); ++i)
        text.remove_suffix(1);
    std::string decoded;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char c : text) {
        const std::size_t value = alphabet.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = (bits << 6U | static_cast<std::uint32_t>(value)) & 0xFFFFU;
        count += 6;
        if (count >= 8) {
            count -= 8;
            decoded.push_back(static_cast<char>(bits >> count));
        }
    }
    return decoded;
}

} // namespace tooltray::jsonschema
