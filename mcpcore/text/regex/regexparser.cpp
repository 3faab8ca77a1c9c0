// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regexparser.h"

#include "text/regex/charset.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::text {

namespace {

std::string unknownGroup(std::string_view rest)
{
    if (rest.starts_with("(?P<"))
        return "`(?P<` is not known in ECMA-262 patterns; a named group opens with `(?<`.";
    if (rest.starts_with("(?P="))
        return "`(?P=` is not known in ECMA-262 patterns; refer to a named group by `\\k<name>`.";
    if (rest.starts_with("(?#"))
        return "Comments are not known in ECMA-262 patterns.";
    if (rest.starts_with("(?>"))
        return "Atomic groups are not known in ECMA-262 patterns; `(?:` is the plain one.";
    return "Flags such as `(?i)` are not known in JSON Schema patterns; spell both cases out, as in `[aA]`.";
}

} // namespace

std::optional<RegexError> RegexParser::parse(RegexTree &tree)
{
    if (m_pattern.size() > m_limits.bytes)
        return RegexError{CORE_TEXT("Core", "The pattern is too long."), m_limits.bytes};
    m_tree = &tree;
    tree.root = parseChoice();
    if (!failed() && !atEnd()) // only a closing parenthesis ends a choice early
        fail(m_at, CORE_TEXT("Core", "This closing parenthesis has no opening one."));
    if (!failed())
        resolveReferences();
    return m_error;
}

RegexParser::NodeIndex RegexParser::parseChoice()
{
    if (m_depth >= m_limits.depth)
        return fail(m_at, CORE_TEXT("Core", "Groups are nested too deeply."));
    ++m_depth;
    RegexNode choice{.kind = RegexNode::Kind::Choice};
    do {
        choice.children.push_back(parseSequence());
    } while (!failed() && take("|"));
    --m_depth;
    return choice.children.size() == 1 ? choice.children.front() : add(std::move(choice));
}

RegexParser::NodeIndex RegexParser::parseSequence()
{
    RegexNode sequence{.kind = RegexNode::Kind::Sequence};
    while (!failed() && !atEnd() && peek() != '|' && peek() != ')')
        sequence.children.push_back(parseTerm());
    return sequence.children.size() == 1 ? sequence.children.front() : add(std::move(sequence));
}

RegexParser::NodeIndex RegexParser::parseTerm()
{
    using Kind = RegexNode::Kind;
    const std::size_t offset = m_at;
    NodeIndex atom = 0;
    switch (peek()) {
    case '^':
        ++m_at;
        atom = add({.kind = Kind::Start});
        break;
    case '$':
        ++m_at;
        atom = add({.kind = Kind::End});
        break;
    case '.':
        ++m_at;
        atom = addSet(CharSet({{'\n', '\n'}, {'\r', '\r'}, {0x2028, 0x2029}}).complement());
        break;
    case '(': atom = parseGroup(); break;
    case '[':
        if (std::optional<CharSet> set = readClass())
            atom = addSet(std::move(*set));
        break;
    case '\\': atom = parseEscape(); break;
    case '*':
    case '+':
    case '?':
        return fail(offset, {CORE_TEXT("Core", "There is nothing for this `{name}` to repeat."),
                             {{"name", std::string(1, peek())}}});
    default:
        if (peek() == '{') {
            RegexNode ignored;
            if (readBraces(ignored))
                return fail(offset, CORE_TEXT("Core", "There is nothing for these braces to repeat."));
        }
        atom = addCharacter(takeCodePoint());
    }
    if (failed())
        return 0;
    const Kind kind = m_tree->nodes[atom].kind;
    const std::size_t afterAtom = m_at;
    const NodeIndex repeated = parseQuantifier(atom);
    const bool isAssertion =
        kind == Kind::Look || kind == Kind::WordBoundary || kind == Kind::Start || kind == Kind::End;
    if (m_at != afterAtom && isAssertion)
        return fail(offset, CORE_TEXT("Core", "An assertion matches no text, so it cannot be repeated."));
    return repeated;
}

