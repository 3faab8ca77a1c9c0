// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/excerpt.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "json/parse.h"

#include <array>

namespace tooltray::upstream {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMaxRead = 16 * 1024;
constexpr std::size_t kMaxExcerpt = 200;
constexpr std::array kMessageNames{"message"sv, "error_description"sv, "detail"sv, "error"sv, "title"sv};

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

std::string messageIn(const json::Value &object)
{
    for (const std::string_view name : kMessageNames) {
        const json::Value &member = object[name];
        if (!member.toString().empty())
            return onOneLine(member.toString());
        if (member.isObject() && !member["message"].toString().empty())
            return onOneLine(member["message"].toString());
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
