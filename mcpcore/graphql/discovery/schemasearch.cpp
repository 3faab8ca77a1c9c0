// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/discovery/schemaindex.h"
#include "graphql/language/characters.h"
#include "terms/question/wording.h"
#include "terms/ranking/ranks.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace tooltray::graphql {
namespace {

constexpr std::string_view kAround = " \t\r\n\"'`?!,;:";

std::string folded(std::string_view name)
{
    std::string text;
    for (const char c : name)
        if (c != '_')
            text += asciiLower(c);
    return text;
}

// The next thing that is written like names: letters, digits and dots between them.
std::string_view nextToken(std::string_view &text)
{
    const std::size_t begin = std::min(text.find_first_not_of(kAround), text.size());
    const std::size_t end = std::min(text.find_first_of(kAround, begin), text.size());
    std::string_view token = text.substr(begin, end - begin);
    text.remove_prefix(end);
    token = token.substr(0, token.find('(')); // of Query.user(id:)
    while (token.ends_with('.'))
        token.remove_suffix(1);
    return token;
}

bool isName(std::string_view token)
{
    return !token.empty() && std::ranges::all_of(token, isNameContinue, [](char c) { return unitValue(c); });
}

// PullRequest, but not Pull, which may begin a sentence.
bool isTypeName(std::string_view token)
{
    const auto isCapital = [](char c) { return isAsciiUpper(c); };
    return isName(token) && isAsciiUpper(token.front())
           && std::any_of(token.begin() + 1, token.end(), isCapital);
}

class Named {
public:
    explicit Named(const SchemaIndex &index) : m_index(index) {}

    // An empty owner stands for any, and for types.
    void add(std::string_view owner, std::string_view name)
    {
        const std::string wantedOwner = folded(owner);
        const std::string wanted = folded(name);
        std::vector<std::uint32_t> loose;
        for (std::uint32_t i = 0; i < m_index.entries().size(); ++i) {
            const SearchEntry &entry = m_index.entries()[i];
            const std::string_view own = m_index.nameOf(entry);
            if (own.size() < wanted.size() || folded(own) != wanted)
                continue;
            const std::string_view type = m_index.typeOf(entry).name();
            if (!owner.empty() && (!m_index.fieldOf(entry) || folded(type) != wantedOwner))
                continue;
            const bool isExact = own == name && (owner.empty() || type == owner);
            (isExact ? m_found : loose).push_back(i);
        }
        m_found.insert(m_found.end(), loose.begin(), loose.end());
    }

    std::vector<std::uint32_t> take() { return std::move(m_found); }

private:
    const SchemaIndex &m_index;
    std::vector<std::uint32_t> m_found;
};

// The entries that a question calls by their names: a coordinate anywhere in it (Issue.title), a type and a
// field (PullRequest mergeable), or one name and nothing else, in whatever case and with or without underscores. Those written just so come first.
std::vector<std::uint32_t> entriesNamed(const SchemaIndex &index, std::string_view question)
{
    Named named(index);
    std::string_view rest = question;
    std::size_t tokens = 0;
    std::string_view only;
    for (std::string_view token = nextToken(rest); !token.empty(); token = nextToken(rest)) {
        ++tokens;
        const std::string_view previous = std::exchange(only, token);
        if (tokens == 2 && isTypeName(previous) && isName(token)) // "PullRequest mergeable"
            named.add(previous, token);
        const std::size_t dot = token.rfind('.');
        if (dot == std::string_view::npos)
            continue;
        const std::string_view before = token.substr(0, dot);
        const std::string_view owner = before.substr(before.rfind('.') + 1); // of the last step of a path
        if (isName(owner) && isName(token.substr(dot + 1)))
            named.add(owner, token.substr(dot + 1));
    }
    if (tokens == 1 && isName(only))
        named.add({}, only);
    return named.take();
}

constexpr std::size_t kMaxOthers = 5;
constexpr float kMeant = 1.01F; // of the best score, before which it comes

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
    const std::vector<std::uint32_t> named = entriesNamed(m_index, text);
    terms::Ranks ranks = terms::ranked(SchemaRanking(m_index, m_paths, question).fits(), named);
    // A type written just so is meant, though by their words types rank below the fields of the same name.
    const auto isMeant = [&](const terms::Rank &one) {
        const SearchEntry &entry = m_index.entries()[one.entry];
        return entry.kind == SearchEntry::Kind::Type && std::ranges::find(named, one.entry) != named.end()
               && text.find(m_index.nameOf(entry)) != std::string_view::npos;
    };
    const auto meant = named.empty() ? ranks.end() : std::find_if(ranks.begin(), ranks.end(), isMeant);
    if (meant != ranks.end() && meant != ranks.begin()) {
        meant->score = kMeant * ranks.front().score;
        std::rotate(ranks.begin(), meant, meant + 1);
    }
    return ranks;
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
