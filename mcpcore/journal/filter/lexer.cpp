// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/lexer.h"

namespace tooltray::journal {
namespace {

bool isSpace(char c) noexcept
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

bool isOperatorCharacter(char c) noexcept
{
    return c == ':' || c == '=' || c == '~' || c == '<' || c == '>';
}

bool endsWord(char c) noexcept
{
    return isSpace(c) || c == '(' || c == ')' || c == '|' || c == '"';
}

Token Lexer::next()
{
    const std::size_t begin = m_offset;
    while (m_offset < m_text.size() && isSpace(m_text[m_offset]))
        ++m_offset;
    const bool isAfterSpace = m_offset > begin;
    const bool wantsValue = m_wantsValue && !isAfterSpace;
    m_wantsValue = false;

    Token token;
    if (m_offset == m_text.size()) {
        token = take(Token::Kind::End, 0);
    } else {
        const char c = m_text[m_offset];
        if (c == '|')
            token = take(Token::Kind::Or, 1);
        else if (c == '(')
            token = take(Token::Kind::Open, 1);
        else if (c == ')')
            token = take(Token::Kind::Close, 1);
        else if (c == '"')
            token = quoted();
        else if (wantsValue)
            token = value();
        else if (isOperatorCharacter(c))
            token = oper();
        else if (c == '-' || c == '!')
            token = take(Token::Kind::Negation, 1);
        else
            token = word();
    }
    m_wantsValue = token.kind == Token::Kind::Operator;
    token.isAfterSpace = isAfterSpace;
    return token;
}

Token Lexer::quoted()
{
    const std::size_t begin = m_offset;
    std::string text;
    std::size_t end = begin + 1;
    while (end < m_text.size() && m_text[end] != '"') {
        // Every other backslash stands for itself, which regular expressions have many of.
        if (m_text[end] == '\\' && (at(end + 1) == '"' || at(end + 1) == '\\'))
            ++end;
        text += m_text[end++];
    }
    const bool isClosed = end < m_text.size();
    Token token =
        take(isClosed ? Token::Kind::Quoted : Token::Kind::Unclosed, end - begin + (isClosed ? 1 : 0));
    token.text = std::move(text);
    return token;
}

Token Lexer::value()
{
    std::size_t end = m_offset;
    while (end < m_text.size() && !endsWord(m_text[end]))
        ++end;
    Token token = take(Token::Kind::Word, end - m_offset);
    token.text = m_text.substr(token.offset, token.length);
    return token;
}

Token Lexer::word()
{
    const std::size_t begin = m_offset;
    std::size_t end = begin;
    while (end < m_text.size() && !endsWord(m_text[end]) && !isOperatorCharacter(m_text[end]))
        ++end;
    Token token = take(Token::Kind::Word, end - begin);
    token.text = m_text.substr(begin, end - begin);
    // The name of an argument or header field may be quoted: arg."first name":x
    if (token.text.ends_with('.') && at(m_offset) == '"') {
        const Token name = quoted();
        if (name.kind == Token::Kind::Quoted && isOperatorCharacter(at(m_offset))) {
            token.length = m_offset - begin;
            token.text += name.text;
        } else {
            m_offset = end;
        }
    }
    if (isOperatorCharacter(at(m_offset)))
        token.kind = Token::Kind::Field;
    return token;
}

Token Lexer::oper()
{
    using Op = Term::Op;
    // The comparisons may follow a colon.
    const std::size_t colon = at(m_offset) == ':' ? 1 : 0;
    const char first = at(m_offset + colon);
    const bool orEqual = at(m_offset + colon + 1) == '=';
    Token token;
    if (first == '>' || first == '<') {
        token = take(Token::Kind::Operator, colon + (orEqual ? 2U : 1U));
        token.op = first == '>' ? (orEqual ? Op::AtLeast : Op::Greater) : (orEqual ? Op::AtMost : Op::Less);
        return token;
    }
    token = take(Token::Kind::Operator, 1);
    token.op = colon == 1 ? Op::Contains : m_text[token.offset] == '=' ? Op::Equals : Op::Regex;
    return token;
}

Token Lexer::take(Token::Kind kind, std::size_t length)
{
    Token token{kind, m_offset, length};
    m_offset += length;
    return token;
}

} // namespace tooltray::journal
