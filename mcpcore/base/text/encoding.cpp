// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/encoding.h"

#include "text/unicode/ascii.h"

#include <QByteArray>

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

constexpr QByteArray::Base64Options kUrl = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray view(std::string_view bytes)
{
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::optional<std::string> decode(std::string_view text, QByteArray::Base64Options options)
{
    const QByteArray bytes = QByteArray::fromBase64(view(text), options);
    if (bytes.toBase64(options) != view(text)) // Qt's decoder is lenient
        return std::nullopt;
    return bytes.toStdString();
}

} // namespace

std::string encodeBase64(std::string_view bytes)
{
    return view(bytes).toBase64().toStdString();
}

std::optional<std::string> decodeBase64(std::string_view text)
{
    return decode(text, QByteArray::Base64Encoding);
}

std::string encodeBase64Url(std::string_view bytes)
{
    return view(bytes).toBase64(kUrl).toStdString();
}

std::optional<std::string> decodeBase64Url(std::string_view text)
{
    return decode(text, kUrl);
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
