// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/toolsearch.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <cstddef>

namespace tooltray::workspace {
namespace {

bool holdsWord(std::string_view text, std::string_view word)
{
    // Not std::ranges::search(): clang 14 cannot read the subrange of libstdc++ 12.
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char ofText, char ofWord) { return asciiLower(ofText) == ofWord; })
           != text.end();
}

std::string_view servedDescription(const Tool &tool)
{
    if (tool.pin)
        return tool.pin->definition.description;
    const auto active = tool.versions.find(tool.active);
    return active == tool.versions.end() ? std::string_view() : active->second.description;
}

} // namespace

ToolSearch::ToolSearch(std::string_view query)
{
    constexpr std::string_view kSpace = " \t\r\n";
    for (std::size_t at = query.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(query.find_first_of(kSpace, at), query.size());
        m_words.push_back(asciiLower(query.substr(at, end - at)));
        at = query.find_first_not_of(kSpace, end);
    }
}

bool ToolSearch::finds(const Tool &tool) const
{
    const std::string_view description = servedDescription(tool);
    return std::ranges::all_of(m_words, [&](const std::string &word) {
        return holdsWord(tool.name, word) || holdsWord(tool.title, word) || holdsWord(description, word)
               || std::ranges::any_of(tool.tags,
                                      [&](const std::string &tag) { return holdsWord(tag, word); });
    });
}

} // namespace tooltray::workspace
