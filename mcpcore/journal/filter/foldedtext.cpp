// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/foldedtext.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <QChar>

#include <algorithm>

namespace tooltray::journal {
namespace {

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
