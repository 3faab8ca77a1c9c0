// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/parser.h"

#include "journal/filter/predicate.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <utility>

namespace tooltray::journal {

FilterToken Lexer::next()
{
    const std::size_t begin = m_offset;
    while (m_offset < m_text.size() && isAsciiSpace(m_text[m_offset]))
        ++m_offset;
    const bool isAfterSpace = m_offset > begin;
    const bool wantsValue = m_wantsValue && !isAfterSpace;
    m_wantsValue = false;

    FilterToken token;
    if (m_offset == m_text.size()) {
        token = take(FilterToken::Kind::End, 0);
    } else {
        const char c = m_text[m_offset];
        if (c == '|')
            token = take(FilterToken::Kind::Or, 1);
        else if (c == '(')
            token = take(FilterToken::Kind::Open, 1);
        else if (c == ')')
            token = take(FilterToken::Kind::Close, 1);
        else if (c == '"')
            token = quoted();
        else if (wantsValue)
            token = value();
        else if (isOperatorCharacter(c))
            token = oper();
        else if (c == '-' || c == '!')
            token = take(FilterToken::Kind::Negation, 1);
        else
            token = word();
    }
    m_wantsValue = token.kind == FilterToken::Kind::Operator;
    token.isAfterSpace = isAfterSpace;
    return token;
}

FilterToken Lexer::quoted()
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
    FilterToken token = take(isClosed ? FilterToken::Kind::Quoted : FilterToken::Kind::Unclosed,
                             end - begin + (isClosed ? 1 : 0));
    token.text = std::move(text);
    return token;
}

FilterToken Lexer::value()
{
    std::size_t end = m_offset;
    while (end < m_text.size() && !endsWord(m_text[end]))
        ++end;
    FilterToken token = take(FilterToken::Kind::Word, end - m_offset);
    token.text = m_text.substr(token.offset, token.length);
    return token;
}

FilterToken Lexer::word()
{
    const std::size_t begin = m_offset;
    std::size_t end = begin;
    while (end < m_text.size() && !endsWord(m_text[end]) && !isOperatorCharacter(m_text[end]))
        ++end;
    FilterToken token = take(FilterToken::Kind::Word, end - begin);
    token.text = m_text.substr(begin, end - begin);
    // The name of an argument or header field may be quoted: arg."first name":x
    if (token.text.ends_with('.') && at(m_offset) == '"') {
        const FilterToken name = quoted();
        if (name.kind == FilterToken::Kind::Quoted && isOperatorCharacter(at(m_offset))) {
            token.length = m_offset - begin;
            token.text += name.text;
        } else {
            m_offset = end;
        }
    }
    if (isOperatorCharacter(at(m_offset)))
        token.kind = FilterToken::Kind::Field;
    return token;
}

FilterToken Lexer::oper()
{
    // The comparisons may follow a colon.
    const std::size_t colon = at(m_offset) == ':' ? 1 : 0;
    const char first = at(m_offset + colon);
    const bool orEqual = at(m_offset + colon + 1) == '=';
    FilterToken token;
    if (first == '>' || first == '<') {
        token = take(FilterToken::Kind::Operator, colon + (orEqual ? 2U : 1U));
        token.op = first == '>' ? (orEqual ? Term::Op::AtLeast : Term::Op::Greater)
                                : (orEqual ? Term::Op::AtMost : Term::Op::Less);
        return token;
    }
    token = take(FilterToken::Kind::Operator, 1);
    token.op = colon == 1                    ? Term::Op::Contains
               : m_text[token.offset] == '=' ? Term::Op::Equals
                                             : Term::Op::Regex;
    return token;
}

FilterToken Lexer::take(FilterToken::Kind kind, std::size_t length)
{
    FilterToken token{kind, m_offset, length};
    m_offset += length;
    return token;
}

namespace {

constexpr std::size_t kMaxText = 10'000;
constexpr int kMaxDepth = 100;

class Parser {
    using Kind = FilterToken::Kind;

public:
    explicit Parser(std::string_view text) : m_text(text), m_lexer(text) { advance(); }

    ParsedFilter parse()
    {
        if (m_text.size() > kMaxText) {
            fail({CORE_TEXT("Core", "The filter is longer than 10,000 characters."), kMaxText,
                  m_text.size() - kMaxText});
            return {{}, std::move(m_error)};
        }
        if (m_token.kind == Kind::End)
            return {};
        Filter filter = parseAny(0);
        if (m_token.kind == Kind::Close)
            fail(m_token, CORE_TEXT("Core", "This \")\" has no matching \"(\"."));
        if (m_error)
            return {{}, std::move(m_error)};
        return {std::move(filter), std::nullopt};
    }

private:
    Filter parseAny(int depth)
    {
        if (depth > kMaxDepth)
            fail(m_token, CORE_TEXT("Core", "Brackets are nested too deeply."));
        return parseList(
            Filter::Kind::Any, [&] { return parseAll(depth); }, [this] { return take(Kind::Or); });
    }

    Filter parseAll(int depth)
    {
        const auto goesOn = [this] {
            if (m_token.kind == Kind::End || m_token.kind == Kind::Close || m_token.kind == Kind::Or)
                return false;
            if (!m_token.isAfterSpace && !m_lastIsBracket) {
                fail(m_token,
                     CORE_TEXT("Core",
                               "A space is missing here. Quote a value that contains brackets or quotes."));
                return false;
            }
            return true;
        };
        return parseList(
            Filter::Kind::All, [&] { return parseUnary(depth); }, goesOn);
    }

