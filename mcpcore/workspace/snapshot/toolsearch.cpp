// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/toolsearch.h"

#include "base/ascii.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

namespace tooltray::workspace {
namespace {

bool holdsWord(std::string_view text, std::string_view word)
{
    // Not std::ranges::search(): clang 14 cannot read the subrange of libstdc++ 12.
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char ofText, char ofWord) { return asciiLower(ofText) == ofWord; })
           != text.end();
}

} // namespace

std::vector<std::string_view> searchedTexts(const Tool &tool)
{
    std::vector<std::string_view> texts{tool.name, tool.title};
    if (tool.pin)
        texts.push_back(tool.pin->definition.description);
    else if (const auto active = tool.versions.find(tool.active); active != tool.versions.end())
        texts.push_back(active->second.description);
    texts.insert(texts.end(), tool.tags.begin(), tool.tags.end());
    return texts;
}

ToolSearch::ToolSearch(std::string_view query)
{
    constexpr std::string_view kSpace = " \t\r\n";
    for (std::size_t at = query.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(query.find_first_of(kSpace, at), query.size());
        std::string letters = asciiLower(query.substr(at, end - at));
        std::vector<std::uint32_t> groups = LetterGroups::of(letters);
        m_words.push_back({std::move(letters), std::move(groups)});
        at = query.find_first_not_of(kSpace, end);
    }
}

bool ToolSearch::finds(const Definition &tool) const
{
    return std::ranges::all_of(m_words, [&](const Word &word) { return tool.letters.mayHold(word.groups); })
           && (m_words.empty() || finds(searchedTexts(std::get<Tool>(tool.object))));
}

bool ToolSearch::finds(const std::vector<std::string_view> &texts) const
{
    return std::ranges::all_of(m_words, [&](const Word &word) {
        return std::ranges::any_of(texts,
                                   [&](std::string_view text) { return holdsWord(text, word.letters); });
    });
}

} // namespace tooltray::workspace
