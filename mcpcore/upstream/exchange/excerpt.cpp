// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/excerpt.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"

#include <array>

namespace tooltray::upstream {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMaxRead = 16 * 1024;
constexpr std::size_t kMaxExcerpt = 200;
constexpr std::array kMessageNames{"message"sv, "error_description"sv, "detail"sv, "error"sv, "errors"sv,
                                   "title"sv};

// Runs of blanks and control characters as one space, cut at a character.
std::string onOneLine(std::string_view text)
{
    std::string line;
    bool isBetween = false;
    for (const char c : repairedUtf8(text.substr(0, 4 * kMaxExcerpt))) {
        if (static_cast<unsigned char>(c) <= ' ' || c == '\x7f') {
            isBetween = !line.empty();
            continue;
        }
        if (isBetween)
            line += ' ';
        isBetween = false;
        line += c;
    }
    if (line.size() <= kMaxExcerpt)
        return line;
    return std::string(truncatedUtf8(line, kMaxExcerpt)) + "...";
}

constexpr int kMaxLevels = 4;

// {"base": ["is taken"]} -> "base: is taken"; what has a message says that alone.
std::string wordsIn(const json::Value &value, int levels)
{
    if (value.isString())
        return std::string(value.toString());
    if (levels == 0)
        return {};
    std::string words;
    const auto add = [&](const std::string &text) {
        if (!text.empty() && words.size() < kMaxExcerpt)
            words.append(words.empty() ? "" : "; ").append(text);
    };
    for (const json::Value &element : value.elements())
        add(wordsIn(element, levels - 1));
    if (!value.isObject())
        return words;
    // A field with one of these names that holds no text is not a message.
    for (const std::string_view name : kMessageNames) {
        if (const std::string_view text = value[name].toString(); !text.empty())
            return std::string(text);
    }
    for (const json::Member &member : value.members()) {
        const std::string text = wordsIn(member.value, levels - 1);
        add(text.empty() ? text : std::string(member.name.view()) + ": " + text);
    }
    return words;
}

std::string messageIn(const json::Value &object)
{
    for (const std::string_view name : kMessageNames) {
        if (const std::string text = wordsIn(object[name], kMaxLevels); !text.empty())
            return onOneLine(text);
    }
    return {};
}

std::string titleIn(std::string_view page)
{
    const std::string lower = asciiLower(page);
    const std::size_t tag = lower.find("<title");
    const std::size_t begin = tag == std::string::npos ? tag : lower.find('>', tag);
    if (begin == std::string::npos)
        return {};
    return onOneLine(page.substr(begin + 1, lower.find('<', begin) - begin - 1));
}

} // namespace

std::string excerptOf(std::string_view body)
{
    const std::size_t first = body.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    const std::string_view text = body.substr(first, kMaxRead);
    if (text.front() == '<')
        return titleIn(text);
    if (text.front() == '{') {
        if (const json::Parsed parsed = json::parse(text); parsed && parsed.value.isObject()) {
            if (std::string message = messageIn(parsed.value); !message.empty())
                return message;
        }
    }
    return onOneLine(text);
}

} // namespace tooltray::upstream
