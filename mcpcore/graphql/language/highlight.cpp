// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/highlight.h"

#include "graphql/language/lexer.h"

#include <algorithm>
#include <limits>

namespace tooltray::graphql {

namespace {

constexpr std::u16string_view kKeywords[] = {u"query",     u"mutation", u"subscription", u"fragment",
                                             u"on",        u"schema",   u"scalar",       u"type",
                                             u"interface", u"union",    u"enum",         u"input",
                                             u"directive", u"extend",   u"implements",   u"repeatable"};

bool isOneOf(std::u16string_view word, std::initializer_list<std::u16string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

HighlightKind kindOfName(std::u16string_view word, TokenKind before, TokenKind after, LineState state)
{
    if (before == TokenKind::Dollar)
        return HighlightKind::Variable;
    if (before == TokenKind::At)
        return HighlightKind::Directive;
    if (before == TokenKind::Spread && word == u"on")
        return HighlightKind::Keyword;
    if (after == TokenKind::Colon)
        return HighlightKind::Key;
    if (isOneOf(word, {u"true", u"false", u"null"}))
        return HighlightKind::Constant;
    const bool isKeyword = std::find(std::begin(kKeywords), std::end(kKeywords), word) != std::end(kKeywords);
    return isKeyword && state.depth == 0 ? HighlightKind::Keyword : HighlightKind::Name;
}

HighlightKind kindOfToken(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Int:
    case TokenKind::Float: return HighlightKind::Number;
    case TokenKind::String:
    case TokenKind::BlockString: return HighlightKind::String;
    case TokenKind::Comment: return HighlightKind::Comment;
    default: return HighlightKind::Punctuation;
    }
}

} // namespace

LineState LineState::fromInt(int state) noexcept
{
    if (state < 0)
        return {};
    return {state % 2 == 1, static_cast<std::uint16_t>(state / 2)};
}

LineState highlightLine(std::u16string_view line, LineState before, std::vector<HighlightSpan> &spans)
{
    LineState state = before;
    BasicLexer<char16_t> lexer(line, Encoding::Unchecked, nullptr);
    TokenKind lastKind = TokenKind::EndOfFile;
    Token token = before.isInBlockString ? lexer.resumeBlockString() : lexer.nextWithComments();
    while (token.kind != TokenKind::EndOfFile) {
        const Token next = lexer.nextWithComments();
        HighlightKind kind = kindOfToken(token.kind);
        if (token.kind == TokenKind::Name)
            kind = kindOfName(line.substr(token.start, token.end - token.start), lastKind, next.kind, state);
        else if (token.kind == TokenKind::Dollar)
            kind = HighlightKind::Variable;
        else if (token.kind == TokenKind::At)
            kind = HighlightKind::Directive;
        if (token.end > token.start)
            spans.push_back({token.start, token.end - token.start, kind});
        state.isInBlockString = token.kind == TokenKind::BlockString && token.isBroken;
        const bool opens = token.kind == TokenKind::BraceLeft || token.kind == TokenKind::ParenLeft;
        const bool closes = token.kind == TokenKind::BraceRight || token.kind == TokenKind::ParenRight;
        if (opens && state.depth < std::numeric_limits<std::uint16_t>::max())
            ++state.depth;
        else if (closes && state.depth > 0)
            --state.depth;
        lastKind = token.kind;
        token = next;
    }
    return state;
}

} // namespace tooltray::graphql
