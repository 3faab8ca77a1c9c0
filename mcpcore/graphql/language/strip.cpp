// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/strip.h"

#include "graphql/language/lexer.h"
#include "graphql/language/stringvalue.h"
#include "graphql/language/unicode.h"

namespace tooltray::graphql {

Stripped stripIgnoredCharacters(std::string_view text)
{
    Stripped stripped;
    stripped.text.reserve(text.size());
    Lexer lexer(text, isValidUtf8(text) ? Encoding::Valid : Encoding::Unchecked, &stripped.errors);
    bool needsGap = false;
    std::string value;
    for (Token token = lexer.next(); token.kind != TokenKind::EndOfFile; token = lexer.next()) {
        const bool isWord = !isPunctuator(token.kind);
        if (needsGap && (isWord || token.kind == TokenKind::Spread))
            stripped.text += ' ';
        const std::string_view raw = text.substr(token.start, token.end - token.start);
        if (token.kind == TokenKind::BlockString) {
            value.clear();
            appendStringValue(raw, value);
            printBlockString(value, BlockStringLayout::Minimal, stripped.text);
        } else {
            stripped.text += raw;
        }
        needsGap = isWord;
    }
    return stripped;
}

} // namespace tooltray::graphql
