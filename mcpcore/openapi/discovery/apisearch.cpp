// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/apisearch.h"

#include "openapi/discovery/sample.h"
#include "openapi/discovery/signature.h"
#include "openapi/model/pathtemplate.h"
#include "openapi/schema/plaintext.h"
#include "terms/ranking/ranks.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr float kWeakWord = 0.3F;
constexpr std::size_t kHitDescription = 120;
constexpr std::size_t kHitArguments = 300;
constexpr std::size_t kHitTag = 60;
constexpr std::size_t kSpread = 20;
constexpr double kTwin = 0.7;
constexpr float kMatchingShare = 0.2F;

// How well the operations of an index fit one question.
class ApiRanking {
public:
    ApiRanking(const Api &api, const ApiIndex &index, const terms::Question &question,
               std::optional<Deed> asked);

    // All that fit at all, in no order.
    std::vector<terms::Fit> fits() const;

private:
    float structureFactor(std::uint32_t operation) const;
    float intentFactor(std::uint32_t operation) const;

    const Api &m_api;
    const ApiIndex &m_index;
    const terms::Question &m_question;
    std::optional<Deed> m_asked;
    terms::WordMatches m_matches;
};

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

// True if the text is lettersOfName(name). For most names the first letter already differs.
bool foldsTo(std::string_view name, std::string_view text)
{
    std::size_t same = 0;
    for (const char c : name) {
        if (!isAsciiLetter(c) && !isAsciiDigit(c))
            continue;
        if (same == text.size() || asciiLower(c) != text[same])
            return false;
        ++same;
    }
    return same == text.size();
}

// The path without what names one thing at its end: /orders and /orders/{id} are about the same.
std::string_view collectionOf(std::string_view path)
{
    const std::size_t last = path.rfind('/');
    const bool isItem = last != std::string_view::npos && path.substr(last + 1).starts_with('{');
    return isItem ? path.substr(0, last) : path;
}

// What does the same with the same things as one before it comes a little later: there is room for other things.
void spread(std::vector<ApiHit> &hits)
{
    const std::size_t count = std::min(hits.size(), kSpread);
    for (std::size_t i = 1; i < count; ++i) {
        const ApiOperation &own = *hits[i].operation;
        for (std::size_t j = 0; j < i; ++j) {
            const ApiOperation &other = *hits[j].operation;
            if (own.method == other.method && collectionOf(own.path) == collectionOf(other.path))
                hits[i].score *= kTwin;
        }
    }
    std::stable_sort(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const ApiHit &a, const ApiHit &b) { return a.score > b.score; });
}

std::string hitDescription(const ApiOperation &operation)
{
    std::string text = plainText(operation.summary, kHitDescription);
    if (text.empty())
        text = firstSentences(plainText(operation.description, 2 * kHitDescription), kHitDescription);
    return operation.isDeprecated ? "Deprecated. " + text : text;
}

} // namespace

ApiSearch::ApiSearch(ApiPointer api, const terms::WordTable &table)
    : m_api(std::move(api))
    , m_index(*m_api, table)
    , m_reader(m_index.terms())
{}

std::vector<ApiHit> ApiSearch::search(std::string_view question, std::size_t most) const
{
    const std::string wording(question);
    return search(std::span(&wording, 1), most);
}

std::vector<ApiHit> ApiSearch::search(std::span<const std::string> wordings, std::size_t most) const
{
    std::vector<terms::Ranks> ranks;
    for (const std::string &wording : wordings)
        ranks.push_back(rank(wording));
    std::vector<ApiHit> hits;
    for (const terms::Rank &one : terms::joinedRanks(ranks)) {
        if (hits.size() == std::max(most, kSpread))
            break;
        hits.push_back({&m_api->operations[one.entry], one.score});
    }
    spread(hits);
    hits.resize(std::min(hits.size(), most));
    return hits;
}

std::vector<ApiHit> ApiSearch::matching(std::string_view question) const
{
    std::vector<ApiHit> hits;
    for (const terms::Rank &one : rank(question, kMatchingShare))
        hits.push_back({&m_api->operations[one.entry], one.score});
    return hits;
}

terms::Ranks ApiSearch::rank(std::string_view text, float share) const
{
    const terms::Question question = m_reader.read(text, m_index.terms());
    std::vector<terms::Fit> fits = ApiRanking(*m_api, m_index, question, askedDeed(text)).fits();
    const auto best = std::ranges::max_element(fits, {}, &terms::Fit::score);
    if (share > 0 && best != fits.end())
        std::erase_if(fits,
                      [least = share * best->score](const terms::Fit &fit) { return fit.score < least; });
    return terms::ranked(fits, named(text));
}

// By "GET /path", a path, one word that is an operationId, or several that are a summary.
std::vector<std::uint32_t> ApiSearch::named(std::string_view question) const
{
    std::vector<std::uint32_t> found;
    const std::string_view name = trimmed(question);
    const ApiOperation *const exact = m_api->find(name);
    const bool isPath = name.starts_with('/');
    const bool isOneWord = !name.empty() && name.find(' ') == std::string_view::npos;
    const std::string wanted = isPath ? std::string() : lettersOfName(name);
    for (std::uint32_t i = 0; i < m_api->operations.size(); ++i) {
        const ApiOperation &operation = m_api->operations[i];
        const std::string_view said = isOneWord ? operation.id : operation.summary;
        const bool isNamed = &operation == exact || (isPath && operation.path == name)
                             || (!wanted.empty() && foldsTo(said, wanted));
        if (isNamed && operation.isUsable)
            found.push_back(i);
    }
    return found;
}

std::vector<std::string> ApiSearch::hints(std::span<const std::string> wordings, std::span<const ApiHit> hits,
                                          std::size_t most) const
{
    terms::Hints hints(wordings, m_index.terms(), m_api->operations.size());
    for (const ApiHit &hit : hits) {
        hints.beginHit();
        hints.addName(hit.operation->id);
        const PathTemplate path(hit.operation->path);
        for (const PathTemplate::Part &part : path.parts()) {
            if (!part.isPlaceholder)
                hints.addName(part.text);
        }
    }
    return hints.best(most);
}

std::vector<std::string> ApiSearch::nearestNames(std::string_view question, std::size_t most) const
{
    std::set<std::string, std::less<>> names;
    for (const ApiOperation &operation : m_api->operations) {
        if (operation.isUsable)
            names.emplace(question.starts_with('/') || operation.id.empty() ? operation.path : operation.id);
    }
    const std::vector<std::string> candidates(names.begin(), names.end());
    std::vector<std::string> near = suggestions(question, candidates);
    if (near.size() > most)
        near.resize(most);
    return near;
}

json::Value hitView(const Api &api, const ApiOperation &operation, const terms::SaidWords &said)
{
    json::Value view = json::Value::object({{"coordinate", coordinateOf(operation)}});
    const auto add = [&](std::string_view name, const std::string &text) {
        if (!text.empty())
            view.set(name, text);
    };
    add("description", hitDescription(operation));
    if (!operation.tags.empty())
        view.set("path", plainText(operation.tags.front(), kHitTag));
    const ApiArguments arguments = argumentsOf(api, operation);
    add("arguments", argumentsText(arguments, kHitArguments));
    add("answers", answerText(api, operation));
    if (json::Value values = sampleArguments(api, operation, arguments, said); !values.isEmpty())
        view.set("example_variables", std::move(values));
    return view;
}

} // namespace tooltray::openapi
