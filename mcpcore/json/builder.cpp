// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/builder.h"

#include "json/containers.h"
#include "json/number.h"
#include "json/scanner.h"
#include "json/tree.h"

namespace tooltray::json {

using detail::Cell;
using detail::Tag;
using detail::TextKind;

namespace {

constexpr bool isSpace(char c) noexcept
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

Builder::~Builder()
{
    dropCells();
}

std::optional<Value> Builder::build(std::string_view text, std::span<const std::uint32_t> tokens,
                                    const ParseOptions &options)
{
    m_text = text;
    m_tokens = tokens;
    m_token = 0;
    m_options = options;
    std::optional<Value> result;
    if (run()) {
        result = Value(m_cells.back());
        m_cells.clear();
    }
    dropCells();
    m_open.clear();
    return result;
}

bool Builder::run()
{
    do {
        if (!value() || !closeWhatEnds())
            return false;
    } while (!m_open.empty());
    return m_token == m_tokens.size();
}

// A scalar or an empty container, or all that opens down to such a one.
bool Builder::value()
{
    for (;;) {
        const char first = peek();
        switch (first) {
        case '"': return string();
        case 't': return word("true", Tag::True);
        case 'f': return word("false", Tag::False);
        case 'n': return word("null", Tag::Null);
        case '[':
        case '{': break;
        default: return number();
        }
        if (m_open.size() >= m_options.maxDepth)
            return false;
        ++m_token;
        m_open.push_back({first == '[' ? Tag::Array : Tag::Object, m_cells.size()});
        if (peek() == (first == '[' ? ']' : '}'))
            return true;
        if (first == '{' && !name())
            return false;
    }
}

// Goes on to where the next value must begin, or to the end of the outermost one.
bool Builder::closeWhatEnds()
{
    while (!m_open.empty()) {
        const Tag kind = m_open.back().kind;
        const char next = peek();
        ++m_token;
        if (next == ',')
            return kind == Tag::Array || name();
        if (next != (kind == Tag::Array ? ']' : '}') || !close())
            return false;
    }
    return true;
}

bool Builder::name()
{
    return peek() == '"' && string() && skip(':');
}

bool Builder::skip(char expected) noexcept
{
    if (peek() != expected)
        return false;
    ++m_token;
    return true;
}

bool Builder::string()
{
    const std::size_t begin = offset() + 1;
    ++m_token;
    // Nothing but white space lies between the closing quote and the next token.
    const std::size_t end = m_text.find_last_of('"', offset() - 1);
    std::string_view content = m_text.substr(begin, end - begin);
    if (content.find('\\') != std::string_view::npos) {
        std::size_t at = 0;
        m_unescaped.clear();
        if (!detail::unescape(content, m_unescaped, at))
            return false;
        content = m_unescaped;
    }
    m_cells.push_back(detail::makeText(content, TextKind::String));
    return true;
}

bool Builder::number()
{
    if (m_token == m_tokens.size())
        return false;
    const char *const begin = m_text.data() + offset();
    ++m_token;
    const char *const limit = m_text.data() + offset();
    const char *const end = detail::endOfNumber(begin, limit);
    // What follows a number without space, colon or comma between is no token of its own.
    if (end == nullptr || (end != limit && !isSpace(*end)))
        return false;
    m_cells.push_back(detail::makeText({begin, end}, TextKind::Number));
    return true;
}

bool Builder::word(std::string_view expected, Tag meaning)
{
    const std::string_view rest = m_text.substr(offset());
    ++m_token;
    const std::size_t room = offset() - static_cast<std::size_t>(rest.data() - m_text.data());
    if (!rest.starts_with(expected) || (room != expected.size() && !isSpace(rest[expected.size()])))
        return false;
    Cell cell;
    cell.tag = meaning;
    m_cells.push_back(cell);
    return true;
}

bool Builder::close()
{
    const Container container = m_open.back();
    m_open.pop_back();
    const std::span<const Cell> inside = std::span(m_cells).subspan(container.firstCell);
    const std::size_t count = inside.size();
    const bool isObject = container.kind == Tag::Object;
    const Cell made = isObject ? detail::makeObject(inside) : detail::makeArray(inside);
    m_cells.resize(container.firstCell);
    m_cells.push_back(made);
    return !isObject || m_options.duplicates == ParseOptions::Duplicates::KeepLast
           || detail::size(made) == count / 2;
}

void Builder::dropCells() noexcept
{
    for (const Cell &cell : m_cells)
        detail::destroy(cell);
    m_cells.clear();
}

} // namespace tooltray::json
