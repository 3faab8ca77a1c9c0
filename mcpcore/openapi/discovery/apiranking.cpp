// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/apiranking.h"

#include <algorithm>

namespace tooltray::openapi {

namespace {

constexpr float kWeakWord = 0.3F;

} // namespace

ApiRanking::ApiRanking(const Api &api, const ApiIndex &index, const terms::Question &question,
                       std::optional<Deed> asked)
    : m_api(api)
    , m_index(index)
    , m_question(question)
    , m_asked(asked)
    , m_matches(index.terms(), index.entries().size(), question)
{}

std::vector<terms::Fit> ApiRanking::fits() const
{
    float asked = 0; // by all words but those that only ask
    for (const terms::AskedWord &word : m_question.words)
        asked += word.importance > kWeakWord ? word.importance : 0;
    std::vector<terms::Fit> fits;
    fits.reserve(m_matches.found().size());
    for (const std::uint32_t found : m_matches.found()) {
        const terms::WordMatches::Match &match = m_matches.of(found);
        const bool isWhole = match.exact > 0.99F * asked && match.namedWords > 0 && intentFactor(found) >= 1
                             && m_index.entries()[found].prior > 0.5F;
        const float words = m_matches.wordFactor(match, m_index.entries()[found].nameWords);
        fits.push_back({found, words * structureFactor(found), isWhole});
    }
    terms::addLikeness(fits, m_index.vectors(), m_question, m_index.entries().size(),
                       [this](std::uint32_t found) { return structureFactor(found); });
    return fits;
}

float ApiRanking::structureFactor(std::uint32_t operation) const
{
    const ApiEntry &entry = m_index.entries()[operation];
    float owner = 1;
    if (entry.ownerWords > 0) {
        const float named =
            std::min(1.0F, m_matches.of(operation).ownerWords / static_cast<float>(entry.ownerWords));
        owner = named == 0 ? 0.95F : 0.85F + 0.35F * named;
    }
    return entry.prior * owner * intentFactor(operation);
}

// Plural nouns ask for collections, keys for items.
float ApiRanking::intentFactor(std::uint32_t operation) const
{
    const ApiEntry &entry = m_index.entries()[operation];
    float factor = deedFactor(entry.deed, m_api.operations[operation], m_asked);
    if (m_question.intent.wantsOne && entry.isItem)
        factor *= 1.2F;
    if (m_question.intent.wantsMany && !m_asked && entry.deed == Deed::Read)
        factor *= entry.isItem ? 0.8F : entry.isMany ? 1.15F : 1;
    return factor;
}

} // namespace tooltray::openapi
