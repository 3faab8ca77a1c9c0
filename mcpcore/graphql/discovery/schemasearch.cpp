// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/discovery/exactnames.h"
#include "graphql/discovery/schemaranking.h"
#include "terms/words/words.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxOthers = 5;
constexpr float kOtherWording = 0.3F; // of its hits, beside the best wording's
constexpr std::size_t kShortestHint = 3;

bool isBetter(float score, std::uint32_t entry, float otherScore, std::uint32_t otherEntry) noexcept
{
    return score != otherScore ? score > otherScore : entry < otherEntry;
}

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
    return grouped(rank(wordings), most, isMine);
}

// The best first. Whatever is called by its name comes before all others.
std::vector<SchemaSearch::Ranked> SchemaSearch::rank(std::string_view text) const
{
    const terms::Question question = m_reader.read(text, m_index.terms());
    std::vector<SchemaRanking::Fit> fits = SchemaRanking(m_index, m_paths, question).fits();
    std::unordered_map<std::uint32_t, std::size_t> named;
    const std::vector<std::uint32_t> exact = entriesNamed(m_index, text);
    for (std::size_t i = 0; i < exact.size(); ++i)
        named.emplace(exact[i], i);
    float best = 0;
    for (const SchemaRanking::Fit &fit : fits)
        best = std::max(best, fit.score);
    std::vector<Ranked> ranked;
    ranked.reserve(fits.size() + exact.size());
    for (const SchemaRanking::Fit &fit : fits) {
        const auto place = named.find(fit.entry);
        const float above = place != named.end() ? 2 * best : fit.isWhole ? best : 0;
        ranked.push_back({fit.score + above, fit.entry});
        if (place != named.end())
            named.erase(place);
    }
    for (const auto &[entry, place] : named) // of stop words, such as the field "from"
        ranked.push_back({2 * best + 1, entry});
    std::sort(ranked.begin(), ranked.end(),
              [](const Ranked &a, const Ranked &b) { return isBetter(a.score, a.entry, b.score, b.entry); });
    return ranked;
}

std::vector<SchemaSearch::Ranked> SchemaSearch::rank(std::span<const std::string> wordings) const
{
    if (wordings.size() == 1)
        return rank(std::string_view(wordings.front()));
    std::unordered_map<std::uint32_t, std::pair<float, float>> scores; // the best, and the sum
    for (const std::string &wording : wordings) {
        const std::vector<Ranked> ranked = rank(std::string_view(wording));
        for (const Ranked &one : ranked) {
            auto &[best, sum] = scores[one.entry];
            const float score = one.score / ranked.front().score;
            best = std::max(best, score);
            sum += score;
        }
    }
    std::vector<Ranked> ranked;
    ranked.reserve(scores.size());
    for (const auto &[entry, score] : scores)
        ranked.push_back({score.first + kOtherWording * (score.second - score.first), entry});
    std::sort(ranked.begin(), ranked.end(),
              [](const Ranked &a, const Ranked &b) { return isBetter(a.score, a.entry, b.score, b.entry); });
    return ranked;
}

// The same field with the same result on several types is one hit, at the place of the best.
std::vector<SearchHit> SchemaSearch::grouped(const std::vector<Ranked> &ranked, std::size_t most,
                                             bool isMine) const
{
    std::vector<SearchHit> hits;
    std::map<std::tuple<Symbol, std::uint32_t>, std::size_t> groups;
    for (const Ranked &one : ranked) {
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
    std::set<std::string> said;
    for (const std::string &wording : wordings)
        terms::forEachWord(wording, [&](std::string &word) { said.insert(terms::stemOf(word)); });
    struct Hint {
        std::string word; // as it was met first
        float weight = 0;
    };
    std::map<std::string, Hint> hints;
    for (std::size_t rank = 0; rank < hits.size(); ++rank) {
        std::set<std::string> ofHit;
        const auto read = [&](std::string_view name) {
            terms::forEachWord(name, [&](std::string &word) {
                const std::string stem = terms::stemOf(word);
                if (word.size() < kShortestHint || terms::isStopWord(word) || said.contains(stem)
                    || !ofHit.insert(stem).second)
                    return;
                Hint &hint = hints[stem];
                hint.weight += 1 / (5 + static_cast<float>(rank));
                if (hint.word.empty() || word.size() < hint.word.size())
                    hint.word = word;
            });
        };
        read(hits[rank].field ? hits[rank].field.name() : hits[rank].type.name());
        if (hits[rank].field && hits[rank].type != m_schema->queryType()
            && hits[rank].type != m_schema->rootType(OperationType::Mutation)
            && hits[rank].type != m_schema->rootType(OperationType::Subscription))
            read(withoutPlumbing(hits[rank].type.name()));
    }
    std::vector<Hint> sorted;
    for (auto &[stem, hint] : hints)
        sorted.push_back(std::move(hint));
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Hint &a, const Hint &b) { return a.weight > b.weight; });
    std::vector<std::string> words;
    for (std::size_t i = 0; i < std::min(most, sorted.size()); ++i)
        words.push_back(std::move(sorted[i].word));
    return words;
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

SuggestedOperation SchemaSearch::operationFor(const SearchHit &hit, const SaidWords &said) const
{
    return hit.path.empty() ? suggestOperation(m_paths, hit.type, said)
                            : suggestOperation(*m_schema, hit.path, said);
}

std::size_t SchemaSearch::memory() const noexcept
{
    return m_index.memory() + m_paths.memory();
}

} // namespace tooltray::graphql
