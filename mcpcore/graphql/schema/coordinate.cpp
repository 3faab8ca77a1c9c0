// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/coordinate.h"

#include "graphql/language/characters.h"
#include "graphql/language/diagnostic.h"

#include <utility>

namespace tooltray::graphql {

namespace {

class CoordinateParser {
public:
    explicit CoordinateParser(std::string_view text) : m_text(text) { advance(); }

    ParsedCoordinate parse()
    {
        Coordinate &coordinate = m_result.coordinate;
        coordinate.isDirective = accept(TokenKind::At);
        coordinate.name = expectName();
        if (!coordinate.isDirective && accept(TokenKind::Dot))
            coordinate.member = expectName();
        if ((coordinate.isDirective || !coordinate.member.empty()) && accept(TokenKind::ParenLeft)) {
            coordinate.argument = expectName();
            expect(TokenKind::Colon);
            expect(TokenKind::ParenRight);
        }
        expect(TokenKind::EndOfFile);
        return std::move(m_result);
    }

private:
    void advance()
    {
        m_token.start = m_token.end;
        m_token.kind = TokenKind::EndOfFile;
        if (m_result.error || m_token.start == m_text.size())
            return;
        ++m_token.end;
        switch (m_text[m_token.start]) {
        case '.': m_token.kind = TokenKind::Dot; return;
        case '(': m_token.kind = TokenKind::ParenLeft; return;
        case ')': m_token.kind = TokenKind::ParenRight; return;
        case ':': m_token.kind = TokenKind::Colon; return;
        case '@': m_token.kind = TokenKind::At; return;
        default: break;
        }
        if (!isNameStart(unitValue(m_text[m_token.start]))) {
            fail({.code = SyntaxErrorCode::InvalidCharacter, .offset = m_token.start, .found = m_token});
            return;
        }
        m_token.kind = TokenKind::Name;
        while (m_token.end < m_text.size() && isNameContinue(unitValue(m_text[m_token.end])))
            ++m_token.end;
    }

    bool accept(TokenKind kind)
    {
        if (m_token.kind != kind)
            return false;
        advance();
        return true;
    }

    void expect(TokenKind kind)
    {
        if (m_token.kind == kind)
            return advance();
        fail({.code = SyntaxErrorCode::TokenExpected,
              .expected = kind,
              .offset = m_token.start,
              .found = m_token});
    }

    std::string_view expectName()
    {
        const Token token = m_token;
        expect(TokenKind::Name);
        return token.kind == TokenKind::Name ? m_text.substr(token.start, token.end - token.start)
                                             : std::string_view();
    }

    void fail(const SyntaxError &error)
    {
        if (!m_result.error)
            m_result.error = error;
    }

    std::string_view m_text;
    Token m_token;
    ParsedCoordinate m_result;
};

template <class Element>
ResolvedCoordinate found(CoordinateKind kind, Element element)
{
    ResolvedCoordinate resolved;
    if (element) {
        resolved.kind = kind;
        resolved.element = element;
    }
    return resolved;
}

ResolvedCoordinate impossible(std::string problem)
{
    ResolvedCoordinate resolved;
    resolved.problem = std::move(problem);
    return resolved;
}

ResolvedCoordinate resolveDirective(const Coordinate &coordinate, const Schema &schema)
{
    const SchemaDirective directive = schema.directive(coordinate.name);
    if (coordinate.argument.empty())
        return found(CoordinateKind::Directive, directive);
    if (!directive)
        return impossible("Expected " + inQuotes(coordinate.name)
                          + " to be defined as a directive in the schema.");
    return found(CoordinateKind::DirectiveArgument, directive.argument(coordinate.argument));
}

ResolvedCoordinate resolveArgument(const Coordinate &coordinate, SchemaType type)
{
    if (!type.is(TypeKind::Object) && !type.is(TypeKind::Interface))
        return impossible("Expected " + inQuotes(coordinate.name)
                          + " to be an object type or interface type.");
    const Schema &schema = type.schema();
    const SchemaField field = schema.field(type, schema.symbol(coordinate.member));
    if (!field)
        return impossible("Expected " + inQuotes(coordinate.member) + " to exist as a field of type "
                          + inQuotes(coordinate.name) + " in the schema.");
    return found(CoordinateKind::FieldArgument, field.argument(coordinate.argument));
}

ResolvedCoordinate resolveMember(const Coordinate &coordinate, SchemaType type)
{
    const Schema &schema = type.schema();
    switch (type.kind()) {
    case TypeKind::Enum: return found(CoordinateKind::EnumValue, type.enumValue(coordinate.member));
    case TypeKind::InputObject: return found(CoordinateKind::InputField, type.inputField(coordinate.member));
    case TypeKind::Object:
    case TypeKind::Interface:
        return found(CoordinateKind::Field, schema.field(type, schema.symbol(coordinate.member)));
    default: break;
    }
    return impossible("Expected " + inQuotes(coordinate.name)
                      + " to be an Enum, Input Object, Object or Interface type.");
}

} // namespace

ParsedCoordinate parseCoordinate(std::string_view text)
{
    return CoordinateParser(text).parse();
}

std::string_view name(CoordinateKind kind) noexcept
{
    switch (kind) {
    case CoordinateKind::NamedType: return "NamedType";
    case CoordinateKind::Field: return "Field";
    case CoordinateKind::InputField: return "InputField";
    case CoordinateKind::EnumValue: return "EnumValue";
    case CoordinateKind::FieldArgument: return "FieldArgument";
    case CoordinateKind::Directive: return "Directive";
    case CoordinateKind::DirectiveArgument: return "DirectiveArgument";
    }
    return {};
}

std::string_view ResolvedCoordinate::name() const
{
    return std::visit(
        [](const auto &found) -> std::string_view {
            if constexpr (std::is_same_v<std::decay_t<decltype(found)>, std::monostate>)
                return {};
            else
                return found.name();
        },
        element);
}

ResolvedCoordinate resolve(const Coordinate &coordinate, const Schema &schema)
{
    if (coordinate.isDirective)
        return resolveDirective(coordinate, schema);
    const SchemaType type = schema.type(coordinate.name);
    if (coordinate.member.empty())
        return found(CoordinateKind::NamedType, type);
    if (!type)
        return impossible("Expected " + inQuotes(coordinate.name)
                          + " to be defined as a type in the schema.");
    return coordinate.argument.empty() ? resolveMember(coordinate, type) : resolveArgument(coordinate, type);
}

} // namespace tooltray::graphql
