// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/pointer.h"

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

} // namespace tooltray::json
