// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/ranking/hints.h"

#include "terms/words/words.h"

#include <algorithm>
#include <cmath>

namespace tooltray::terms {

namespace {

constexpr std::size_t kShortestHint = 3;

} // namespace

Hints::Hints(std::span<const std::string> wordings, const TermIndex &index, std::size_t entries)
    : m_index(index)
    , m_entries(entries)
{
    for (const std::string &wording : wordings)
        forEachWord(wording, [this](std::string &word) { m_said.insert(stemOf(word)); });
}

void Hints::beginHit()
{
    m_ofHit.clear();
    ++m_hits;
}

void Hints::addName(std::string_view name)
{
    forEachWord(name, [this](std::string &word) {
        const std::string stem = stemOf(word);
        if (word.size() < kShortestHint || isStopWord(word) || m_said.contains(stem)
            || !m_ofHit.insert(stem).second)
            return;
        Hint &hint = m_hints[stem];
        hint.weight += rarityOf(stem) / (4 + static_cast<float>(m_hits));
        if (hint.word.empty() || word.size() < hint.word.size())
            hint.word = word;
    });
}

// What half of the entries have tells little, what only one has is seldom what somebody means.
float Hints::rarityOf(const std::string &stem) const
{
    const std::size_t term = m_index.find(stem);
    const std::size_t found = term == TermIndex::kNone ? 0 : m_index.postings(term).size();
    return std::sqrt(std::log1p(static_cast<float>(m_entries) / static_cast<float>(found + 1)));
}

std::vector<std::string> Hints::best(std::size_t most) const
{
    std::vector<Hint> sorted;
    for (const auto &[stem, hint] : m_hints)
        sorted.push_back(hint);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Hint &a, const Hint &b) { return a.weight > b.weight; });
    std::vector<std::string> words;
    for (std::size_t i = 0; i < std::min(most, sorted.size()); ++i)
        words.push_back(sorted[i].word);
    return words;
}

} // namespace tooltray::terms
