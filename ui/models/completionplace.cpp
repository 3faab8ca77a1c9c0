// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/graphqlcompletion.h"

#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using Expected = CompletionPlace::Expected;
using graphql::OperationType;
using graphql::SchemaField;
using graphql::SchemaInputs;
using graphql::SchemaType;
using graphql::Symbol;
using graphql::Token;
using graphql::TokenKind;
using graphql::TypeRef;

constexpr int kMaxDepth = 200;

class PlaceFinder {
public:
    PlaceFinder(std::string_view text, const graphql::Schema &schema) : m_text(text), m_schema(schema) {}

    CompletionPlace find(std::uint32_t offset);

private:
    bool split(std::uint32_t offset);
    void lookBehind();

    // Each reads what its name says. When the place is in it, m_isFound is set and all return.
    void document();
    void operation(OperationType type);
    void fragment();
    void variableDefinitions();
    std::string_view variableType();
    void directives(Symbol location);
    void selectionSet(SchemaType parent);
    void selection(SchemaType parent);
    void spread(SchemaType parent);
    void field(SchemaType parent);
    void arguments(SchemaInputs inputs, Expected expected);
    void value(TypeRef type, graphql::SchemaInput input);
    void list(TypeRef type, graphql::SchemaInput input);

    bool isHere(Expected expected);
    bool is(TokenKind kind) const { return m_at < m_before.size() && m_before[m_at].kind == kind; }
    bool isName(std::string_view name) const { return is(TokenKind::Name) && textOf(m_before[m_at]) == name; }
    bool skip(TokenKind kind)
    {
        const bool does = is(kind);
        m_at += does ? 1 : 0;
        return does;
    }
    std::string_view takeName() { return textOf(m_before[m_at++]); }
    std::string_view textOf(const Token &token) const
    {
        return m_text.substr(token.start, token.end - token.start);
    }
    TypeRef typeNamed(std::string_view written) const
    {
        const graphql::Document parsed = graphql::parseTypeReference(std::string(written));
        return m_schema.typeRef(graphql::TypeReference(parsed.node(1)));
    }

    std::string_view m_text;
    const graphql::Schema &m_schema;
    std::vector<Token> m_before;
    std::vector<Token> m_behind;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_isFound = false;
    std::size_t m_operations = 0;
    CompletionPlace m_place;
};

CompletionPlace PlaceFinder::find(std::uint32_t offset)
{
    if (!split(offset))
        return m_place;
    document();
    lookBehind();
    return m_place;
}

// False where nothing can be completed: in comments, strings and numbers.
bool PlaceFinder::split(std::uint32_t offset)
{
    graphql::Lexer lexer(m_text, graphql::Encoding::Unchecked, nullptr);
    m_place.word = {offset, offset};
    for (Token token = lexer.nextWithComments(); token.kind != TokenKind::EndOfFile;
         token = lexer.nextWithComments()) {
        const bool isAt = token.start < offset && offset <= token.end;
        const bool isOpen = token.kind == TokenKind::Comment || token.isBroken;
        const bool isText = token.kind == TokenKind::String || token.kind == TokenKind::BlockString;
        if (isAt
            && (isOpen || (isText && offset < token.end) || token.kind == TokenKind::Int
                || token.kind == TokenKind::Float))
            return false;
        if (token.kind == TokenKind::Comment)
            continue;
        if (isAt && token.kind == TokenKind::Name)
            m_place.word = {token.start, token.end};
        else
            (token.end <= offset ? m_before : m_behind).push_back(token);
    }
    return true;
}

// Looks at what is there already behind the place, on its level.
void PlaceFinder::lookBehind()
{
    int depth = 0;
    TokenKind last = TokenKind::EndOfFile;
    for (std::size_t i = 0; i < m_behind.size() && depth >= 0; ++i) {
        const TokenKind kind = m_behind[i].kind;
        const TokenKind next = i + 1 < m_behind.size() ? m_behind[i + 1].kind : TokenKind::EndOfFile;
        if (i == 0)
            m_place.isOpened =
                kind == TokenKind::ParenLeft || kind == TokenKind::BraceLeft || kind == TokenKind::Colon;
        if (kind == TokenKind::BraceLeft || kind == TokenKind::ParenLeft || kind == TokenKind::BracketLeft)
            ++depth;
        else if (kind == TokenKind::BraceRight || kind == TokenKind::ParenRight
                 || kind == TokenKind::BracketRight)
            --depth;
        const bool isInput =
            m_place.expected == Expected::Argument || m_place.expected == Expected::InputField;
        const bool isSelection =
            m_place.expected == Expected::Selection && last != TokenKind::At && last != TokenKind::Spread;
        if (kind == TokenKind::Name && depth == 0
            && ((isInput && next == TokenKind::Colon) || (isSelection && next != TokenKind::Colon)))
            m_place.present.push_back(textOf(m_behind[i]));
        last = kind;
    }
}

