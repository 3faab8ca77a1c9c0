// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemaranking.h"

#include <algorithm>
#include <cstdint>

namespace tooltray::graphql {

namespace {

using Kind = SearchEntry::Kind;

constexpr float kLeastWhole = 0.55F; // types, payloads and pages are seldom meant by what they are called

} // namespace

SchemaRanking::SchemaRanking(const SchemaIndex &index, const RootPaths &paths,
                             const terms::Question &question)
    : m_index(index)
    , m_paths(paths)
    , m_question(question)
    , m_matches(index.terms(), index.entries().size(), question)
{}

std::vector<terms::Fit> SchemaRanking::fits() const
{
    std::vector<terms::Fit> fits;
    fits.reserve(m_matches.found().size());
    for (const std::uint32_t found : m_matches.found()) {
        const SearchEntry &entry = m_index.entries()[found];
        const Match &match = m_matches.of(found);
        const float intent = intentFactor(entry);
        const bool isWhole = match.exact > 0.99F * m_matches.total() && match.namedWords > 0 && intent >= 1
                             && entry.prior > kLeastWhole;
        const float words = m_matches.wordFactor(match, entry.nameWords) * entry.prior;
        fits.push_back({found, words * ownerFactor(entry, match) * intent, isWhole});
    }
    terms::addLikeness(fits, m_index.vectors(), m_question, m_index.entries().size(),
                       [this](std::uint32_t found) {
                           const SearchEntry &entry = m_index.entries()[found];
                           return entry.prior * ownerFactor(entry, m_matches.of(found)) * intentFactor(entry);
                       });
    return fits;
}

bool SchemaRanking::belongsToViewer(const SearchEntry &entry) const
{
    return m_paths.viewer() && entry.kind == Kind::Field
           && m_index.fieldOf(entry).parent() == m_paths.viewer().namedType();
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
