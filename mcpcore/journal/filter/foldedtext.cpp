// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/foldedtext.h"

#include "base/text/utf8.h"
#include "text/unicode/ascii.h"

#include <QChar>

#include <algorithm>

namespace tooltray::journal {
namespace {

void appendUtf8(char32_t c, std::string &out)
{
    const auto byte = [&out](char32_t value) { out += static_cast<char>(value); };
    if (c < 0x80) {
        byte(c);
    } else if (c < 0x800) {
        byte(0xC0 | c >> 6);
        byte(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        byte(0xE0 | c >> 12);
        byte(0x80 | (c >> 6 & 0x3F));
        byte(0x80 | (c & 0x3F));
    } else {
        byte(0xF0 | c >> 18);
        byte(0x80 | (c >> 12 & 0x3F));
        byte(0x80 | (c >> 6 & 0x3F));
        byte(0x80 | (c & 0x3F));
    }
}

std::string folded(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(text);
        appendUtf8(QChar::toCaseFolded(decoded.codePoint), result);
        text.remove_prefix(decoded.size);
    }
    return result;
}

} // namespace

FoldedText::FoldedText(std::string_view text)
    : m_folded(folded(text))
    , m_isAscii(std::ranges::all_of(m_folded, [](char c) { return c >= 0; }))
{}

bool FoldedText::isIn(std::string_view text) const
{
    if (!m_isAscii)
        return folded(text).find(m_folded) != std::string::npos;
    // No letter of ASCII is part of another code point, so bytes will do.
    const auto sameLetter = [](char c, char wanted) { return asciiLower(c) == wanted; };
    return std::search(text.begin(), text.end(), m_folded.begin(), m_folded.end(), sameLetter) != text.end()
           || m_folded.empty();
}

} // namespace tooltray::journal