RegexParser::NodeIndex RegexParser::parseGroup()
{
    const std::size_t offset = m_at;
    RegexNode group{.kind = RegexNode::Kind::Group};
    bool isPlain = false;
    if (take("(?:")) {
        isPlain = true;
    } else if (m_options.linearOnly && m_pattern.substr(m_at).starts_with("(?")) {
        return fail(
            offset,
            CORE_TEXT("Core",
                      "Only plain groups ( ) and (?: ) are supported, not lookarounds or named groups."));
    } else if (take("(?=")) {
        group.kind = RegexNode::Kind::Look;
    } else if (take("(?!")) {
        group.kind = RegexNode::Kind::Look;
        group.isNegated = true;
    } else if (take("(?<=")) {
        group.kind = RegexNode::Kind::Look;
        group.looksBehind = true;
    } else if (take("(?<!")) {
        group.kind = RegexNode::Kind::Look;
        group.looksBehind = true;
        group.isNegated = true;
    } else {
        const bool isNamed = take("(?<");
        if (!isNamed && m_pattern.substr(m_at).starts_with("(?"))
            return fail(offset, unknownGroup(m_pattern.substr(m_at)));
        if (!isNamed)
            take("(");
        group.value = ++m_tree->groupCount;
        if (isNamed) {
            const std::string name = readGroupName();
            if (!failed() && !m_groupNames.emplace(name, group.value).second)
                return fail(offset, "There are two groups named `" + name + "`.");
        }
    }
    if (failed())
        return 0;
    const NodeIndex body = parseChoice();
    if (failed())
        return 0;
    if (!take(")"))
        return fail(offset, CORE_TEXT("Core", "The group that opens here is not closed."));
    if (isPlain) // wrapped, so that a quantifier may follow whatever stands inside
        return add({.kind = RegexNode::Kind::Sequence, .children = {body}});
    group.children.push_back(body);
    return add(std::move(group));
}

RegexParser::NodeIndex RegexParser::parseEscape()
{
    using Kind = RegexNode::Kind;
    const std::size_t offset = m_at++;
    if (take("b") || take("B"))
        return add({.kind = Kind::WordBoundary, .isNegated = m_pattern[m_at - 1] == 'B'});
    if (m_options.linearOnly && (peek() == 'k' || (peek() >= '1' && peek() <= '9')))
        return fail(offset, CORE_TEXT("Core", "Backreferences are not supported here."));
    if (take("k")) {
        if (!take("<"))
            return fail(offset, "`\\k` is followed by the name of a group, as in `\\k<year>`.");
        std::string name = readGroupName();
        if (failed())
            return 0;
        m_tree->hasBackReferences = true;
        const NodeIndex node = add({.kind = Kind::BackReference});
        m_namedReferences.push_back({node, std::move(name), offset});
        return node;
    }
    if (isAsciiDigit(peek()) && peek() != '0') {
        const std::uint32_t number = readNumber();
        if (number > m_highestReference) {
            m_highestReference = number;
            m_highestReferenceOffset = offset;
        }
        m_tree->hasBackReferences = true;
        return add({.kind = Kind::BackReference, .value = number});
    }
    if (std::optional<CharSet> set = readClassEscape())
        return addSet(std::move(*set));
    if (failed())
        return 0;
    const std::optional<char32_t> point = readCharacterEscape();
    return point ? addCharacter(*point) : 0;
}

