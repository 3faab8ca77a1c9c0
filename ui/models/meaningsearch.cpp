// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/meaningsearch.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr float kSaysLittle = 0.5F; // such as "show", which no name has to have

terms::TermIndex indexOf(const QList<QString> &names)
{
    terms::TermIndexBuilder builder;
    for (const QString &name : names) {
        builder.addName(name.toStdString(), 1);
        builder.endEntry();
    }
    return builder.finish();
}

} // namespace

MeaningSearch::MeaningSearch(const QList<QString> &names)
    : m_terms(indexOf(names))
    , m_reader(m_terms)
    , m_count(static_cast<std::size_t>(names.size()))
{}

QList<qsizetype> MeaningSearch::find(const QString &question) const
{
    QList<qsizetype> found;
    const terms::Question asked = m_reader.read(question.toStdString(), m_terms);
    std::vector<float> scores(m_count);
    std::vector<std::size_t> covered(m_count); // how many of the words that say something
    std::size_t telling = 0;
    for (const terms::AskedWord &word : asked.words) {
        std::vector<float> best(m_count);
        for (const terms::TermVariant &variant : word.variants) {
            const auto postings = m_terms.postings(variant.term);
            const float rarity =
                std::log1p(static_cast<float>(m_count) / static_cast<float>(postings.size()));
            for (const terms::Posting posting : postings)
                best[posting.entry()] = std::max(best[posting.entry()], variant.factor * rarity);
        }
        const bool tells = word.importance > kSaysLittle;
        telling += tells ? 1 : 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            scores[i] += word.importance * best[i];
            covered[i] += tells && best[i] > 0 ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i < m_count && telling > 0; ++i)
        if (covered[i] == telling)
            found.append(static_cast<qsizetype>(i));
    std::ranges::stable_sort(found, {}, [&](qsizetype i) { return -scores[static_cast<std::size_t>(i)]; });
    return found;
}

} // namespace tooltray::ui
