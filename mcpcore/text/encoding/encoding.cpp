// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding/encoding.h"

#include "text/unicode/ascii.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tooltray {

std::string encodeHex(std::string_view bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += kDigits[byte >> 4];
        text += kDigits[byte & 0xF];
    }
    return text;
}

std::optional<std::string> decodeHex(std::string_view text)
{
    if (text.size() % 2 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto high = hexDigit(text[i]);
        const auto low = hexDigit(text[i + 1]);
        if (!high || !low)
            return std::nullopt;
        bytes += static_cast<char>(*high << 4 | *low);
    }
    return bytes;
}

namespace {

class Base64 {
public:
    enum class Padding : std::uint8_t { None, Full };

    constexpr Base64(std::string_view lastDigits, Padding padding) : m_isPadded(padding == Padding::Full)
    {
        for (std::size_t i = 0; i < 26; ++i) {
            m_digits[i] = static_cast<char>('A' + i);
            m_digits[i + 26] = static_cast<char>('a' + i);
        }
        for (std::size_t i = 0; i < 10; ++i)
            m_digits[i + 52] = static_cast<char>('0' + i);
        m_digits[62] = lastDigits[0];
        m_digits[63] = lastDigits[1];
        m_values.fill(kNoDigit);
        for (std::uint8_t i = 0; i < 64; ++i)
            m_values[static_cast<unsigned char>(m_digits[i])] = i;
    }

    std::string encode(std::string_view bytes) const
    {
        std::string text;
        text.reserve((bytes.size() + 2) / 3 * 4);
        std::uint32_t bits = 0;
        unsigned count = 0;
        for (const char c : bytes) {
            bits = bits << 8U | static_cast<unsigned char>(c);
            for (count += 8; count >= 6; count -= 6)
                text += m_digits[bits >> (count - 6) & 63U];
        }
        if (count > 0)
            text += m_digits[bits << (6 - count) & 63U];
        while (m_isPadded && text.size() % 4 != 0)
            text += '=';
        return text;
    }

    std::optional<std::string> decode(std::string_view text, StrayBits strayBits) const
    {
        if (m_isPadded && text.size() % 4 != 0)
            return std::nullopt;
        for (int i = 0; m_isPadded && i < 2 && text.ends_with('='); ++i)
            text.remove_suffix(1);
        std::string bytes;
        bytes.reserve(text.size() / 4 * 3 + 2);
        std::uint32_t bits = 0;
        unsigned count = 0;
        for (const char c : text) {
            const std::uint8_t value = m_values[static_cast<unsigned char>(c)];
            if (value == kNoDigit)
                return std::nullopt;
            bits = bits << 6U | value;
            count += 6;
            if (count >= 8) {
                count -= 8;
                bytes += static_cast<char>(bits >> count & 0xFFU);
            }
        }
        const bool hasStrayBits = (bits & ((1U << count) - 1)) != 0;
        if (count >= 6 || (hasStrayBits && strayBits == StrayBits::Refused))
            return std::nullopt;
        return bytes;
    }

private:
    static constexpr std::uint8_t kNoDigit = 64;

    std::array<char, 64> m_digits{};
    std::array<std::uint8_t, 256> m_values{};
    bool m_isPadded;
};

constexpr Base64 kBase64("+/", Base64::Padding::Full);
constexpr Base64 kBase64Url("-_", Base64::Padding::None);

} // namespace

std::string encodeBase64(std::string_view bytes)
{
    return kBase64.encode(bytes);
}

std::optional<std::string> decodeBase64(std::string_view text, StrayBits strayBits)
{
    return kBase64.decode(text, strayBits);
}

std::string encodeBase64Url(std::string_view bytes)
{
    return kBase64Url.encode(bytes);
}

std::optional<std::string> decodeBase64Url(std::string_view text)
{
    return kBase64Url.decode(text, StrayBits::Refused);
}

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

namespace {

// The decoded text, and whether each "%" began an escape.
std::pair<std::string, bool> decodedEscapes(std::string_view text)
{
    std::string decoded;
    decoded.reserve(text.size());
    bool isValid = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = text[i] == '%' ? decodeHex(text.substr(i + 1, 2)) : std::nullopt;
        if (byte && !byte->empty()) {
            decoded += *byte;
            i += 2;
        } else {
            decoded += text[i];
            isValid = isValid && text[i] != '%';
        }
    }
    return {std::move(decoded), isValid};
}

} // namespace

std::optional<std::string> decodePercent(std::string_view text)
{
    auto [decoded, isValid] = decodedEscapes(text);
    return isValid ? std::optional(std::move(decoded)) : std::nullopt;
}

std::string decodePercentLeniently(std::string_view text)
{
    return decodedEscapes(text).first;
}

namespace {

constexpr int kDecodings = 3; // as often as servers are known to

bool hasDotSegment(std::string_view text)
{
    while (true) {
        const std::size_t end = text.find_first_of("/\\");
        std::string_view segment = text.substr(0, end);
        segment = segment.substr(0, segment.find(';'));
        if (segment == "." || segment == "..")
            return true;
        if (end == std::string_view::npos)
            return false;
        text.remove_prefix(end + 1);
    }
}

// Replaces marks as the compatibility mappings of Unicode (UAX 15) do.
std::string withPlainMarks(std::string text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kMarks{{{"\uff0e", "."},
                                                                                   {"\u2024", "."},
                                                                                   {"\u2025", ".."},
                                                                                   {"\uff0f", "/"},
                                                                                   {"\u2215", "/"},
                                                                                   {"\u2044", "/"},
                                                                                   {"\uff3c", "\\"}}};
    for (const auto &[wide, plain] : kMarks) {
        for (std::size_t at = text.find(wide); at != std::string::npos; at = text.find(wide, at))
            text.replace(at, wide.size(), plain);
    }
    return text;
}

} // namespace

bool climbs(std::string text)
{
    text = withPlainMarks(std::move(text));
    for (int i = 0; i < kDecodings; ++i) {
        if (hasDotSegment(text))
            return true;
        std::string decoded = decodePercentLeniently(text);
        if (decoded == text)
            return false;
        text = withPlainMarks(std::move(decoded));
    }
    return hasDotSegment(text);
}

} // namespace tooltray
