// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding/pathclimb.h"

#include "text/encoding/encoding.h"

#include <array>
#include <string_view>
#include <utility>

namespace tooltray {

namespace {

constexpr int kDecodings = 3; // as often as servers are known to

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

} // namespace

bool climbs(std::string text)
{
    text = withPlainMarks(std::move(text));
    for (int i = 0; i < kDecodings; ++i) {
        if (hasDotSegment(text))
            return true;
        std::string decoded = decodePercentLeniently(text);
        if (decoded == text)
            return false;
        text = withPlainMarks(std::move(decoded));
    }
    return hasDotSegment(text);
}

} // namespace tooltray