bool PlaceFinder::isHere(Expected expected)
{
    if (m_isFound)
        return true;
    if (m_at < m_before.size() && m_depth < kMaxDepth)
        return false;
    m_isFound = true;
    m_place.expected = m_depth < kMaxDepth ? expected : Expected::Nothing;
    return true;
}

void PlaceFinder::document()
{
    while (!isHere(Expected::Definition)) {
        m_place.operation.reset();
        m_place.variables.clear();
        if (is(TokenKind::BraceLeft)) {
            m_place.operation = m_operations++;
            selectionSet(m_schema.queryType());
        } else if (isName("query") || isName("mutation") || isName("subscription")) {
            const std::string_view word = takeName();
            operation(word == "query"      ? OperationType::Query
                      : word == "mutation" ? OperationType::Mutation
                                           : OperationType::Subscription);
        } else if (isName("fragment")) {
            ++m_at;
            fragment();
        } else {
            ++m_at;
        }
    }
}

void PlaceFinder::operation(OperationType type)
{
    m_place.operation = m_operations++;
    if (isHere(Expected::Nothing))
        return;
    skip(TokenKind::Name);
    if (is(TokenKind::ParenLeft))
        variableDefinitions();
    const auto query = graphql::index(Symbol::LocationQuery);
    directives(static_cast<Symbol>(query + static_cast<std::uint32_t>(type)));
    if (isHere(Expected::Nothing))
        return;
    if (is(TokenKind::BraceLeft))
        selectionSet(m_schema.rootType(type));
}

void PlaceFinder::fragment()
{
    if (isHere(Expected::Nothing))
        return;
    if (!isName("on"))
        skip(TokenKind::Name);
    if (isHere(Expected::Nothing) || !isName("on"))
        return;
    ++m_at;
    if (isHere(Expected::TypeCondition) || !is(TokenKind::Name))
        return;
    const SchemaType type = m_schema.type(takeName());
    directives(Symbol::LocationFragmentDefinition);
    if (!isHere(Expected::Nothing) && is(TokenKind::BraceLeft))
        selectionSet(type);
}

void PlaceFinder::variableDefinitions()
{
    ++m_at;
    while (!isHere(Expected::Nothing)) {
        if (skip(TokenKind::ParenRight))
            return;
        if (is(TokenKind::BraceLeft)) // it was never closed
            return;
        if (!skip(TokenKind::Dollar)) {
            ++m_at;
            continue;
        }
        if (isHere(Expected::Nothing) || !is(TokenKind::Name))
            continue;
        const std::string_view name = takeName();
        if (isHere(Expected::Nothing) || !skip(TokenKind::Colon))
            continue;
        const std::string_view type = variableType();
        if (m_isFound)
            return;
        m_place.variables.push_back({name, type});
        if (skip(TokenKind::Equals)) {
            m_place.variables.back().hasDefault = true;
            m_place.isConstant = true;
            value(typeNamed(type), {});
            m_place.isConstant = m_isFound;
        }
        directives(Symbol::LocationVariableDefinition);
    }
}

std::string_view PlaceFinder::variableType()
{
    const std::size_t first = m_at;
    while (!isHere(Expected::VariableType) && skip(TokenKind::BracketLeft)) {
    }
    if (m_isFound || !skip(TokenKind::Name))
        return {};
    while (is(TokenKind::Bang) || is(TokenKind::BracketRight))
        ++m_at;
    const std::uint32_t start = m_before[first].start;
    return m_text.substr(start, m_before[m_at - 1].end - start);
}

void PlaceFinder::directives(Symbol location)
{
    while (!m_isFound && skip(TokenKind::At)) {
        m_place.location = location;
        if (isHere(Expected::Directive) || !is(TokenKind::Name))
            return;
        const graphql::SchemaDirective directive = m_schema.directive(takeName());
        if (is(TokenKind::ParenLeft))
            arguments(directive ? directive.arguments() : SchemaInputs(), Expected::Argument);
    }
}

void PlaceFinder::selectionSet(SchemaType parent)
{
    ++m_at;
    ++m_depth;
    std::vector<std::string_view> names;
    for (;;) {
        if (m_at >= m_before.size() && !m_isFound) {
            m_place.parent = parent;
            m_place.present = names;
        }
        if (isHere(Expected::Selection))
            break;
        if (skip(TokenKind::BraceRight))
            break;
        if (is(TokenKind::Name))
            names.push_back(textOf(m_before[m_at]));
        selection(parent);
    }
    --m_depth;
}

