// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemaranking.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tooltray::graphql {

namespace {

using Kind = SearchEntry::Kind;

constexpr float kNameScore = 8;
constexpr float kLeastWhole = 0.55F; // types, payloads and pages are seldom meant by what they are called
constexpr std::size_t kNearest = 1'500;
constexpr float kVectorShare = 0.8F; // of the best entry by its vector, beside the best by its words

} // namespace

SchemaRanking::SchemaRanking(const SchemaIndex &index, const RootPaths &paths,
                             const terms::Question &question)
    : m_index(index)
    , m_paths(paths)
    , m_question(question)
    , m_matches(index.entries().size())
    , m_ofWord(index.entries().size())
{}

std::vector<SchemaRanking::Fit> SchemaRanking::fits()
{
    for (const terms::AskedWord &word : m_question.words)
        matchWord(word);
    std::vector<Fit> fits;
    fits.reserve(m_found.size());
    for (const std::uint32_t found : m_found) {
        const SearchEntry &entry = m_index.entries()[found];
        const Match &match = m_matches[found];
        const float intent = intentFactor(entry);
        const bool isWhole =
            match.exact > 0.99F * m_total && match.namedWords > 0 && intent >= 1 && entry.prior > kLeastWhole;
        fits.push_back({found, wordFactor(entry, match) * ownerFactor(entry, match) * intent, isWhole});
    }
    addVectors(fits);
    return fits;
}

void SchemaRanking::matchWord(const terms::AskedWord &word)
{
    m_touched.clear();
    const float rarest = rarityOf(word);
    for (const terms::TermVariant &variant : word.variants) {
        const float value = variant.factor * std::min(rarity(variant.term), rarest);
        for (const terms::Posting posting : m_index.terms().postings(variant.term)) {
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

// What the entries are about, as far as the table knows it, beside what their words say.
void SchemaRanking::addVectors(std::vector<Fit> &fits) const
{
    if (m_question.isMisspelt)
        return;
    const std::vector<terms::Likeness> near = m_index.vectors().nearest(m_question.stems, kNearest);
    if (near.empty())
        return;
    std::vector<float> about(m_index.entries().size());
    float best = 0;
    for (const terms::Likeness &one : near) {
        const SearchEntry &entry = m_index.entries()[one.entry];
        about[one.entry] = one.cosine * one.cosine * one.cosine * entry.prior
                           * ownerFactor(entry, m_matches[one.entry]) * intentFactor(entry);
        best = std::max(best, about[one.entry]);
    }
    float most = 0;
    for (const Fit &fit : fits)
        most = std::max(most, fit.score);
    const float unit = most > 0 ? most : 1;
    for (Fit &fit : fits)
        fit.score += unit * kVectorShare * std::exchange(about[fit.entry], 0.0F) / best;
    for (const terms::Likeness &one : near)
        if (about[one.entry] > 0)
            fits.push_back({one.entry, unit * kVectorShare * about[one.entry] / best, false});
}

// A rare word that stands for a common one says no more than the common one does.
float SchemaRanking::rarityOf(const terms::AskedWord &word) const
{
    const bool isKnown = !word.variants.empty() && word.variants.front().factor == 1;
    return isKnown ? rarity(word.variants.front().term) : std::numeric_limits<float>::max();
}

float SchemaRanking::rarity(std::size_t term) const
{
    const auto count = static_cast<float>(m_index.terms().postings(term).size());
    return std::log(1 + static_cast<float>(m_index.entries().size()) / count);
}

bool SchemaRanking::belongsToViewer(const SearchEntry &entry) const
{
    return m_paths.viewer() && entry.kind == Kind::Field
           && m_index.fieldOf(entry).parent() == m_paths.viewer().namedType();
}

float SchemaRanking::wordFactor(const SearchEntry &entry, const Match &match) const
{
    const float coverage = match.covered / m_total;
    const float named = std::min(1.0F, match.namedWords / static_cast<float>(entry.nameWords));
    return match.score * coverage * std::sqrt(coverage) * (0.6F + 0.8F * named) * entry.prior;
}

// Who names an owner means its fields; a type nobody spoke of is less likely.
float SchemaRanking::ownerFactor(const SearchEntry &entry, const Match &match) const
{
    if (entry.ownerWords == 0)
        return 1;
    const float named = std::min(1.0F, match.ownerWords / static_cast<float>(entry.ownerWords));
    return named == 0 ? 0.95F : 0.85F + 0.35F * named;
}

float SchemaRanking::intentFactor(const SearchEntry &entry) const
{
    float factor = 1;
    if (m_question.intent.isMine && belongsToViewer(entry))
        factor *= 1.3F;
    if (m_question.intent.wantsOne && entry.isTop)
        factor *= 1.3F;
    if (m_question.intent.wantsCount && entry.tellsCount)
        factor *= 1.25F;
    if (m_question.intent.wantsTime)
        factor *= entry.tellsTime ? 1.25F : 0.85F;
    if (m_question.intent.wantsPerson)
        factor *= entry.tellsPerson ? 1.2F : 0.9F;
    if (m_question.intent.wantsMany && !m_question.intent.wantsCount && entry.kind != Kind::MutationField)
        factor *= entry.isMany ? 1.15F : 0.8F;
    if (m_question.intent.wantsChange) {
        const float besideMutations = entry.kind == Kind::SubscriptionField ? 0.2F : 0.35F;
        factor *= entry.kind == Kind::MutationField ? 1.3F : besideMutations;
    } else if (entry.kind == Kind::MutationField) {
        factor *= m_question.intent.asksState ? 0.35F : 0.6F;
    } else if (entry.kind == Kind::SubscriptionField) {
        factor *= 0.7F;
    }
    return factor;
}

} // namespace tooltray::graphql
