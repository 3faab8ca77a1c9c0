// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/regex/regexparser.h"

#include "base/ascii.h"
#include "base/utf8.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace tooltray::journal {
std::optional<RegexNode> RegexParser::parse()
{
    if (m_pattern.size() > kMaxPattern)
        fail(kMaxPattern, "The pattern is too long.");
    RegexNode root = choice(0);
    if (!atEnd())
        fail(m_offset, "There is no group for \")\" to close.");
    return m_failed ? std::nullopt : std::optional(std::move(root));
}

RegexNode RegexParser::choice(int depth)
{
    if (depth > kMaxDepth) {
        fail(m_offset, "Groups lie too deep in one another.");
        return {};
    }
    RegexNode first = sequence(depth);
    if (peek() != '|' || atEnd())
        return first;
    RegexNode node{.kind = RegexNode::Kind::Choice};
    node.children.push_back(std::move(first));
    while (takes("|"))
        node.children.push_back(sequence(depth));
    return node;
}

RegexNode RegexParser::sequence(int depth)
{
    RegexNode node{.kind = RegexNode::Kind::Sequence};
    while (!atEnd() && peek() != '|' && peek() != ')') {
        const std::size_t begin = m_offset;
        RegexNode next = atom(depth);
        quantify(next, begin);
        if (m_failed)
            return {};
        node.children.push_back(std::move(next));
    }
    return node;
}

RegexNode RegexParser::atom(int depth)
{
    const std::size_t begin = m_offset;
    switch (peek()) {
    case '(': return group(depth);
    case '[': return bracket();
    case '\\': return escape();
    case '.': {
        ++m_offset;
        CharSet set;
        set.add('\n');
        set.negate();
        return setNode(std::move(set));
    }
    case '^': ++m_offset; return assertion(RegexInstruction::Op::TextBegin);
    case '$': ++m_offset; return assertion(RegexInstruction::Op::TextEnd);
    case '*':
    case '+':
    case '?': fail(begin, "There is nothing to repeat."); return {};
    case '{':
        if (braces()) {
            fail(begin, "There is nothing to repeat.");
            return {};
        }
        break;
    default: break;
    }
    CharSet set;
    set.add(codePoint());
    return setNode(std::move(set));
}

RegexNode RegexParser::group(int depth)
{
    const std::size_t begin = m_offset;
    takes("(");
    if (peek() == '?' && !takes("?:")) {
        fail(begin, "Only plain groups ( ) and (?: ) are known: nothing that looks around or names groups.");
        return {};
    }
    RegexNode node = choice(depth + 1);
    if (!takes(")"))
        fail(begin, "The group that opens here is not closed.");
    return node;
}

RegexNode RegexParser::escape()
{
    const std::size_t begin = m_offset++;
    if (atEnd()) {
        fail(begin, "The pattern ends after \"\\\".");
        return {};
    }
    if (takes("b"))
        return assertion(RegexInstruction::Op::Boundary);
    if (takes("B"))
        return assertion(RegexInstruction::Op::NoBoundary);
    const char32_t letter = codePoint();
    if (auto set = escapedSet(letter))
        return setNode(std::move(*set));
    CharSet set;
    set.add(escapedCharacter(letter, begin));
    return setNode(std::move(set));
}

RegexNode RegexParser::bracket()
{
    const std::size_t begin = m_offset++;
    const bool isNegated = takes("^");
    CharSet set;
    // One bound of a range; nothing when it was a set such as \d.
    const auto member = [&]() -> std::optional<char32_t> {
        const std::size_t at = m_offset;
        const char32_t c = codePoint();
        if (c != '\\' || atEnd())
            return c;
        const char32_t letter = codePoint();
        if (const auto escaped = escapedSet(letter)) {
            set.add(*escaped);
            return std::nullopt;
        }
        return letter == 'b' ? U'\b' : escapedCharacter(letter, at);
    };
    bool isFirst = true;
    while (!atEnd() && (peek() != ']' || isFirst)) {
        isFirst = false;
        const std::size_t at = m_offset;
        const auto first = member();
        if (!first)
            continue;
        if (peek() != '-' || peek(1) == ']' || peek(1) == '\0') {
            set.add(*first);
            continue;
        }
        ++m_offset;
        const auto last = member();
        if (!last || *last < *first) {
            fail(at, "The range ends before it begins.");
            return {};
        }
        set.add(*first, *last);
    }
    if (!takes("]"))
        fail(begin, "The \"[\" is not closed.");
    set.addOtherCases();
    if (isNegated)
        set.negate();
    return setNode(std::move(set));
}