RegexParser::NodeIndex RegexParser::parseQuantifier(NodeIndex atom)
{
    if (atEnd() || std::string_view("*+?{").find(peek()) == std::string_view::npos)
        return atom;
    const std::size_t offset = m_at;
    RegexNode repeat{.kind = RegexNode::Kind::Repeat, .max = RegexNode::kUnlimited};
    if (take("+"))
        repeat.min = 1;
    else if (take("?"))
        repeat.max = 1;
    else if (!take("*") && !readBraces(repeat))
        return atom;
    if (repeat.min > repeat.max)
        return fail(offset, CORE_TEXT("Core", "The numbers of this repetition are out of order."));
    if (repeat.min > m_limits.repeats
        || (repeat.max != RegexNode::kUnlimited && repeat.max > m_limits.repeats))
        return fail(offset, CORE_TEXT("Core", "Nothing can be repeated more than 1,000 times."));
    repeat.isLazy = take("?");
    if (m_tree->nodes[atom].kind == RegexNode::Kind::Character) {
        const char32_t point = m_tree->nodes[atom].value;
        atom = addSet(CharSet({{point, point}}));
    }
    repeat.children = {atom};
    return add(std::move(repeat));
}

// {2}, {2,} or {2,5}; other braces are text.
bool RegexParser::readBraces(RegexNode &repeat)
{
    const std::size_t start = m_at;
    if (take("{") && isAsciiDigit(peek())) {
        repeat.min = readNumber();
        repeat.max = repeat.min;
        if (take(","))
            repeat.max = isAsciiDigit(peek()) ? readNumber() : RegexNode::kUnlimited;
        if (take("}"))
            return true;
    }
    m_at = start;
    return false;
}

std::uint32_t RegexParser::readNumber()
{
    std::uint64_t number = 0;
    for (; isAsciiDigit(peek()); ++m_at)
        number = std::min<std::uint64_t>(number * 10 + static_cast<std::uint64_t>(peek() - '0'),
                                         RegexNode::kUnlimited - 1);
    return static_cast<std::uint32_t>(number);
}

// Up to the closing ">"; ECMA-262 22.2.1 RegExpIdentifierName.
std::string RegexParser::readGroupName()
{
    const std::size_t offset = m_at;
    std::string name;
    while (!atEnd() && peek() != '>') {
        std::optional<char32_t> point = takeCodePoint();
        if (*point == U'\\')
            point = take("u") ? readUnicodeEscape() : std::nullopt;
        if (!point || !(name.empty() ? isIdentifierStart(*point) : isIdentifierPart(*point))) {
            fail(offset, "The name of a group is an identifier, as in `(?<year>`.");
            return {};
        }
        appendUtf8(*point, name);
    }
    if (!take(">") || name.empty())
        fail(offset, "The name of a group stands between `<` and `>`.");
    return name;
}

void RegexParser::resolveReferences()
{
    if (m_highestReference > m_tree->groupCount) {
        fail(m_highestReferenceOffset,
             "There is no group number " + std::to_string(m_highestReference) + ".");
        return;
    }
    for (const NamedReference &reference : m_namedReferences) {
        const auto group = m_groupNames.find(reference.name);
        if (group == m_groupNames.end()) {
            fail(reference.offset, "There is no group named `" + reference.name + "`.");
            return;
        }
        m_tree->nodes[reference.node].value = group->second;
    }
}

RegexParser::NodeIndex RegexParser::add(RegexNode node)
{
    m_tree->nodes.push_back(std::move(node));
    return static_cast<NodeIndex>(m_tree->nodes.size() - 1);
}

RegexParser::NodeIndex RegexParser::addCharacter(char32_t point)
{
    if (m_options.ignoreCase) {
        const CharSet one({{point, point}});
        CharSet all = one.withOtherCases();
        if (all.ranges() != one.ranges())
            return addSet(std::move(all));
    }
    return add({.kind = RegexNode::Kind::Character, .value = point});
}

RegexParser::NodeIndex RegexParser::addSet(CharSet set)
{
    m_rangeCount += set.ranges().size();
    if (m_rangeCount > m_limits.ranges)
        return fail(m_at, CORE_TEXT("Core", "The pattern has too many character classes."));
    m_tree->sets.push_back(std::move(set));
    return add({.kind = RegexNode::Kind::Set, .value = static_cast<std::uint32_t>(m_tree->sets.size() - 1)});
}

} // namespace tooltray::text
