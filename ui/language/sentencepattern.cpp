// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentencepattern.h"

#include <algorithm>
#include <cstddef>

namespace tooltray::ui {
namespace {

bool isPlaceName(std::string_view text)
{
    if (text.starts_with('~'))
        text.remove_prefix(1);
    return !text.empty()
           && std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

} // namespace

SentencePattern::SentencePattern(std::string_view text)
{
    std::size_t begin = 0; // of the literal
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos)
            break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        if (!isPlaceName(name))
            continue; // a brace that is meant as such
        m_literals.push_back(text.substr(begin, open - begin));
        m_names.push_back(name);
        begin = close + 1;
    }
    m_literals.push_back(text.substr(begin));
}

std::optional<std::vector<std::string_view>> SentencePattern::match(std::string_view sentence) const
{
    const std::string_view first = m_literals.front();
    const std::string_view last = m_literals.back();
    if (!sentence.starts_with(first))
        return std::nullopt;
    std::vector<std::string_view> found;
    if (m_names.empty())
        return sentence.size() == first.size() ? std::optional(found) : std::nullopt;
    std::size_t begin = first.size(); // of what stands in the place of the next name
    for (std::size_t i = 1; i + 1 < m_literals.size(); ++i) {
        const std::size_t end = sentence.find(m_literals[i], begin + 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        found.push_back(sentence.substr(begin, end - begin));
        begin = end + m_literals[i].size();
    }
    if (sentence.size() <= begin + last.size() || !sentence.ends_with(last))
        return std::nullopt;
    found.push_back(sentence.substr(begin, sentence.size() - last.size() - begin));
    return found;
}

} // namespace tooltray::ui
