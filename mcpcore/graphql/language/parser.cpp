// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parser.h"

#include <utility>

namespace tooltray::graphql {

// September 2025, 2.2.
Document Parser::document()
{
    start();
    do {
        const std::uint32_t before = m_consumed;
        const std::size_t nodes = m_document.m_nodes.size();
        definition();
        if (m_consumed != before)
            continue;
        m_document.m_nodes.resize(nodes);
        advance();
        m_erredAt = m_consumed;
    } while (!peek(TokenKind::EndOfFile));
    return finish();
}

void Parser::definition()
{
    if (peek(TokenKind::BraceLeft))
        return operation();
    const bool hasDescription = peekDescription();
    const Token keywordToken = hasDescription ? lookAhead() : m_token;
    const Symbol keyword = hasDescription ? m_aheadSymbol : m_symbol;
    if (hasDescription && keywordToken.kind == TokenKind::BraceLeft) {
        report(SyntaxErrorCode::DescriptionOnShorthand, m_token);
        advance();
        return operation();
    }
    switch (keyword) {
    case Symbol::Query:
    case Symbol::Mutation:
    case Symbol::Subscription: return operation();
    case Symbol::Fragment: return fragmentDefinition();
    case Symbol::Extend:
        if (hasDescription) {
            report(SyntaxErrorCode::DescriptionWithoutDefinition, m_token);
            advance();
        }
        return extension();
    default: break;
    }
    if (typeSystemDefinition(keyword))
        return;
    if (hasDescription && keywordToken.kind == TokenKind::Name)
        report(SyntaxErrorCode::DescriptionWithoutDefinition, m_token);
    else
        unexpected(keywordToken);
}

// September 2025, 2.3.
void Parser::operation()
{
    const std::uint32_t index = open(NodeKind::OperationDefinition);
    if (peek(TokenKind::BraceLeft)) {
        node(index).flags |= NodeData::kShorthand;
    } else {
        description(index);
        operationType(index);
        if (peek(TokenKind::Name))
            name(index);
        optionalMany(TokenKind::ParenLeft, TokenKind::ParenRight, [&] { variableDefinition(); });
        directives(Constness::Variable);
    }
    selectionSet();
    close(index);
}

// September 2025, 2.10.
void Parser::variableDefinition()
{
    const std::uint32_t index = open(NodeKind::VariableDefinition);
    description(index);
    variable();
    typeAndDefault();
    close(index);
}

// September 2025, 2.4.
void Parser::selectionSet()
{
    const std::uint32_t index = open(NodeKind::SelectionSet);
    if (++m_selectionDepth > m_limits.selectionDepth)
        abort(SyntaxErrorCode::NestedTooDeeply, m_limits.selectionDepth);
    else
        many(TokenKind::BraceLeft, TokenKind::BraceRight, [&] { selection(); });
    --m_selectionDepth;
    close(index);
}

void Parser::selection()
{
    if (peek(TokenKind::Spread))
        fragment();
    else
        field();
}

// September 2025, 2.5 and 2.7.
void Parser::field()
{
    const std::uint32_t index = open(NodeKind::Field);
    const Token first = m_token;
    const Symbol symbol = m_symbol;
    if (!expect(TokenKind::Name))
        return;
    node(index).name = symbol;
    node(index).nameStart = first.start;
    if (accept(TokenKind::Colon)) {
        node(index).flags |= NodeData::kHasAlias;
        const std::uint32_t alias = open(NodeKind::Alias, first.start);
        node(alias).name = symbol;
        node(alias).nameStart = first.start;
        node(alias).end = first.end;
        node(alias).next = alias + 1;
        name(index);
    }
    arguments(Constness::Variable);
    directives(Constness::Variable);
    if (peek(TokenKind::BraceLeft))
        selectionSet();
    close(index);
}

// September 2025, 2.8: a spread or an inline fragment.
void Parser::fragment()
{
    const std::uint32_t index = open(NodeKind::InlineFragment);
    advance();
    const bool hasCondition = acceptKeyword(Symbol::On);
    if (!hasCondition && peek(TokenKind::Name)) {
        node(index).kind = NodeKind::FragmentSpread;
        fragmentName(index);
        directives(Constness::Variable);
    } else {
        if (hasCondition)
            namedType();
        directives(Constness::Variable);
        selectionSet();
    }
    close(index);
}

void Parser::fragmentDefinition()
{
    const std::uint32_t index = open(NodeKind::FragmentDefinition);
    description(index);
    expectKeyword(Symbol::Fragment);
    fragmentName(index);
    if (expectKeyword(Symbol::On))
        namedType();
    else
        missing();
    directives(Constness::Variable);
    selectionSet();
    close(index);
}

void Parser::fragmentName(std::uint32_t index)
{
    if (peekKeyword(Symbol::On))
        unexpected();
    else
        name(index);
}

Document parseDocument(std::string text, const ParseLimits &limits)
{
    return parseDocument(std::make_shared<const std::string>(std::move(text)), limits);
}

Document parseDocument(std::shared_ptr<const std::string> text, const ParseLimits &limits)
{
    return Parser(std::move(text), limits).document();
}

Document parseConstantValue(std::string text, const ParseLimits &limits)
{
    return Parser(std::make_shared<const std::string>(std::move(text)), limits).constantValue();
}

Document parseTypeReference(std::string text, const ParseLimits &limits)
{
    return Parser(std::make_shared<const std::string>(std::move(text)), limits).typeReference();
}

} // namespace tooltray::graphql
