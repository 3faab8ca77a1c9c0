// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/textsink.h"

#include "json/plainbytes.h"
#include "json/scanner.h"

#include <algorithm>

namespace tooltray::json::detail {

namespace {

constexpr std::string_view kReplacementText = "\xEF\xBF\xBD";

// How a byte stands in a string: as it is (0), behind a backslash as this character, as \u00XX ('u'), or
// as it is but only within a UTF-8 sequence ('8').
constexpr auto kEscapes = [] {
    std::array<char, 256> table{};
    for (std::size_t i = 0; i < 0x20; ++i)
        table[i] = 'u';
    for (std::size_t i = 0x80; i < table.size(); ++i)
        table[i] = '8';
    table['"'] = '"';
    table['\\'] = '\\';
    table['\b'] = 'b';
    table['\f'] = 'f';
    table['\n'] = 'n';
    table['\r'] = 'r';
    table['\t'] = 't';
    return table;
}();

// Writes what stands at `at` and is not plain ASCII text, and passes over it.
void putSpecial(const char *&at, const char *end, char *&out)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(*at);
    const char escape = kEscapes[byte];
    std::size_t length = 1;
    const auto put = [&](std::string_view text) { out = std::ranges::copy(text, out).out; };
    if (escape == '8') {
        const std::string_view rest(at, end);
        length = utf8SequenceLength(rest);
        put(length == 0 ? kReplacementText : rest.substr(0, length));
    } else if (escape == 'u') {
        put("\\u00");
        put({&kHex[byte >> 4U], 1});
        put({&kHex[byte & 0xFU], 1});
    } else {
        put("\\");
        put({&escape, 1});
    }
    at += std::max<std::size_t>(length, 1);
}

// The same, counted.
std::size_t sizeOfSpecial(const char *&at, const char *end) noexcept
{
    const char escape = kEscapes[static_cast<unsigned char>(*at)];
    if (escape == '8') {
        const std::size_t length = utf8SequenceLength({at, end});
        at += std::max<std::size_t>(length, 1);
        return length == 0 ? kReplacementText.size() : length;
    }
    ++at;
    return escape == 'u' ? 6 : 2;
}

} // namespace

std::size_t escapedSize(std::string_view text) noexcept
{
    const char *at = text.data();
    const char *const end = at + text.size();
    std::size_t size = 0;
    while (at != end) {
        const char *const special = behindPlain(at, end);
        size += static_cast<std::size_t>(special - at);
        at = special;
        if (at != end)
            size += sizeOfSpecial(at, end);
    }
    return size;
}

void TextSink::flush()
{
    m_out.append(m_buffer.data(), m_used);
    m_used = 0;
}

void TextSink::putLong(std::string_view text)
{
    flush();
    if (text.size() > m_buffer.size())
        m_out.append(text);
    else
        put(text);
}

void TextSink::putString(std::string_view text)
{
    // Escaped in the longest way, a piece still fits behind a flush.
    constexpr std::size_t kPiece = 512;
    put("\"");
    while (text.size() > kPiece) {
        // Not within a UTF-8 sequence, of which at most three bytes follow the first.
        std::size_t size = kPiece;
        while (size > kPiece - 4 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80)
            --size;
        putPiece(text.substr(0, size));
        text.remove_prefix(size);
    }
    putPiece(text);
    put("\"");
}

void TextSink::putPiece(std::string_view text)
{
    constexpr std::size_t kLongestEscape = 6;
    if (text.size() * kLongestEscape + kPlainStep > m_buffer.size() - m_used)
        flush();
    const char *at = text.data();
    const char *const end = at + text.size();
    char *out = m_buffer.data() + m_used;
    while (at != end) {
        // All eight are copied, as that takes one step; what is not plain is written over.
        const std::uint64_t eight = eightBytes(at, end);
        const std::size_t plain = plainBytes(eight);
        storeEight(eight, out);
        at += plain;
        out += plain;
        if (plain < kPlainStep && at != end)
            putSpecial(at, end, out);
    }
    m_used = static_cast<std::size_t>(out - m_buffer.data());
}

} // namespace tooltray::json::detail
