// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/position.h"

#include "text/unicode/utf8.h"
#include "json/scanner.h"

namespace tooltray::json {

namespace {

// The start of a value and of the name before it; an element has no name of its own.
struct Place {
    std::size_t value = 0;
    std::size_t name = 0;
};

class Locator {
public:
    explicit Locator(std::string_view text) : m_scanner(text)
    {
        m_scanner.skipSpace();
        m_place = {m_scanner.offset(), m_scanner.offset()};
    }

    // Goes from the present value to the one the token names within it.
    bool enter(std::string_view token)
    {
        m_scanner.seek(m_place.value);
        if (m_scanner.skip('['))
            return enterElement(token);
        return m_scanner.skip('{') && enterMember(token);
    }

    Place place() const noexcept { return m_place; }

private:
    bool enterElement(std::string_view token)
    {
        const std::optional<std::size_t> wanted = detail::arrayIndex(token);
        for (std::size_t index = 0; wanted; ++index) {
            m_scanner.skipSpace();
            const std::size_t begin = m_scanner.offset();
            if (!skipValue())
                return false;
            if (index == *wanted) {
                m_place = {begin, begin};
                return true;
            }
            m_scanner.skipSpace();
            if (!m_scanner.skip(','))
                return false;
        }
        return false;
    }

    // If members have the same name, the last one counts, as in parse().
    bool enterMember(std::string_view token)
    {
        bool isFound = false;
        do {
            m_scanner.skipSpace();
            const std::size_t nameBegin = m_scanner.offset();
            std::string name;
            if (m_scanner.peek() != '"' || m_scanner.skipString(&name))
                break;
            m_scanner.skipSpace();
            m_scanner.skip(':');
            m_scanner.skipSpace();
            if (name == token) {
                m_place = {m_scanner.offset(), nameBegin};
                isFound = true;
            }
            if (!skipValue())
                break;
            m_scanner.skipSpace();
        } while (m_scanner.skip(','));
        return isFound;
    }

    // Passes over a value; within containers only their ends are looked for.
    bool skipValue()
    {
        std::size_t depth = 0;
        do {
            m_scanner.skipSpace();
            const char next = m_scanner.peek();
            const bool isMark = std::string_view("[]{},:").find(next) != std::string_view::npos;
            if (!isMark && m_scanner.skipScalar("a value"))
                return false;
            if (!isMark)
                continue;
            if (next == '[' || next == '{')
                ++depth;
            else if (depth == 0)
                return false;
            else if (next == ']' || next == '}')
                --depth;
            m_scanner.skip(next);
        } while (depth > 0);
        return true;
    }

    detail::Scanner m_scanner;
    Place m_place;
};

} // namespace

Position positionAt(std::string_view text, std::size_t offset) noexcept
{
    Position position;
    const std::string_view before = text.substr(0, offset);
    // A byte order mark is not part of the text an editor shows.
    std::size_t i = before.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    for (; i < before.size(); ++i) {
        const auto c = static_cast<unsigned char>(before[i]);
        const bool isFirstOfCrLf = c == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (c == '\n' || (c == '\r' && !isFirstOfCrLf)) {
            ++position.line;
            position.column = 1;
        } else if ((c & 0xC0U) != 0x80) {
            position.column += c >= 0xF0 ? 2 : 1;
        }
    }
    return position;
}

std::optional<Position> locate(std::string_view text, const Pointer &pointer, Part part)
{
    Locator locator(text);
    for (const std::string &token : pointer.tokens()) {
        if (!locator.enter(token))
            return std::nullopt;
    }
    const Place place = locator.place();
    return positionAt(text, part == Part::Name ? place.name : place.value);
}

} // namespace tooltray::json
