// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/ranking/ranks.h"

#include "terms/words/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tooltray::terms {
namespace {

constexpr std::size_t kNearest = 1'500;
constexpr float kLikenessShare = 0.8F; // of the best entry by its vector, beside the best by its words
constexpr float kOtherWording = 0.3F;  // of its ranks, beside the best wording's

void sort(Ranks &ranks)
{
    std::sort(ranks.begin(), ranks.end(), [](const Rank &a, const Rank &b) {
        return a.score != b.score ? a.score > b.score : a.entry < b.entry;
    });
}

float bestOf(std::span<const Fit> fits)
{
    float best = 0;
    for (const Fit &fit : fits)
        best = std::max(best, fit.score);
    return best;
}

} // namespace

void addLikeness(std::vector<Fit> &fits, const VectorIndex &vectors, const Question &question,
                 std::size_t entryCount, const std::function<float(std::uint32_t entry)> &factorOf)
{
    if (question.isMisspelt)
        return;
    const std::vector<Likeness> near = vectors.nearest(question.stems, kNearest);
    if (near.empty())
        return;
    std::vector<float> about(entryCount);
    float best = 0;
    for (const Likeness &one : near) {
        about[one.entry] = one.cosine * one.cosine * one.cosine * factorOf(one.entry);
        best = std::max(best, about[one.entry]);
    }
    const float most = bestOf(fits);
    const float unit = most > 0 ? most : 1;
    for (Fit &fit : fits)
        fit.score += unit * kLikenessShare * std::exchange(about[fit.entry], 0.0F) / best;
    for (const Likeness &one : near)
        if (about[one.entry] > 0)
            fits.push_back({one.entry, unit * kLikenessShare * about[one.entry] / best, false});
}

Ranks ranked(std::span<const Fit> fits, std::span<const std::uint32_t> named)
{
    std::unordered_set<std::uint32_t> missing(named.begin(), named.end());
    const float best = bestOf(fits);
    Ranks ranks;
    ranks.reserve(fits.size() + named.size());
    for (const Fit &fit : fits) {
        const bool isNamed = missing.erase(fit.entry) > 0;
        const float above = isNamed ? 2 * best : fit.isWhole ? best : 0;
        ranks.push_back({fit.score + above, fit.entry});
    }
    for (const std::uint32_t entry : missing) // of stop words, such as the field "from"
        ranks.push_back({2 * best + 1, entry});
    sort(ranks);
    return ranks;
}

Ranks joinedRanks(std::span<const Ranks> wordings)
{
    if (wordings.size() == 1)
        return wordings.front();
    std::unordered_map<std::uint32_t, std::pair<float, float>> scores; // the best, and the sum
    for (const Ranks &wording : wordings) {
        for (const Rank &one : wording) {
            auto &[best, sum] = scores[one.entry];
            const float score = one.score / wording.front().score;
            best = std::max(best, score);
            sum += score;
        }
    }
    Ranks ranks;
    ranks.reserve(scores.size());
    for (const auto &[entry, score] : scores)
        ranks.push_back({score.first + kOtherWording * (score.second - score.first), entry});
    sort(ranks);
    return ranks;
}

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