void RegexParser::quantify(RegexNode &node, std::size_t begin)
{
    bool isQuantified = false;
    while (!atEnd() && !m_failed) {
        const std::size_t at = m_offset;
        RegexNode repeat{.kind = RegexNode::Kind::Repeat, .least = 0, .most = RegexNode::kUnlimited};
        if (takes("+")) {
            repeat.least = 1;
        } else if (takes("?")) {
            repeat.most = 1;
        } else if (const auto bounds = braces()) {
            std::tie(repeat.least, repeat.most) = *bounds;
        } else if (!takes("*")) {
            return;
        }
        if (isQuantified || node.kind == RegexNode::Kind::Assertion) {
            fail(isQuantified ? at : begin, "This cannot be repeated; put it in a group ( ) first.");
            return;
        }
        takes("?"); // as few as possible: the same to whoever asks only whether it matches
        isQuantified = true;
        repeat.children.push_back(std::move(node));
        node = std::move(repeat);
    }
}

// {2}, {2,} or {2,5}; anything else in braces means itself.
std::optional<std::pair<std::uint32_t, std::uint32_t>> RegexParser::braces()
{
    if (peek() != '{')
        return std::nullopt;
    const char *const end = m_pattern.data() + m_pattern.size();
    const char *at = m_pattern.data() + m_offset + 1;
    const auto number = [&](std::uint32_t &out) {
        const auto [stop, error] = std::from_chars(at, end, out);
        const bool isNumber = stop != at;
        at = stop;
        if (error == std::errc::result_out_of_range)
            out = RegexNode::kUnlimited - 1;
        return isNumber;
    };
    std::uint32_t least = 0;
    if (!number(least))
        return std::nullopt;
    std::uint32_t most = least;
    if (at < end && *at == ',') {
        ++at;
        if (!number(most))
            most = RegexNode::kUnlimited;
    }
    if (at == end || *at != '}')
        return std::nullopt;
    const std::size_t begin = m_offset;
    m_offset = static_cast<std::size_t>(at - m_pattern.data()) + 1;
    if (least > kMaxRepeat || (most != RegexNode::kUnlimited && most > kMaxRepeat))
        fail(begin, "Nothing can be repeated more than 1,000 times.");
    else if (most < least)
        fail(begin, "The numbers in the braces are in the wrong order.");
    return std::pair(least, most);
}

char32_t RegexParser::codePoint()
{
    if (atEnd())
        return 0;
    const DecodedCodePoint decoded = decodeUtf8(m_pattern.substr(m_offset));
    m_offset += decoded.size;
    return decoded.codePoint;
}

std::optional<CharSet> RegexParser::escapedSet(char32_t letter)
{
    std::optional<CharSet> set;
    switch (letter) {
    case 'd':
    case 'D': set = CharSet::digits(); break;
    case 'w':
    case 'W': set = CharSet::wordCharacters(); break;
    case 's':
    case 'S': set = CharSet::spaces(); break;
    default: return std::nullopt;
    }
    if (letter < 'a')
        set->negate();
    return set;
}

char32_t RegexParser::escapedCharacter(char32_t letter, std::size_t begin)
{
    switch (letter) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'f': return '\f';
    case 'v': return '\v';
    case '0': return '\0';
    case 'x': return hexadecimal(2, begin);
    case 'u': return hexadecimal(4, begin);
    default: break;
    }
    if (letter < 0x80
        && (isAsciiLetter(static_cast<char>(letter)) || isAsciiDigit(static_cast<char>(letter))))
        fail(begin, "This escape is not known here.");
    return letter;
}

char32_t RegexParser::hexadecimal(std::size_t digits, std::size_t begin)
{
    const std::string_view text = m_pattern.substr(m_offset, digits);
    std::uint32_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (text.size() != digits || stop != text.data() + text.size())
        fail(begin, "Hexadecimal digits are expected: two after \"\\x\", four after \"\\u\".");
    m_offset += text.size();
    return value;
}

RegexNode RegexParser::setNode(CharSet set)
{
    set.addOtherCases();
    set.normalize();
    const auto found = std::ranges::find(m_sets, set);
    RegexNode node{.kind = RegexNode::Kind::Set, .set = static_cast<std::uint32_t>(found - m_sets.begin())};
    if (found == m_sets.end())
        m_sets.push_back(std::move(set));
    return node;
}

RegexNode RegexParser::assertion(RegexInstruction::Op op)
{
    return {.kind = RegexNode::Kind::Assertion, .assertion = op};
}

void RegexParser::fail(std::size_t offset, std::string_view message)
{
    if (m_failed)
        return;
    m_failed = true;
    m_error = {std::string(message), offset};
    m_offset = std::max(m_offset, m_pattern.size()); // ends all loops
}

bool RegexParser::takes(std::string_view text)
{
    if (!m_pattern.substr(std::min(m_offset, m_pattern.size())).starts_with(text))
        return false;
    m_offset += text.size();
    return true;
}

} // namespace tooltray::journal
