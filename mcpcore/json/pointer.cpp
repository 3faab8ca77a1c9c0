// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/pointer.h"

#include "text/unicode/utf8.h"
#include "json/scanner.h"

#include <charconv>
#include <utility>

namespace tooltray::json {
namespace {

template <typename From> // a Value, constant or not
From *step(From &from, std::string_view token)
{
    if (!from.isArray())
        return from.find(token);
    const std::optional<std::size_t> index = detail::arrayIndex(token);
    return index && *index < from.size() ? &from.elements()[*index] : nullptr;
}

// The value at the pointer, or where the way to it breaks off.
struct Walk {
    Value *found;
    Pointer brokenAt;
};

Walk walk(Value &root, const Pointer &pointer)
{
    Value *at = &root;
    Pointer path;
    for (const std::string &token : pointer.tokens()) {
        path = std::move(path) / token;
        at = step(*at, token);
        if (at == nullptr)
            return {nullptr, std::move(path)};
    }
    return {at, {}};
}

PointerError missing(Pointer path)
{
    std::string message = "There is nothing at " + path.toString() + ".";
    return {std::move(path), std::move(message)};
}

} // namespace

std::optional<Pointer> Pointer::parse(std::string_view text)
{
    Pointer pointer;
    while (!text.empty()) {
        if (text.front() != '/')
            return std::nullopt;
        text.remove_prefix(1);
        const std::string_view token = text.substr(0, text.find('/'));
        std::optional<std::string> unescaped = detail::unescapedToken(token);
        if (!unescaped)
            return std::nullopt;
        pointer.m_tokens.push_back(*std::move(unescaped));
        text.remove_prefix(token.size());
    }
    return pointer;
}

std::string Pointer::toString() const
{
    std::string text;
    for (const std::string &token : m_tokens)
        detail::appendToken(text, token);
    return text;
}

Pointer Pointer::parent() const
{
    Pointer result = *this;
    if (!isRoot())
        result.m_tokens.pop_back();
    return result;
}

Pointer operator/(Pointer pointer, std::string_view name)
{
    pointer.m_tokens.emplace_back(name);
    return pointer;
}

Pointer operator/(Pointer pointer, std::size_t index)
{
    pointer.m_tokens.push_back(std::to_string(index));
    return pointer;
}

const Value *resolve(const Value &root, const Pointer &pointer) noexcept
{
    const Value *at = &root;
    for (const std::string &token : pointer.tokens()) {
        at = step(*at, token);
        if (at == nullptr)
            return nullptr;
    }
    return at;
}

Value *resolve(Value &root, const Pointer &pointer)
{
    Value *at = &root;
    for (const std::string &token : pointer.tokens()) {
        at = step(*at, token);
        if (at == nullptr)
            return nullptr;
    }
    return at;
}

std::optional<PointerError> set(Value &root, const Pointer &pointer, Value value)
{
    if (Value *existing = resolve(root, pointer)) {
        *existing = std::move(value);
        return std::nullopt;
    }
    auto [container, brokenAt] = walk(root, pointer.parent());
    if (container == nullptr)
        return missing(std::move(brokenAt));
    const std::string &last = pointer.tokens().back();
    if (container->isObject()) {
        container->set(last, std::move(value));
        return std::nullopt;
    }
    const bool isNext = last == "-" || detail::arrayIndex(last) == container->size();
    if (!container->isArray() || !isNext) {
        const std::string reason =
            container->isArray() ? "the array there ends before index " + std::to_string(container->size())
                                 : "what is there is neither an object nor an array";
        return PointerError{pointer, "Nothing can be added at " + pointer.toString() + ": " + reason + "."};
    }
    container->append(std::move(value));
    return std::nullopt;
}

std::optional<PointerError> remove(Value &root, const Pointer &pointer)
{
    if (pointer.isRoot())
        return PointerError{pointer, "The whole document cannot be removed."};
    auto [found, brokenAt] = walk(root, pointer);
    if (found == nullptr)
        return missing(std::move(brokenAt));
    Value &container = *resolve(root, pointer.parent());
    const std::string &last = pointer.tokens().back();
    if (container.isObject())
        container.remove(last);
    else
        container.removeAt(*detail::arrayIndex(last));
    return std::nullopt;
}

void detail::appendToken(std::string &pointer, std::string_view token)
{
    pointer += '/';
    for (const char c : token) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
}

std::optional<std::string> detail::unescapedToken(std::string_view token)
{
    std::string result;
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            result += token[i];
            continue;
        }
        ++i;
        if (i == token.size() || (token[i] != '0' && token[i] != '1'))
            return std::nullopt;
        result += token[i] == '0' ? '~' : '/';
    }
    return result;
}

std::optional<std::size_t> detail::arrayIndex(std::string_view token) noexcept
{
    std::size_t index = 0;
    const char *const end = token.data() + token.size();
    const auto read = std::from_chars(token.data(), end, index);
    const bool hasLeadingZero = token.size() > 1 && token.front() == '0';
    if (read.ec != std::errc() || read.ptr != end || hasLeadingZero)
        return std::nullopt;
    return index;
}

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
