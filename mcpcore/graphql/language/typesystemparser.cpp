// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parser.h"

namespace tooltray::graphql {

std::uint32_t TypeSystemParser::openDefinition(NodeKind kind, Symbol keyword)
{
    const std::uint32_t index = open(kind);
    description(index);
    expectKeyword(keyword);
    if (keyword != Symbol::Schema) {
        if (keyword == Symbol::Directive)
            expect(TokenKind::At);
        name(index);
    }
    return index;
}

std::uint32_t TypeSystemParser::openExtension(NodeKind kind, Symbol keyword)
{
    const std::uint32_t index = open(kind);
    expectKeyword(Symbol::Extend);
    expectKeyword(keyword);
    if (keyword != Symbol::Schema) {
        if (keyword == Symbol::Directive)
            expect(TokenKind::At);
        name(index);
    }
    return index;
}

// September 2025, 3. False when the keyword opens none of these.
bool TypeSystemParser::typeSystemDefinition(Symbol keyword)
{
    std::uint32_t index = 0;
    switch (keyword) {
    case Symbol::Schema:
        index = openDefinition(NodeKind::SchemaDefinition, keyword);
        directives(Constness::Constant);
        many(TokenKind::BraceLeft, TokenKind::BraceRight, [&] { operationTypeDefinition(); });
        break;
    case Symbol::Scalar:
        index = openDefinition(NodeKind::ScalarTypeDefinition, keyword);
        directives(Constness::Constant);
        break;
    case Symbol::Type:
    case Symbol::Interface:
        index = openDefinition(keyword == Symbol::Type ? NodeKind::ObjectTypeDefinition
                                                       : NodeKind::InterfaceTypeDefinition,
                               keyword);
        interfaces();
        directives(Constness::Constant);
        fieldDefinitions();
        break;
    case Symbol::Union:
        index = openDefinition(NodeKind::UnionTypeDefinition, keyword);
        directives(Constness::Constant);
        unionMembers();
        break;
    case Symbol::Enum:
        index = openDefinition(NodeKind::EnumTypeDefinition, keyword);
        directives(Constness::Constant);
        enumValueDefinitions();
        break;
    case Symbol::Input:
        index = openDefinition(NodeKind::InputObjectTypeDefinition, keyword);
        directives(Constness::Constant);
        inputValueDefinitions(TokenKind::BraceLeft, TokenKind::BraceRight);
        break;
    case Symbol::Directive:
        index = openDefinition(NodeKind::DirectiveDefinition, keyword);
        directiveDefinition(index);
        break;
    default: return false;
    }
    close(index);
    return true;
}

// An extension has to add something, so each of these reports what follows when it added nothing.
void TypeSystemParser::extension()
{
    lookAhead();
    const Symbol keyword = m_aheadSymbol;
    std::uint32_t index = 0;
    bool addsSomething = false;
    switch (keyword) {
    case Symbol::Schema:
        index = openExtension(NodeKind::SchemaExtension, keyword);
        addsSomething = directives(Constness::Constant);
        addsSomething |=
            optionalMany(TokenKind::BraceLeft, TokenKind::BraceRight, [&] { operationTypeDefinition(); });
        break;
    case Symbol::Scalar:
        index = openExtension(NodeKind::ScalarTypeExtension, keyword);
        addsSomething = directives(Constness::Constant);
        break;
    case Symbol::Type:
    case Symbol::Interface:
        index = openExtension(keyword == Symbol::Type ? NodeKind::ObjectTypeExtension
                                                      : NodeKind::InterfaceTypeExtension,
                              keyword);
        addsSomething = interfaces();
        addsSomething |= directives(Constness::Constant);
        addsSomething |= fieldDefinitions();
        break;
    case Symbol::Union:
        index = openExtension(NodeKind::UnionTypeExtension, keyword);
        addsSomething = directives(Constness::Constant);
        addsSomething |= unionMembers();
        break;
    case Symbol::Enum:
        index = openExtension(NodeKind::EnumTypeExtension, keyword);
        addsSomething = directives(Constness::Constant);
        addsSomething |= enumValueDefinitions();
        break;
    case Symbol::Input:
        index = openExtension(NodeKind::InputObjectTypeExtension, keyword);
        addsSomething = directives(Constness::Constant);
        addsSomething |= inputValueDefinitions(TokenKind::BraceLeft, TokenKind::BraceRight);
        break;
    case Symbol::Directive:
        index = openExtension(NodeKind::DirectiveExtension, keyword);
        addsSomething = directives(Constness::Constant);
        break;
    default: return unexpected(m_ahead);
    }
    if (!addsSomething)
        unexpected();
    close(index);
}

void TypeSystemParser::operationType(std::uint32_t index)
{
    const Token token = m_token;
    const Symbol symbol = m_symbol;
    if (!expect(TokenKind::Name))
        return;
    if (symbol >= Symbol::Query && symbol <= Symbol::Subscription)
        node(index).flags |=
            static_cast<std::uint8_t>(graphql::index(symbol) - graphql::index(Symbol::Query));
    else
        unexpected(token);
}

void TypeSystemParser::operationTypeDefinition()
{
    const std::uint32_t index = open(NodeKind::OperationTypeDefinition);
    operationType(index);
    expect(TokenKind::Colon);
    namedType();
    close(index);
}

bool TypeSystemParser::interfaces()
{
    if (!acceptKeyword(Symbol::Implements))
        return false;
    accept(TokenKind::Amp);
    do
        namedType();
    while (accept(TokenKind::Amp));
    return true;
}

bool TypeSystemParser::unionMembers()
{
    if (!accept(TokenKind::Equals))
        return false;
    accept(TokenKind::Pipe);
    do
        namedType();
    while (accept(TokenKind::Pipe));
    return true;
}

bool TypeSystemParser::fieldDefinitions()
{
    return optionalMany(TokenKind::BraceLeft, TokenKind::BraceRight, [&] { fieldDefinition(); });
}

void TypeSystemParser::fieldDefinition()
{
    const std::uint32_t index = open(NodeKind::FieldDefinition);
    description(index);
    name(index);
    inputValueDefinitions(TokenKind::ParenLeft, TokenKind::ParenRight);
    if (expect(TokenKind::Colon))
        type();
    else
        missing();
    directives(Constness::Constant);
    close(index);
}

bool TypeSystemParser::inputValueDefinitions(TokenKind open, TokenKind close)
{
    return optionalMany(open, close, [&] { inputValueDefinition(); });
}

void TypeSystemParser::inputValueDefinition()
{
    const std::uint32_t index = open(NodeKind::InputValueDefinition);
    description(index);
    name(index);
    typeAndDefault();
    close(index);
}

bool TypeSystemParser::enumValueDefinitions()
{
    return optionalMany(TokenKind::BraceLeft, TokenKind::BraceRight, [&] { enumValueDefinition(); });
}

void TypeSystemParser::enumValueDefinition()
{
    const std::uint32_t index = open(NodeKind::EnumValueDefinition);
    description(index);
    if (peekKeyword(Symbol::True) || peekKeyword(Symbol::False) || peekKeyword(Symbol::Null))
        report(SyntaxErrorCode::ReservedEnumValue, m_token);
    name(index);
    directives(Constness::Constant);
    close(index);
}

void TypeSystemParser::directiveDefinition(std::uint32_t index)
{
    inputValueDefinitions(TokenKind::ParenLeft, TokenKind::ParenRight);
    directives(Constness::Constant);
    if (acceptKeyword(Symbol::Repeatable))
        node(index).flags |= NodeData::kRepeatable;
    expectKeyword(Symbol::On);
    accept(TokenKind::Pipe);
    do
        directiveLocation();
    while (accept(TokenKind::Pipe));
}

void TypeSystemParser::directiveLocation()
{
    const Token token = m_token;
    const Symbol symbol = m_symbol;
    const std::uint32_t index = open(NodeKind::DirectiveLocation);
    name(index);
    close(index);
    if (token.kind == TokenKind::Name && !isDirectiveLocation(symbol))
        unexpected(token);
}

} // namespace tooltray::graphql
