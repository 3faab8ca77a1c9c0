// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/toml.h"

#include "clients/formats/jsonctree.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::clients {

namespace {

constexpr int kDeepest = 100;

bool isBareKeyCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-';
}

} // namespace

Result<TomlDocument> TomlDocument::parse(std::string_view text)
{
    TomlDocument document;
    if (const auto broken = TomlReader(text, document).read())
        return cannotRead(text, broken->offset, broken->what);
    return document;
}

bool TomlDocument::hasComments(std::size_t begin, std::size_t end) const
{
    return std::ranges::any_of(comments, [&](std::size_t at) { return at >= begin && at < end; });
}

bool isBareTomlKey(std::string_view key)
{
    return !key.empty() && std::ranges::all_of(key, isBareKeyCharacter);
}

TomlReader::TomlReader(std::string_view text, TomlDocument &document) : m_text(text), m_document(document)
{
    if (text.starts_with(kByteOrderMark))
        m_at = kByteOrderMark.size();
}

std::optional<TomlReader::Broken> TomlReader::read()
{
    while (!isAtEnd() && statement()) {
    }
    return m_broken;
}

bool TomlReader::take(std::string_view token)
{
    if (!m_text.substr(m_at).starts_with(token))
        return false;
    m_at += token.size();
    return true;
}

bool TomlReader::failAt(std::size_t offset, Message what)
{
    if (!m_broken)
        m_broken = Broken{offset, std::move(what)};
    return false;
}

void TomlReader::skipBlanks()
{
    while (next() == ' ' || next() == '\t')
        ++m_at;
}

bool TomlReader::skipSpace()
{
    while (true) {
        skipBlanks();
        if (next() == '#')
            comment();
        else if (!take("\n") && !take("\r\n"))
            return true;
    }
}

bool TomlReader::comment()
{
    m_document.comments.push_back(m_at);
    m_at = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
    return true;
}

bool TomlReader::endOfLine()
{
    skipBlanks();
    if (next() == '#')
        comment();
    if (isAtEnd() || take("\n") || take("\r\n"))
        return true;
    return fail(CORE_TEXT("Core", "the end of the line was expected"));
}

bool TomlReader::statement()
{
    TomlStatement statement;
    statement.begin = m_at;
    skipBlanks();
    if (isAtEnd() || next() == '#' || next() == '\n' || next() == '\r')
        return endOfLine();
    if (!(next() == '[' ? header(statement) : pair(statement)) || !endOfLine())
        return false;
    statement.end = m_at;
    m_document.statements.push_back(std::move(statement));
    return true;
}

bool TomlReader::header(TomlStatement &statement)
{
    const bool isArray = take("[[");
    if (!isArray)
        take("[");
    statement.kind = isArray ? TomlStatement::Kind::ArrayTable : TomlStatement::Kind::Table;
    skipBlanks();
    if (!path(statement.path))
        return false;
    if (!take(isArray ? "]]" : "]"))
        return fail({CORE_TEXT("Core", "a \"{sign}\" was expected"), {{"sign", "]"}}});
    m_table = statement.path;
    return true;
}

bool TomlReader::path(Path &path)
{
    do {
        skipBlanks();
        if (!key(path.emplace_back()))
            return false;
        skipBlanks();
    } while (take("."));
    return true;
}

bool TomlReader::key(std::string &key)
{
    if (next() == '"') {
        ++m_at;
        return quotedText(key, "\"");
    }
    if (next() == '\'') {
        ++m_at;
        return quotedText(key, "'");
    }
    const std::size_t begin = m_at;
    while (isBareKeyCharacter(next()))
        ++m_at;
    key = m_text.substr(begin, m_at - begin);
    return !key.empty() || fail(CORE_TEXT("Core", "a name was expected"));
}

bool TomlReader::pair(TomlStatement &statement)
{
    statement.kind = TomlStatement::Kind::Pair;
    statement.path = m_table;
    if (!path(statement.path))
        return false;
    if (!take("="))
        return fail({CORE_TEXT("Core", "a \"{sign}\" was expected"), {{"sign", "="}}});
    skipBlanks();
    return value(statement.value, 0);
}

bool TomlReader::value(json::Value &value, int depth)
{
    if (depth > kDeepest)
        return fail(CORE_TEXT("Core", "it is nested too deeply"));
    switch (next()) {
    case '[': return array(value, depth);
    case '{': return inlineTable(value, depth);
    case '"':
    case '\'': {
        std::string read;
        if (!text(read))
            return false;
        value = json::Value(read);
        return true;
    }
    default: return bare(value);
    }
}

bool TomlReader::text(std::string &text)
{
    for (const std::string_view quotes : {R"(""")", "\"", "'''", "'"}) {
        if (take(quotes))
            return quotedText(text, quotes);
    }
    return false;
}

bool TomlReader::quotedText(std::string &text, std::string_view quotes)
{
    const std::size_t opening = m_at - quotes.size();
    const bool hasLines = quotes.size() == 3;
    if (hasLines && !take("\n"))
        take("\r\n");
    while (!isAtEnd()) {
        // Up to two quotes may stand before the closing three.
        if (m_text.substr(m_at).starts_with(quotes)
            && !(hasLines && m_text.substr(m_at + 1).starts_with(quotes))) {
            m_at += quotes.size();
            return true;
        }
        if (!hasLines && (next() == '\n' || next() == '\r'))
            break;
        if (next() == '\\' && quotes.front() == '"') {
            if (!escape(text, opening))
                return false;
        } else {
            text += m_text[m_at++];
        }
    }
    return failAt(opening, CORE_TEXT("Core", "a string is not closed"));
}

