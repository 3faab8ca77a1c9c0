// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/dotsegments.h"

#include "base/text/encoding.h"

#include <array>
#include <optional>
#include <utility>

namespace tooltray::workspace {
namespace {

// A server, or a proxy before it, may take encoded characters apart before it looks for segments, even twice.
constexpr int kPathDecodings = 3;

bool hasDotSegment(std::string_view text)
{
    while (true) {
        const std::size_t end = text.find_first_of("/\\");
        std::string_view segment = text.substr(0, end);
        segment = segment.substr(0, segment.find(';'));
        if (segment == "." || segment == "..")
            return true;
        if (end == std::string_view::npos)
            return false;
        text.remove_prefix(end + 1);
    }
}

// Replaces marks as the compatibility mappings of Unicode (UAX 15) do.
std::string withPlainMarks(std::string text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kMarks{{{"\uff0e", "."},
                                                                                   {"\u2024", "."},
                                                                                   {"\u2025", ".."},
                                                                                   {"\uff0f", "/"},
                                                                                   {"\u2215", "/"},
                                                                                   {"\u2044", "/"},
                                                                                   {"\uff3c", "\\"}}};
    for (const auto &[wide, plain] : kMarks) {
        for (std::size_t at = text.find(wide); at != std::string::npos; at = text.find(wide, at))
            text.replace(at, wide.size(), plain);
    }
    return text;
}

// The path before its query, with a letter in place of each {placeholder}.
std::string pathWithLetters(std::string_view pathTemplate)
{
    std::string path;
    while (!pathTemplate.empty()) {
        const std::size_t open = pathTemplate.find('{');
        const std::size_t close = open == std::string_view::npos ? open : pathTemplate.find('}', open);
        if (close == std::string_view::npos)
            break;
        path.append(pathTemplate.substr(0, open)).append("x");
        pathTemplate.remove_prefix(close + 1);
    }
    path.append(pathTemplate);
    return path.substr(0, path.find('?'));
}

} // namespace

bool climbs(std::string text)
{
    text = withPlainMarks(std::move(text));
    for (int i = 0; i < kPathDecodings; ++i) {
        if (hasDotSegment(text))
            return true;
        std::optional<std::string> decoded = decodePercent(text);
        if (!decoded || *decoded == text)
            return false;
        text = withPlainMarks(*std::move(decoded));
    }
    return hasDotSegment(text);
}

bool alwaysClimbs(std::string_view pathTemplate)
{
    return climbs(pathWithLetters(pathTemplate));
}

} // namespace tooltray::workspace
