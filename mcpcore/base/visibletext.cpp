// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/visibletext.h"

#include "base/hiddentext.h"
#include "base/utf8.h"

#include <QChar>

#include <array>
#include <cstdint>
#include <cstdio>

namespace tooltray {
namespace {

// Letters need a few of them; more pile up over the lines around.
constexpr int kMostMarks = 3;

bool isMark(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

bool isVisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return c == '\t';
    case QChar::Separator_Space: return c == ' ' || c == 0x3000; // the wide space of East Asian texts
    default: return !isHiddenCharacter(c);
    }
}

void appendEscape(char32_t c, std::string &out)
{
    const auto append = [&](std::uint32_t unit) {
        std::array<char, 12> escape{};
        std::snprintf(escape.data(), escape.size(), "\\u%04x", unit);
        out += escape.data();
    };
    if (QChar::requiresSurrogates(c)) { // as JSON has it
        append(QChar::highSurrogate(c));
        append(QChar::lowSurrogate(c));
    } else {
        append(c);
    }
}

} // namespace

std::string visibleText(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    int marks = 0;
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        if (byte >= 0x20 && byte < 0x7F) {
            marks = 0;
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        const DecodedCodePoint next = decodeUtf8(text);
        marks = isMark(next.codePoint) ? marks + 1 : 0;
        if (next.isValid && isVisible(next.codePoint) && marks <= kMostMarks) {
            out += text.substr(0, next.size);
        } else if (next.isValid) {
            appendEscape(next.codePoint, out);
        } else {
            for (const char one : text.substr(0, next.size))
                appendEscape(static_cast<unsigned char>(one), out);
        }
        text.remove_prefix(next.size);
    }
    return out;
}

} // namespace tooltray