bool TomlReader::escape(std::string &text, std::size_t opening)
{
    constexpr std::string_view kLetters = "btnfr\"\\e";
    constexpr std::string_view kMeanings = "\b\t\n\f\r\"\\\x1B";
    const std::size_t begin = m_at++;
    const char letter = next();
    if (const std::size_t known = kLetters.find(letter); known != std::string_view::npos && !isAtEnd()) {
        text += kMeanings[known];
        ++m_at;
        return true;
    }
    if (letter == 'u' || letter == 'U') {
        ++m_at;
        const std::size_t digits = letter == 'u' ? 4 : 8;
        char32_t codePoint = 0;
        for (std::size_t i = 0; i < digits; ++i, ++m_at) {
            const auto digit = hexDigit(next());
            if (!digit)
                return failAt(begin, CORE_TEXT("Core", "an escape has too few digits"));
            codePoint = codePoint * 16 + *digit;
        }
        if (codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint < 0xE000))
            return failAt(begin, CORE_TEXT("Core", "an escape names no character"));
        appendUtf8(codePoint, text);
        return true;
    }
    // At the end of a line: all white space that follows is left out.
    const std::size_t behind = m_text.find_first_not_of(" \t\r\n", m_at);
    const std::size_t end = std::min(behind, m_text.size());
    if (m_text.substr(m_at, end - m_at).find('\n') == std::string_view::npos)
        return failAt(begin, CORE_TEXT("Core", "an escape is not one that TOML knows"));
    m_at = end;
    return !isAtEnd() || failAt(opening, CORE_TEXT("Core", "a string is not closed"));
}

bool TomlReader::array(json::Value &value, int depth)
{
    const std::size_t opening = m_at++;
    value = json::Value::array();
    while (true) {
        skipSpace();
        if (take("]"))
            return true;
        if (isAtEnd())
            return failAt(opening, {CORE_TEXT("Core", "the \"{sign}\" is not closed"), {{"sign", "["}}});
        json::Value element;
        if (!this->value(element, depth + 1))
            return false;
        value.append(std::move(element));
        skipSpace();
        if (!take(",") && next() != ']')
            return isAtEnd()
                       ? failAt(opening, {CORE_TEXT("Core", "the \"{sign}\" is not closed"), {{"sign", "["}}})
                       : fail(CORE_TEXT("Core", "a comma is missing"));
    }
}

bool TomlReader::inlineTable(json::Value &value, int depth)
{
    const std::size_t opening = m_at++;
    value = json::Value::object();
    while (true) {
        skipSpace();
        if (take("}"))
            return true;
        if (isAtEnd())
            return failAt(opening, {CORE_TEXT("Core", "the \"{sign}\" is not closed"), {{"sign", "{"}}});
        Path names;
        json::Value member;
        if (!path(names))
            return false;
        if (!take("="))
            return fail({CORE_TEXT("Core", "a \"{sign}\" was expected"), {{"sign", "="}}});
        skipBlanks();
        if (!this->value(member, depth + 1))
            return false;
        json::Value *place = &value;
        for (const std::string &name : names) {
            if (!place->isObject() && !place->isNull())
                return failAt(opening, CORE_TEXT("Core", "a name refers to two things"));
            json::Value *inner = place->find(name);
            place = inner != nullptr ? inner : &place->set(name, {});
        }
        *place = std::move(member);
        skipSpace();
        if (!take(",") && next() != '}')
            return isAtEnd()
                       ? failAt(opening, {CORE_TEXT("Core", "the \"{sign}\" is not closed"), {{"sign", "{"}}})
                       : fail(CORE_TEXT("Core", "a comma is missing"));
    }
}

bool TomlReader::bare(json::Value &value)
{
    const std::size_t begin = m_at;
    const auto isPart = [](char c) { return isBareKeyCharacter(c) || c == '+' || c == '.' || c == ':'; };
    while (isPart(next()))
        ++m_at;
    // 1979-05-27 07:32:00
    if (m_at - begin == 10 && next() == ' ' && m_at + 1 < m_text.size() && isAsciiDigit(m_text[m_at + 1])) {
        ++m_at;
        while (isPart(next()))
            ++m_at;
    }
    const std::string_view word = m_text.substr(begin, m_at - begin);
    if (word == "true" || word == "false") {
        value = json::Value(word == "true");
        return true;
    }
    const std::string_view unsignedWord =
        word.starts_with('+') || word.starts_with('-') ? word.substr(1) : word;
    if (unsignedWord.empty()
        || (!isAsciiDigit(unsignedWord.front()) && unsignedWord != "inf" && unsignedWord != "nan"))
        return failAt(begin, CORE_TEXT("Core", "a value was expected"));
    const auto number = json::Value::number(word);
    value = number ? *number : json::Value(word);
    return true;
}

} // namespace tooltray::clients