    template <typename Next, typename GoesOn>
    Filter parseList(Filter::Kind kind, const Next &next, const GoesOn &goesOn)
    {
        Filter first = next();
        if (m_error || !goesOn())
            return first;
        Filter list{.kind = kind};
        list.children.push_back(std::move(first));
        do
            list.children.push_back(next());
        while (!m_error && goesOn());
        return list;
    }

    Filter parseUnary(int depth)
    {
        if (m_error)
            return {};
        if (take(Kind::Negation)) {
            Filter negation{.kind = Filter::Kind::Not};
            negation.children.push_back(parsePrimary(depth));
            return negation;
        }
        return parsePrimary(depth);
    }

    Filter parsePrimary(int depth)
    {
        const FilterToken open = m_token;
        if (!take(Kind::Open))
            return parseTerm();
        Filter inner = parseAny(depth + 1);
        if (!m_error && m_token.kind != Kind::Close)
            fail(open, CORE_TEXT("Core", "This \"(\" is not closed."));
        m_lastIsBracket = true;
        take(Kind::Close);
        return inner;
    }

    Filter parseTerm()
    {
        Filter result{.kind = Filter::Kind::Term};
        const FilterToken first = m_token;
        switch (first.kind) {
        case Kind::Field:
            if (!readField(first, result.term))
                return {};
            advance();
            result.term.op = m_token.op;
            advance();
            if (m_token.isAfterSpace || (m_token.kind != Kind::Word && m_token.kind != Kind::Quoted)) {
                failAboutValue(first);
                return {};
            }
            break;
        case Kind::Word:
        case Kind::Quoted: break;
        case Kind::Operator:
            fail(first, CORE_TEXT("Core", "A field belongs before this operator, such as tool or status."));
            return {};
        case Kind::Negation: fail(first, CORE_TEXT("Core", "One \"-\" or \"!\" is enough.")); return {};
        case Kind::Unclosed:
            fail(first, CORE_TEXT("Core", "The quoted text has no closing quote."));
            return {};
        default:
            fail({CORE_TEXT("Core", "A term is missing here, such as is:error or tool:issue."), first.offset,
                  0});
            return {};
        }
        result.term.value = m_token.text;
        check(result.term, m_token);
        m_lastIsBracket = false;
        advance();
        return result;
    }

    bool readField(const FilterToken &token, Term &term)
    {
        const FieldInfo *info = findField(token.text);
        if (!info) {
            failAboutField(token);
            return false;
        }
        term.field = info->field;
        if (info->type == FieldInfo::Type::Name)
            term.name = token.text.substr(info->name.size());
        if (info->type == FieldInfo::Type::Name && term.name.empty()) {
            fail(token, {CORE_TEXT("Core", "A name must follow \"{name}\"."), {{"name", info->name}}});
            return false;
        }
        return true;
    }

    void failAboutField(const FilterToken &token)
    {
        std::vector<std::string> names;
        for (const FieldInfo &info : fieldInfos())
            names.emplace_back(info.name);
        std::vector<std::string> near = suggestions(token.text, names);
        const Message unknown(CORE_TEXT("Core", "Unknown field \"{name}\"."), {{"name", token.text}});
        const Message advice = near.empty()
                                   ? Message(CORE_TEXT("Core", "To look for this text, put it in quotes."))
                                   : Message(didYouMean(near));
        fail({Message::joined({unknown, advice}), token.offset, token.length, std::move(near), true});
    }

    void failAboutValue(const FilterToken &field)
    {
        if (m_token.kind == Kind::Unclosed)
            fail(m_token, CORE_TEXT("Core", "The quoted text has no closing quote."));
        else if (m_token.kind == Kind::Operator || m_token.kind == Kind::Field)
            fail(m_token, CORE_TEXT("Core", "There is one operator too many."));
        else
            fail({{CORE_TEXT("Core", "A value must follow \"{name}\"."),
                   {{"name", m_text.substr(field.offset, m_lastEnd - field.offset)}}},
                  field.offset,
                  m_lastEnd - field.offset});
    }

    // Reports a value that is not valid for the field.
    void check(const Term &term, const FilterToken &value)
    {
        auto made = Predicate::create(term, {});
        auto *error = std::get_if<FilterError>(&made);
        if (!error)
            return;
        // Escapes in quoted texts shift what is behind them; then the value as a whole is what to look at.
        const std::size_t quote = value.kind == Kind::Quoted ? 1 : 0;
        const bool isPlain = value.length == term.value.size() + 2 * quote;
        if (isPlain && error->length > 0)
            fail({error->message, value.offset + quote + error->offset, error->length, error->suggestions});
        else
            fail({error->message, value.offset, value.length, error->suggestions});
    }

    bool take(Kind kind)
    {
        if (m_error || m_token.kind != kind)
            return false;
        advance();
        return true;
    }

    void advance()
    {
        m_lastEnd = m_token.offset + m_token.length;
        m_token = m_lexer.next();
    }

    void fail(const FilterToken &token, Message message)
    {
        fail({std::move(message), token.offset, token.length});
    }
    void fail(FilterError error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

    std::string_view m_text;
    Lexer m_lexer;
    FilterToken m_token;
    std::size_t m_lastEnd = 0;
    bool m_lastIsBracket = true; // a closing bracket needs no space behind it
    std::optional<FilterError> m_error;
};

} // namespace

ParsedFilter parseFilter(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace tooltray::journal
