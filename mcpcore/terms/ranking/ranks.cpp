// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/ranking/ranks.h"

#include <algorithm>
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

} // namespace tooltray::terms
