// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/page.h"

#include "text/encoding/encoding.h"

#include <algorithm>
#include <cstdint>

namespace tooltray::demo {

namespace {

using graphql::FieldError;

constexpr std::string_view kCursorPrefix = "at:";
constexpr std::int64_t kDefaultCount = 20;
constexpr std::int64_t kMaxCount = 100;

FieldError problem(std::string message)
{
    return {std::move(message), json::Value::object({{"code", "BAD_PAGE"}})};
}

FieldError outOfRange(std::string_view argument)
{
    return problem(std::string(argument) + " has to be 0 to " + std::to_string(kMaxCount)
                   + ". Ask for the pages one after the other.");
}

// How many an argument asks for; nothing when it is not given.
struct Count {
    std::optional<std::size_t> value;
    bool isValid = true;
};

Count countIn(const json::Value &arguments, std::string_view name)
{
    const std::optional<std::int64_t> given = arguments[name].toInt64();
    if (!given)
        return {};
    if (*given < 0 || *given > kMaxCount)
        return {{}, false};
    return {static_cast<std::size_t>(*given)};
}

} // namespace

std::string cursorOf(const std::string &globalId)
{
    return encodeBase64Url(std::string(kCursorPrefix) + globalId);
}

std::optional<std::string> idInCursor(std::string_view cursor)
{
    const std::optional<std::string> text = decodeBase64Url(cursor);
    if (!text || !text->starts_with(kCursorPrefix))
        return std::nullopt;
    return text->substr(kCursorPrefix.size());
}

std::variant<Window, FieldError> cursorWindow(std::size_t count, const PlaceOf &placeOf,
                                              const json::Value &arguments)
{
    const Count first = countIn(arguments, "first");
    const Count last = countIn(arguments, "last");
    if (!first.isValid)
        return outOfRange("first");
    if (!last.isValid)
        return outOfRange("last");
    Window window{0, count};
    for (const std::string_view name : {"after", "before"}) {
        const json::Value &cursor = arguments[name];
        if (!cursor.isString())
            continue;
        const std::optional<std::string> id = idInCursor(cursor.toString());
        const std::size_t place = id ? placeOf(*id) : count;
        if (place == count)
            return problem("There is nothing at the cursor \"" + std::string(cursor.toString())
                           + "\" any more. Start again without \"" + std::string(name) + "\".");
        if (name == "after")
            window.begin = place + 1;
        else
            window.end = place;
    }
    window.end = std::max(window.begin, window.end);
    if (first.value || !last.value)
        window.end = std::min(window.end, window.begin + first.value.value_or(kDefaultCount));
    if (last.value && window.end - window.begin > *last.value)
        window.begin = window.end - *last.value;
    return window;
}

std::variant<Window, FieldError> offsetWindow(std::size_t count, const json::Value &arguments)
{
    const Count limit = countIn(arguments, "limit");
    if (!limit.isValid)
        return outOfRange("limit");
    const std::int64_t offset = arguments["offset"].toInt64().value_or(0);
    if (offset < 0)
        return problem("offset must not be negative.");
    const std::size_t begin = std::min(count, static_cast<std::size_t>(offset));
    return Window{begin, std::min(count, begin + limit.value.value_or(kDefaultCount))};
}

} // namespace tooltray::demo