void PlaceFinder::selection(SchemaType parent)
{
    if (skip(TokenKind::Spread))
        spread(parent);
    else if (is(TokenKind::Name))
        field(parent);
    else if (is(TokenKind::BraceLeft))
        selectionSet({});
    else
        ++m_at;
}

void PlaceFinder::spread(SchemaType parent)
{
    if (m_at >= m_before.size() && !m_isFound)
        m_place.parent = parent;
    if (isHere(Expected::Spread))
        return;
    SchemaType type = parent;
    if (isName("on")) {
        ++m_at;
        if (m_at >= m_before.size() && !m_isFound)
            m_place.parent = parent;
        if (isHere(Expected::TypeCondition))
            return;
        type = is(TokenKind::Name) ? m_schema.type(takeName()) : SchemaType();
    } else if (is(TokenKind::Name)) {
        ++m_at;
        directives(Symbol::LocationFragmentSpread);
        return;
    }
    directives(Symbol::LocationInlineFragment);
    if (!m_isFound && is(TokenKind::BraceLeft))
        selectionSet(type);
}

void PlaceFinder::field(SchemaType parent)
{
    std::string_view name = takeName();
    if (skip(TokenKind::Colon)) {
        if (m_at >= m_before.size() && !m_isFound)
            m_place.parent = parent;
        if (isHere(Expected::Selection) || !is(TokenKind::Name))
            return;
        name = takeName();
    }
    const SchemaField field =
        parent.isComposite() ? m_schema.field(parent, m_schema.symbol(name)) : SchemaField();
    if (is(TokenKind::ParenLeft))
        arguments(field ? field.arguments() : SchemaInputs(), Expected::Argument);
    directives(Symbol::LocationField);
    if (!m_isFound && is(TokenKind::BraceLeft))
        selectionSet(field ? field.namedType() : SchemaType());
}

// Reads the arguments of a field or directive in parentheses, or the fields of an input object in braces.
void PlaceFinder::arguments(SchemaInputs inputs, Expected expected)
{
    ++m_at;
    ++m_depth;
    const bool isObject = expected == Expected::InputField;
    std::vector<std::string_view> names;
    for (;;) {
        if (m_at >= m_before.size() && !m_isFound) {
            m_place.inputs = inputs;
            m_place.present = names;
        }
        if (isHere(expected) || skip(isObject ? TokenKind::BraceRight : TokenKind::ParenRight))
            break;
        if (!is(TokenKind::Name)) {
            if (is(TokenKind::BraceLeft) || is(TokenKind::BraceRight)) // it was never closed
                break;
            ++m_at;
            continue;
        }
        const std::string_view name = takeName();
        names.push_back(name);
        if (isHere(Expected::Nothing))
            break;
        if (!skip(TokenKind::Colon))
            continue;
        const auto input = std::find_if(inputs.begin(), inputs.end(),
                                        [name](graphql::SchemaInput one) { return one.name() == name; });
        if (input == inputs.end())
            value({}, {});
        else
            value((*input).type(), *input);
    }
    --m_depth;
}

void PlaceFinder::value(TypeRef type, graphql::SchemaInput input)
{
    if (m_at >= m_before.size() && !m_isFound) {
        m_place.type = type;
        m_place.input = input;
    }
    if (isHere(Expected::Value))
        return;
    switch (m_before[m_at].kind) {
    case TokenKind::Dollar:
        ++m_at;
        if (m_at >= m_before.size()) {
            m_place.type = type;
            m_place.input = input;
        }
        if (!isHere(Expected::Variable))
            skip(TokenKind::Name);
        return;
    case TokenKind::BracketLeft: return list(type, input);
    case TokenKind::BraceLeft: {
        const SchemaType object = type.isKnown() ? m_schema.type(type) : SchemaType();
        return arguments(object ? object.inputFields() : SchemaInputs(), Expected::InputField);
    }
    case TokenKind::Name:
    case TokenKind::Int:
    case TokenKind::Float:
    case TokenKind::String:
    case TokenKind::BlockString: ++m_at; return;
    default: return; // it is missing
    }
}

void PlaceFinder::list(TypeRef type, graphql::SchemaInput input)
{
    const TypeRef bare = type.isKnown() ? type.nullable() : type;
    const TypeRef item = bare.isKnown() && bare.isList() ? bare.inner() : bare;
    ++m_at;
    ++m_depth;
    while (!m_isFound && !skip(TokenKind::BracketRight)) {
        const std::size_t before = m_at;
        value(item, input);
        if (m_at == before)
            break;
    }
    --m_depth;
}

} // namespace

CompletionPlace completionPlaceAt(std::string_view text, std::uint32_t offset, const graphql::Schema &schema)
{
    return PlaceFinder(text, schema).find(offset);
}

} // namespace tooltray::ui
