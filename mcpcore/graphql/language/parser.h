// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"
#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"

#include <array>
#include <cstdint>
#include <memory>

namespace tooltray::graphql {

// Recursive descent over the grammar of the September 2025 edition, into the flat tree of a Document: tokens, errors
// and what all definitions hold, which are values, types and directives (2.9 to 2.12). TypeSystemParser and Parser
// add the definitions; parse.h has the functions to call.
//
// Recovery: a place that misses a token reports it and goes on as if it were there; a list whose next item
// cannot be read skips tokens until one can, or until a bracket closes. Only the first error between two
// consumed tokens is reported, so that one slip is one error.
class ValueParser {
public:
    ValueParser(std::shared_ptr<const std::string> text, const ParseLimits &limits);
    ValueParser(const ValueParser &) = delete;
    ValueParser &operator=(const ValueParser &) = delete;

    Document constantValue();
    Document typeReference();

protected:
    ~ValueParser() = default;

    enum class Constness : std::uint8_t { Constant, Variable };

    // Tokens
    void start();
    void advance();
    Token lex(Symbol &symbol);
    bool peek(TokenKind kind) const noexcept { return m_token.kind == kind; }
    bool peekKeyword(Symbol keyword) const noexcept { return m_symbol == keyword; }
    bool peekDescription() const noexcept;
    const Token &lookAhead();
    bool accept(TokenKind kind);
    bool acceptKeyword(Symbol keyword);
    bool expect(TokenKind kind);
    bool expectKeyword(Symbol keyword);

    // Errors and budgets
    void report(const SyntaxError &error);
    void report(SyntaxErrorCode code, const Token &found);
    void unexpected() { unexpected(m_token); }
    void unexpected(const Token &token) { report(SyntaxErrorCode::UnexpectedToken, token); }
    void abort(SyntaxErrorCode code, std::uint32_t limit);
    bool recover(TokenKind close);

    // Nodes
    std::uint32_t open(NodeKind kind) { return open(kind, m_token.start); }
    std::uint32_t open(NodeKind kind, std::uint32_t start);
    void close(std::uint32_t node);
    void missing();
    NodeData &node(std::uint32_t node) { return m_document.m_nodes[node]; }
    void name(std::uint32_t node);
    Document finish();

    // Lists
    template <class Read>
    void items(TokenKind close, Read read);
    template <class Read>
    void many(TokenKind open, TokenKind close, Read read);
    template <class Read>
    bool optionalMany(TokenKind open, TokenKind close, Read read);
    template <class Read>
    void any(TokenKind open, TokenKind close, Read read);

    // Values, types, directives
    void value(Constness constness);
    void list(Constness constness);
    void object(Constness constness);
    void namedValue(NodeKind kind, Constness constness); // NAME: value, a field of an object or an argument
    void variableInConstant();
    void literal(NodeKind kind, std::uint8_t flags = 0);
    void stringValue();
    void description(std::uint32_t parent);
    void variable();
    void type();
    void namedType();
    bool arguments(Constness constness);
    bool directives(Constness constness);
    void typeAndDefault(); // of a variable, argument or input field, with the directives behind it

    Document m_document;
    ParseLimits m_limits;
    Lexer m_lexer;
    SyntaxErrors &m_errors;

    Token m_token;
    Symbol m_symbol = Symbol::None; // of m_token when it is a name
    Token m_ahead;
    Symbol m_aheadSymbol = Symbol::None;
    bool m_hasAhead = false;
    std::uint32_t m_lastEnd = 0;      // of the token before m_token
    std::uint32_t m_consumed = 0;     // tokens
    std::uint32_t m_erredAt = kNever; // the value of m_consumed at which an error was reported last
    std::uint32_t m_valueDepth = 0;
    std::array<std::uint32_t, 3> m_openBrackets{}; // ( [ {
    bool m_isAborted = false;

    static constexpr std::uint32_t kNever = 0xFFFFFFFF;
    static constexpr std::size_t bracketOf(TokenKind close) noexcept
    {
        return close == TokenKind::ParenRight ? 0 : close == TokenKind::BracketRight ? 1 : 2;
    }
};

// Reads items until the list closes; the opening bracket is consumed already.
template <class Read>
void ValueParser::items(TokenKind close, Read read)
{
    std::uint32_t &openBrackets = m_openBrackets[bracketOf(close)];
    ++openBrackets;
    do {
        const std::uint32_t before = m_consumed;
        const std::size_t nodes = m_document.m_nodes.size();
        read();
        if (m_consumed == before) {
            m_document.m_nodes.resize(nodes);
            if (!recover(close))
                break;
        }
    } while (!accept(close));
    --openBrackets;
}

template <class Read>
void ValueParser::many(TokenKind open, TokenKind close, Read read)
{
    if (expect(open))
        items(close, read);
}

template <class Read>
bool ValueParser::optionalMany(TokenKind open, TokenKind close, Read read)
{
    if (!accept(open))
        return false;
    items(close, read);
    return true;
}

template <class Read>
void ValueParser::any(TokenKind open, TokenKind close, Read read)
{
    if (expect(open) && !accept(close))
        items(close, read);
}

// The definitions and extensions of a type system (September 2025, 3).
class TypeSystemParser : public ValueParser {
protected:
    using ValueParser::ValueParser;
    ~TypeSystemParser() = default;

    bool typeSystemDefinition(Symbol keyword);
    void extension();
    void operationType(std::uint32_t node);

private:
    std::uint32_t openDefinition(NodeKind kind, Symbol keyword);
    std::uint32_t openExtension(NodeKind kind, Symbol keyword);
    void operationTypeDefinition();
    bool interfaces();
    bool unionMembers();
    bool fieldDefinitions();
    void fieldDefinition();
    bool inputValueDefinitions(TokenKind open, TokenKind close);
    void inputValueDefinition();
    bool enumValueDefinitions();
    void enumValueDefinition();
    void directiveLocation();
    void directiveDefinition(std::uint32_t node);
};

// Whole documents: operations and fragments (September 2025, 2.2 to 2.8), and the definitions of a type system.
class Parser final : public TypeSystemParser {
public:
    using TypeSystemParser::TypeSystemParser;

    Document document();

private:
    void definition();
    void operation();
    void variableDefinition();
    void selectionSet();
    void selection();
    void field();
    void fragment();
    void fragmentDefinition();
    void fragmentName(std::uint32_t node);

    std::uint32_t m_selectionDepth = 0;
};

} // namespace tooltray::graphql
