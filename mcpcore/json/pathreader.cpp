// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/path.h"

#include "text/unicode/ascii.h"
#include "json/number.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::json::detail {

namespace {

using Kind = PathExpression::Kind;

constexpr int kMaxNesting = 64; // of expressions and queries in each other
constexpr std::int64_t kMaxInteger = (std::int64_t{1} << 53) - 1;

struct Function {
    std::string_view name;
    Kind kind;
    std::size_t arguments;
    bool takesQuery; // rather than values
};

constexpr std::array<Function, 5> kFunctions{{{"length", Kind::Length, 1, false},
                                              {"count", Kind::Count, 1, true},
                                              {"match", Kind::Match, 2, false},
                                              {"search", Kind::Search, 2, false},
                                              {"value", Kind::ValueOf, 1, true}}};

constexpr std::array<std::pair<std::string_view, Kind>, 6> kComparisons{{{"==", Kind::Equal},
                                                                         {"!=", Kind::NotEqual},
                                                                         {"<=", Kind::LessOrEqual},
                                                                         {">=", Kind::GreaterOrEqual},
                                                                         {"<", Kind::Less},
                                                                         {">", Kind::Greater}}};

// What has a value that can be compared.
bool isValue(const PathExpression &expression)
{
    return expression.kind == Kind::Literal || expression.kind == Kind::Length
           || expression.kind == Kind::Count || expression.kind == Kind::ValueOf
           || (expression.kind == Kind::Query && expression.query.isSingular());
}

bool isNameStart(char c)
{
    return isAsciiLetter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

// What it cannot read stays where it is.
class PathReader {
public:
    explicit PathReader(std::string_view text) : m_text(text) {}

    bool read(PathQuery &query) { return take("$") && readSegments(query) && m_at == m_text.size(); }
    std::size_t offset() const { return m_at; }

private:
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    bool take(std::string_view wanted)
    {
        if (!m_text.substr(m_at).starts_with(wanted))
            return false;
        m_at += wanted.size();
        return true;
    }

    void skipBlanks()
    {
        while (m_at < m_text.size()
               && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }

    template <typename Predicate>
    std::string_view takeWhile(Predicate holds)
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && holds(m_text[m_at]))
            ++m_at;
        return m_text.substr(begin, m_at - begin);
    }

    bool readSegments(PathQuery &query)
    {
        for (;;) {
            const std::size_t before = m_at;
            skipBlanks();
            if (peek() != '.' && peek() != '[') {
                m_at = before;
                return true;
            }
            if (!readSegment(query.segments.emplace_back()))
                return false;
        }
    }

    bool readSegment(PathSegment &segment)
    {
        segment.isDescendant = take("..");
        if (peek() == '[')
            return readBrackets(segment);
        if (!segment.isDescendant && !take("."))
            return false;
        PathSelector &selector = segment.selectors.emplace_back();
        if (take("*"))
            return true;
        selector.kind = PathSelector::Kind::Name;
        if (!isNameStart(peek()))
            return false;
        selector.name = takeWhile([](char c) { return isNameStart(c) || isAsciiDigit(c) || c == '-'; });
        return true;
    }

    bool readBrackets(PathSegment &segment)
    {
        take("[");
        do {
            skipBlanks();
            if (!readSelector(segment.selectors.emplace_back()))
                return false;
            skipBlanks();
        } while (take(","));
        return take("]");
    }

    bool readSelector(PathSelector &selector)
    {
        if (take("*"))
            return true;
        if (peek() == '\'' || peek() == '"') {
            selector.kind = PathSelector::Kind::Name;
            return readString(selector.name);
        }
        if (take("?")) {
            selector.kind = PathSelector::Kind::Filter;
            skipBlanks();
            return readOr(selector.filter.emplace_back());
        }
        selector.kind = PathSelector::Kind::Index;
        if (!readInteger(selector.first))
            return false;
        skipBlanks();
        if (!take(":"))
            return selector.first.has_value();
        selector.kind = PathSelector::Kind::Slice;
        skipBlanks();
        std::optional<std::int64_t> step;
        if (!readInteger(selector.last))
            return false;
        skipBlanks();
        if (take(":")) {
            skipBlanks();
            if (!readInteger(step))
                return false;
        }
        selector.step = step.value_or(1);
        return true;
    }

    // There may be none.
    bool readInteger(std::optional<std::int64_t> &out)
    {
        if (peek() != '-' && !isAsciiDigit(peek()))
            return true;
        const std::size_t begin = m_at;
        take("-");
        const std::string_view digits = takeWhile(isAsciiDigit);
        const std::string_view text = m_text.substr(begin, m_at - begin);
        out = isNumberText(text) && text != "-0" ? toInt64(text) : std::nullopt;
        if (out && *out >= -kMaxInteger && *out <= kMaxInteger && !digits.empty())
            return true;
        return fail(begin);
    }

    // Rewritten as JSON has it, which knows the escapes.
    bool readString(std::string &out)
    {
        const std::size_t begin = m_at;
        const char quote = m_text[m_at++];
        std::string text = "\"";
        while (m_at < m_text.size() && m_text[m_at] != quote) {
            const bool isEscape = m_text[m_at] == '\\' && m_at + 1 < m_text.size();
            m_at += isEscape ? 1 : 0;
            const char c = m_text[m_at++];
            const bool isOtherQuote = c == (quote == '"' ? '\'' : '"');
            if (isEscape && isOtherQuote)
                return fail(begin);
            if ((isEscape && c != '\'') || c == '"')
                text += '\\';
            text += c;
        }
        const Parsed parsed = json::parse(text + '"');
        if (peek() == quote && parsed && parsed.value.isString()) {
            ++m_at;
            out = parsed.value.toString();
            return true;
        }
        return fail(begin);
    }

    bool readOr(PathExpression &out) { return readChain(out, Kind::Or, "||", &PathReader::readAnd); }
    bool readAnd(PathExpression &out) { return readChain(out, Kind::And, "&&", &PathReader::readBasic); }

    bool readChain(PathExpression &out, Kind kind, std::string_view between,
                   bool (PathReader::*readPart)(PathExpression &))
    {
        if (m_depth >= kMaxNesting)
            return false;
        ++m_depth;
        out.kind = kind;
        do {
            skipBlanks();
            if (!(this->*readPart)(out.parts.emplace_back()))
                return false;
            skipBlanks();
        } while (take(between));
        --m_depth;
        return true;
    }

    bool readBasic(PathExpression &out)
    {
        if (take("!")) {
            skipBlanks();
            out.kind = Kind::Not;
            PathExpression &part = out.parts.emplace_back();
            return peek() == '(' ? readParentheses(part) : readOperand(part) && becomeTest(part);
        }
        if (peek() == '(')
            return readParentheses(out);
        if (!readOperand(out))
            return false;
        skipBlanks();
        for (const auto &[sign, kind] : kComparisons) {
            if (!take(sign))
                continue;
            PathExpression left = std::move(out);
            out = {};
            out.kind = kind;
            out.parts.push_back(std::move(left));
            skipBlanks();
            return readOperand(out.parts.emplace_back())
                   && std::ranges::all_of(out.parts,
                                          [](const PathExpression &part) { return isValue(part); });
        }
        return becomeTest(out);
    }

    bool readParentheses(PathExpression &out)
    {
        take("(");
        return readOr(out) && take(")");
    }

    static bool becomeTest(PathExpression &operand)
    {
        if (operand.kind == Kind::Query)
            operand.kind = Kind::Exists;
        return operand.kind == Kind::Exists || operand.kind == Kind::Match || operand.kind == Kind::Search;
    }

    bool readOperand(PathExpression &out)
    {
        const char c = peek();
        if (c == '@' || c == '$') {
            ++m_at;
            out.kind = Kind::Query;
            out.query.isOfRoot = c == '$';
            return readSegments(out.query);
        }
        if (c == '\'' || c == '"') {
            std::string text;
            const bool isRead = readString(text);
            out.literal = Value(text);
            return isRead;
        }
        const std::size_t begin = m_at;
        if (c == '-' || isAsciiDigit(c)) {
            const std::string_view text = takeWhile([](char one) {
                return isAsciiDigit(one) || std::string_view("+-.eE").find(one) != std::string_view::npos;
            });
            out.literal = Value::number(text).value_or(Value());
            return out.literal.isNumber() || fail(begin);
        }
        const std::string_view word = takeWhile([](char one) { return isAsciiLetter(one); });
        if (peek() == '(')
            return readFunction(word, out) || fail(begin);
        if (word == "true" || word == "false")
            out.literal = Value(word == "true");
        return !out.literal.isNull() || word == "null" || fail(begin);
    }

    bool fail(std::size_t at)
    {
        m_at = at;
        return false;
    }

    bool readFunction(std::string_view name, PathExpression &out)
    {
        const auto *const function = std::ranges::find(kFunctions, name, &Function::name);
        if (function == kFunctions.end() || m_depth >= kMaxNesting)
            return false;
        ++m_depth;
        take("(");
        out.kind = function->kind;
        for (std::size_t i = 0; i < function->arguments; ++i) {
            skipBlanks();
            if (i > 0 && !take(","))
                return false;
            skipBlanks();
            PathExpression &argument = out.parts.emplace_back();
            if (!readOperand(argument)
                || !(function->takesQuery ? argument.kind == Kind::Query : isValue(argument)))
                return false;
        }
        skipBlanks();
        --m_depth;
        return take(")");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

bool PathQuery::isSingular() const
{
    return std::ranges::all_of(segments, [](const PathSegment &segment) {
        return !segment.isDescendant && segment.selectors.size() == 1
               && (segment.selectors.front().kind == PathSelector::Kind::Name
                   || segment.selectors.front().kind == PathSelector::Kind::Index);
    });
}

bool readPath(std::string_view text, PathQuery &query, std::size_t &offset)
{
    PathReader reader(text);
    const bool isRead = reader.read(query);
    offset = reader.offset();
    return isRead;
}

} // namespace tooltray::json::detail
