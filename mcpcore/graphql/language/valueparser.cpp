// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parser.h"

#include "graphql/language/characters.h"

#include <utility>

namespace tooltray::graphql {

namespace {

// GitHub's schema has a node every 32 bytes, a dense query one every 10.
constexpr std::size_t kBytesPerNode = 12;

} // namespace

ValueParser::ValueParser(std::shared_ptr<const std::string> text, const ParseLimits &limits)
    : m_limits(limits)
    , m_lexer({}, Encoding::Valid, nullptr)
    , m_errors(m_document.m_errors)
{
    m_document.m_source = std::move(text);
    const std::string_view source = m_document.text();
    if (source.size() > limits.bytes) {
        abort(SyntaxErrorCode::DocumentTooLarge, limits.bytes);
        return;
    }
    const Encoding encoding = isValidUtf8(source) ? Encoding::Valid : Encoding::Unchecked;
    m_lexer = Lexer(source, encoding, &m_errors);
    m_document.m_nodes.reserve(source.size() / kBytesPerNode + 16);
}

Document ValueParser::finish()
{
    NodeData &root = m_document.m_nodes.front();
    root.end = m_lastEnd;
    root.next = static_cast<std::uint32_t>(m_document.m_nodes.size());
    m_document.m_tokenCount = m_consumed;
    if (m_errors.size() > m_limits.errors)
        m_errors.resize(m_limits.errors);
    return std::move(m_document);
}

Document ValueParser::constantValue()
{
    start();
    value(Constness::Constant);
    if (!peek(TokenKind::EndOfFile))
        expect(TokenKind::EndOfFile);
    return finish();
}

Document ValueParser::typeReference()
{
    start();
    type();
    if (!peek(TokenKind::EndOfFile))
        expect(TokenKind::EndOfFile);
    return finish();
}

void ValueParser::start()
{
    if (m_isAborted)
        return;
    m_token = lex(m_symbol);
    m_document.m_nodes.front().start = 0;
}

Token ValueParser::lex(Symbol &symbol)
{
    const std::size_t errors = m_errors.size();
    const Token token = m_lexer.next();
    symbol = Symbol::None;
    if (token.kind == TokenKind::Name)
        symbol = m_document.m_symbols.intern(m_document.text().substr(token.start, token.end - token.start));
    if (m_errors.size() > errors)
        m_erredAt = m_consumed + (m_hasAhead ? 1 : 0);
    return token;
}

void ValueParser::advance()
{
    if (m_isAborted || peek(TokenKind::EndOfFile))
        return;
    m_lastEnd = m_token.end;
    ++m_consumed;
    if (std::exchange(m_hasAhead, false)) {
        m_token = m_ahead;
        m_symbol = m_aheadSymbol;
    } else {
        m_token = lex(m_symbol);
    }
    if (m_consumed >= m_limits.tokens && !peek(TokenKind::EndOfFile))
        abort(SyntaxErrorCode::TooManyTokens, m_limits.tokens);
}

const Token &ValueParser::lookAhead()
{
    if (!m_hasAhead && !m_isAborted) {
        m_hasAhead = true;
        m_ahead = lex(m_aheadSymbol);
    }
    return m_ahead;
}

bool ValueParser::peekDescription() const noexcept
{
    return peek(TokenKind::String) || peek(TokenKind::BlockString);
}

bool ValueParser::accept(TokenKind kind)
{
    if (!peek(kind))
        return false;
    advance();
    return true;
}

bool ValueParser::acceptKeyword(Symbol keyword)
{
    if (!peekKeyword(keyword))
        return false;
    advance();
    return true;
}

bool ValueParser::expect(TokenKind kind)
{
    if (accept(kind))
        return true;
    report({.code = SyntaxErrorCode::TokenExpected,
            .expected = kind,
            .offset = m_token.start,
            .found = m_token});
    return false;
}

bool ValueParser::expectKeyword(Symbol keyword)
{
    if (acceptKeyword(keyword))
        return true;
    report({.code = SyntaxErrorCode::KeywordExpected,
            .keyword = keyword,
            .offset = m_token.start,
            .found = m_token});
    return false;
}

void ValueParser::report(const SyntaxError &error)
{
    if (m_isAborted || m_erredAt == m_consumed)
        return;
    m_errors.push_back(error);
    m_erredAt = m_consumed;
}

void ValueParser::report(SyntaxErrorCode code, const Token &found)
{
    report({.code = code, .offset = found.start, .found = found});
}

// Skips what cannot be read as an item of the list that `close` ends. False when the list is over without
// its bracket: at the end, or where a bracket closes something further out.
bool ValueParser::recover(TokenKind close)
{
    const auto closesOuter = [&](TokenKind kind) {
        return peek(kind) && kind != close && m_openBrackets[bracketOf(kind)] > 0;
    };
    if (peek(TokenKind::EndOfFile) || closesOuter(TokenKind::ParenRight)
        || closesOuter(TokenKind::BracketRight) || closesOuter(TokenKind::BraceRight))
        return false;
    if (!peek(close)) {
        advance();
        m_erredAt = m_consumed;
    }
    return true;
}

void ValueParser::abort(SyntaxErrorCode code, std::uint32_t limit)
{
    m_errors.push_back({.code = code, .offset = m_token.start, .limit = limit, .found = m_token});
    m_isAborted = true;
    m_token.kind = TokenKind::EndOfFile;
    m_token.end = m_token.start;
    m_symbol = Symbol::None;
    m_ahead = m_token;
}

std::uint32_t ValueParser::open(NodeKind kind, std::uint32_t start)
{
    NodeData data;
    data.kind = kind;
    data.start = start;
    m_document.m_nodes.push_back(data);
    return static_cast<std::uint32_t>(m_document.m_nodes.size() - 1);
}

void ValueParser::close(std::uint32_t index)
{
    NodeData &data = node(index);
    data.end = std::max(m_lastEnd, data.start);
    data.next = static_cast<std::uint32_t>(m_document.m_nodes.size());
}

void ValueParser::missing()
{
    close(open(NodeKind::Missing));
}

void ValueParser::name(std::uint32_t index)
{
    node(index).nameStart = m_token.start;
    node(index).name = m_symbol;
    expect(TokenKind::Name);
}

void ValueParser::literal(NodeKind kind, std::uint8_t flags)
{
    const std::uint32_t index = open(kind);
    node(index).flags = flags;
    node(index).name = m_symbol;
    node(index).nameStart = m_token.start;
    advance();
    close(index);
}

void ValueParser::stringValue()
{
    const auto block = peek(TokenKind::BlockString) ? NodeData::kBlock : 0;
    const auto escapes = m_token.hasEscapes ? NodeData::kEscapes : 0;
    literal(NodeKind::StringValue, static_cast<std::uint8_t>(block | escapes));
}

void ValueParser::description(std::uint32_t parent)
{
    if (!peekDescription())
        return;
    node(parent).flags |= NodeData::kHasDescription;
    stringValue();
}

// September 2025, 2.9.
void ValueParser::value(Constness constness)
{
    switch (m_token.kind) {
    case TokenKind::BracketLeft: return list(constness);
    case TokenKind::BraceLeft: return object(constness);
    case TokenKind::Int: return literal(NodeKind::IntValue);
    case TokenKind::Float: return literal(NodeKind::FloatValue);
    case TokenKind::String:
    case TokenKind::BlockString: return stringValue();
    case TokenKind::Name:
        switch (m_symbol) {
        case Symbol::True: return literal(NodeKind::BooleanValue, NodeData::kTrue);
        case Symbol::False: return literal(NodeKind::BooleanValue);
        case Symbol::Null: return literal(NodeKind::NullValue);
        default: return literal(NodeKind::EnumValue);
        }
    case TokenKind::Dollar: return constness == Constness::Variable ? variable() : variableInConstant();
    default: break;
    }
    unexpected();
    missing();
}

void ValueParser::list(Constness constness)
{
    const std::uint32_t index = open(NodeKind::ListValue);
    if (++m_valueDepth > m_limits.valueDepth)
        abort(SyntaxErrorCode::NestedTooDeeply, m_limits.valueDepth);
    else
        any(TokenKind::BracketLeft, TokenKind::BracketRight, [&] { value(constness); });
    --m_valueDepth;
    close(index);
}

void ValueParser::object(Constness constness)
{
    const std::uint32_t index = open(NodeKind::ObjectValue);
    if (++m_valueDepth > m_limits.valueDepth)
        abort(SyntaxErrorCode::NestedTooDeeply, m_limits.valueDepth);
    else
        any(TokenKind::BraceLeft, TokenKind::BraceRight,
            [&] { namedValue(NodeKind::ObjectField, constness); });
    --m_valueDepth;
    close(index);
}

void ValueParser::namedValue(NodeKind kind, Constness constness)
{
    const std::uint32_t index = open(kind);
    name(index);
    if (expect(TokenKind::Colon))
        value(constness);
    else
        missing();
    close(index);
}

void ValueParser::variable()
{
    const std::uint32_t index = open(NodeKind::Variable);
    expect(TokenKind::Dollar);
    name(index);
    close(index);
}

// Kept as the variable it looks like.
void ValueParser::variableInConstant()
{
    const Token dollar = m_token;
    const std::uint32_t index = open(NodeKind::Variable);
    advance();
    if (peek(TokenKind::Name)) {
        report({.code = SyntaxErrorCode::VariableInConstant, .offset = dollar.start, .found = m_token});
        name(index);
    } else {
        unexpected(dollar);
    }
    close(index);
}

// September 2025, 2.11.
void ValueParser::type()
{
    std::uint32_t index = 0;
    if (peek(TokenKind::BracketLeft)) {
        index = open(NodeKind::ListType);
        if (++m_valueDepth > m_limits.valueDepth) {
            abort(SyntaxErrorCode::NestedTooDeeply, m_limits.valueDepth);
            missing();
        } else {
            advance();
            ++m_openBrackets[bracketOf(TokenKind::BracketRight)];
            type();
            --m_openBrackets[bracketOf(TokenKind::BracketRight)];
            expect(TokenKind::BracketRight);
        }
        --m_valueDepth;
    } else if (peek(TokenKind::Name)) {
        index = open(NodeKind::NamedType);
        name(index);
    } else {
        expect(TokenKind::Name);
        return missing();
    }
    if (accept(TokenKind::Bang))
        node(index).flags |= NodeData::kNonNull;
    close(index);
}

void ValueParser::namedType()
{
    const std::uint32_t index = open(NodeKind::NamedType);
    name(index);
    close(index);
}

// September 2025, 2.6.
bool ValueParser::arguments(Constness constness)
{
    return optionalMany(TokenKind::ParenLeft, TokenKind::ParenRight,
                        [&] { namedValue(NodeKind::Argument, constness); });
}

// September 2025, 2.12.
bool ValueParser::directives(Constness constness)
{
    const bool hasAny = peek(TokenKind::At);
    while (peek(TokenKind::At)) {
        const std::uint32_t index = open(NodeKind::Directive);
        advance();
        name(index);
        arguments(constness);
        close(index);
    }
    return hasAny;
}

void ValueParser::typeAndDefault()
{
    if (expect(TokenKind::Colon))
        type();
    else
        missing();
    if (accept(TokenKind::Equals))
        value(Constness::Constant);
    directives(Constness::Constant);
}

} // namespace tooltray::graphql
