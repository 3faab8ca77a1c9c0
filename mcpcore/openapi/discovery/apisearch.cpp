// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/apisearch.h"

#include "openapi/discovery/apiranking.h"
#include "openapi/model/pathtemplate.h"
#include "terms/ranking/ranks.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::openapi {

namespace {

// Without case and signs: "issues/list-for-repo" is issueslistforrepo.
std::string folded(std::string_view name)
{
    std::string text;
    for (const char c : name) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            text += asciiLower(c);
    }
    return text;
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
        if (hits.size() == most)
            break;
        hits.push_back({&m_api->operations[one.entry], one.score});
    }
    return hits;
}

terms::Ranks ApiSearch::rank(std::string_view text) const
{
    const terms::Question question = m_reader.read(text, m_index.terms());
    return terms::ranked(ApiRanking(*m_api, m_index, question, askedDeed(text)).fits(), named(text));
}

// By "GET /path", a path, or one word that is an operationId.
std::vector<std::uint32_t> ApiSearch::named(std::string_view question) const
{
    std::vector<std::uint32_t> found;
    const std::string_view name = trimmed(question);
    const Operation *const exact = m_api->find(name);
    const bool isPath = name.starts_with('/');
    const bool isOneWord = !name.empty() && name.find(' ') == std::string_view::npos;
    const std::string wanted = isOneWord && !isPath ? folded(name) : std::string();
    for (std::uint32_t i = 0; i < m_api->operations.size(); ++i) {
        const Operation &operation = m_api->operations[i];
        const bool isNamed =
            &operation == exact || (isPath && operation.path == name)
            || (!wanted.empty() && operation.id.size() >= wanted.size() && folded(operation.id) == wanted);
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
    for (const Operation &operation : m_api->operations) {
        if (operation.isUsable)
            names.emplace(question.starts_with('/') || operation.id.empty() ? operation.path : operation.id);
    }
    const std::vector<std::string> candidates(names.begin(), names.end());
    std::vector<std::string> near = suggestions(question, candidates);
    if (near.size() > most)
        near.resize(most);
    return near;
}

} // namespace tooltray::openapi
