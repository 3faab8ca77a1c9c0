// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/discovery/exactnames.h"
#include "graphql/discovery/schemaranking.h"
#include "terms/question/wording.h"
#include "terms/ranking/ranks.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxOthers = 5;

} // namespace

std::string SearchHit::coordinate() const
{
    return field ? field.coordinate() : std::string(type.name());
}

std::string_view SearchHit::description() const
{
    return field ? field.description() : type.description();
}

SchemaSearch::SchemaSearch(SchemaPointer schema, const terms::WordTable &table)
    : m_schema(std::move(schema))
    , m_paths(m_schema)
    , m_index(m_paths, table)
    , m_reader(m_index.terms())
{}

std::vector<SearchHit> SchemaSearch::search(std::string_view question, std::size_t most) const
{
    const std::string wording(question);
    return search(std::span(&wording, 1), most);
}

std::vector<SearchHit> SchemaSearch::search(std::span<const std::string> wordings, std::size_t most) const
{
    const bool isMine = std::any_of(wordings.begin(), wordings.end(), [](const std::string &wording) {
        return terms::readWording(wording).intent.isMine;
    });
    std::vector<terms::Ranks> ranks;
    for (const std::string &wording : wordings)
        ranks.push_back(rank(wording));
    return grouped(terms::joinedRanks(ranks), most, isMine);
}

terms::Ranks SchemaSearch::rank(std::string_view text) const
{
    const terms::Question question = m_reader.read(text, m_index.terms());
    return terms::ranked(SchemaRanking(m_index, m_paths, question).fits(), entriesNamed(m_index, text));
}

// The same field with the same result on several types is one hit, at the place of the best.
std::vector<SearchHit> SchemaSearch::grouped(const terms::Ranks &ranks, std::size_t most, bool isMine) const
{
    std::vector<SearchHit> hits;
    std::map<std::tuple<Symbol, std::uint32_t>, std::size_t> groups;
    for (const terms::Rank &one : ranks) {
        const SearchEntry &entry = m_index.entries()[one.entry];
        const SchemaField field = m_index.fieldOf(entry);
        if (entry.kind == SearchEntry::Kind::Field) {
            const auto [group, isNew] =
                groups.emplace(std::tuple(field.symbol(), field.namedType().index()), hits.size());
            if (!isNew) {
                std::vector<SchemaField> &others = hits[group->second].others;
                if (others.size() < kMaxOthers)
                    others.push_back(field);
                continue;
            }
        }
        if (hits.size() == most)
            break;
        SearchHit &hit = hits.emplace_back(SearchHit{m_index.typeOf(entry), field, one.score, {}, {}});
        hit.path = pathTo(hit, isMine);
    }
    return hits;
}

std::vector<SearchHit> SchemaSearch::spread(std::vector<SearchHit> hits, std::size_t most) const
{
    std::vector<SearchHit> all;
    for (SearchHit &hit : hits) {
        const std::vector<SchemaField> others = std::exchange(hit.others, {});
        const double score = hit.score;
        all.push_back(std::move(hit));
        for (const SchemaField other : others)
            all.push_back({other.parent(), other, score, m_paths.pathTo(other), {}});
    }
    if (all.size() > most)
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
    return all;
}

std::vector<std::string> SchemaSearch::hints(std::span<const std::string> wordings,
                                             std::span<const SearchHit> hits, std::size_t most) const
{
    terms::Hints hints(wordings, m_index.terms(), m_index.entries().size());
    for (const SearchHit &hit : hits) {
        hints.beginHit();
        hints.addName(hit.field ? hit.field.name() : hit.type.name());
        if (hit.field && hit.type != m_schema->queryType()
            && hit.type != m_schema->rootType(OperationType::Mutation)
            && hit.type != m_schema->rootType(OperationType::Subscription))
            hints.addName(withoutPlumbing(hit.type.name()));
    }
    return hints.best(most);
}

std::vector<std::string> SchemaSearch::nearestNames(std::string_view question, std::size_t most) const
{
    std::set<std::string, std::less<>> names;
    for (const SearchEntry &entry : m_index.entries())
        names.emplace(m_index.nameOf(entry));
    const std::vector<std::string> candidates(names.begin(), names.end());
    std::vector<std::string> near = suggestions(question, candidates);
    if (near.size() > most)
        near.resize(most);
    return near;
}

RootPath SchemaSearch::pathTo(const SearchHit &hit, bool isMine) const
{
    const SchemaField viewer = m_paths.viewer();
    if (isMine && viewer && viewer.namedType() == hit.type) {
        RootPath path{{viewer, {}}};
        if (hit.field)
            path.push_back({hit.field, {}});
        return path;
    }
    if (hit.field)
        return m_paths.pathTo(hit.field);
    return m_paths.isReachable(hit.type) ? m_paths.pathTo(hit.type) : RootPath();
}

SuggestedOperation SchemaSearch::operationFor(const SearchHit &hit, const terms::SaidWords &said) const
{
    return hit.path.empty() ? suggestOperation(m_paths, hit.type, said)
                            : suggestOperation(*m_schema, hit.path, said);
}

std::size_t SchemaSearch::memory() const noexcept
{
    return m_index.memory() + m_paths.memory();
}

} // namespace tooltray::graphql
