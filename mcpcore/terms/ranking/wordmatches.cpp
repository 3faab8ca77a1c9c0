// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/ranking/wordmatches.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tooltray::terms {

namespace {

constexpr float kNameScore = 8;

} // namespace

WordMatches::WordMatches(const TermIndex &terms, std::size_t entryCount, const Question &question)
    : m_terms(terms)
    , m_matches(entryCount)
    , m_ofWord(entryCount)
{
    for (const AskedWord &word : question.words)
        matchWord(word);
}

void WordMatches::matchWord(const AskedWord &word)
{
    m_touched.clear();
    const float rarest = rarityOf(word);
    for (const TermVariant &variant : word.variants) {
        const float value = variant.factor * std::min(rarity(variant.term), rarest);
        for (const Posting posting : m_terms.postings(variant.term)) {
            const float weight =
                (posting.isInName() ? kNameScore : 0.0F) + static_cast<float>(posting.weight()) / 16;
            WordMatch &match = m_ofWord[posting.entry()];
            if (match.factor == 0)
                m_touched.push_back(posting.entry());
            match.score = std::max(match.score, weight * value);
            match.factor = std::max(match.factor, variant.factor);
            if (posting.isInName())
                match.named = std::max(match.named, variant.factor);
            if (posting.isInOwner())
                match.owner = std::max(match.owner, variant.factor);
        }
    }
    m_total += word.importance;
    for (const std::uint32_t entry : m_touched) {
        Match &match = m_matches[entry];
        const WordMatch part = std::exchange(m_ofWord[entry], {});
        if (match.covered == 0)
            m_found.push_back(entry);
        match.score += word.importance * part.score;
        match.covered += word.importance * part.factor;
        match.exact += part.named == 1 || part.owner == 1 ? word.importance : 0;
        match.namedWords += word.importance * (part.named > 0 ? 1.0F : 0.0F);
        match.ownerWords += word.importance * part.owner;
    }
}

// A rare word that stands for a common one says no more than the common one does.
float WordMatches::rarityOf(const AskedWord &word) const
{
    const bool isKnown = !word.variants.empty() && word.variants.front().factor == 1;
    return isKnown ? rarity(word.variants.front().term) : std::numeric_limits<float>::max();
}

float WordMatches::rarity(std::size_t term) const
{
    const auto count = static_cast<float>(m_terms.postings(term).size());
    return std::log(1 + static_cast<float>(m_matches.size()) / count);
}

float WordMatches::wordFactor(const Match &match, std::size_t nameWords) const
{
    const float coverage = match.covered / m_total;
    const float named = std::min(1.0F, match.namedWords / static_cast<float>(nameWords));
    return match.score * coverage * std::sqrt(coverage) * (0.6F + 0.8F * named);
}

} // namespace tooltray::terms
