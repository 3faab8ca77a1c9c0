// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/index/termindex.h"

#include "terms/words/words.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tooltray::terms {

namespace {

constexpr std::uint32_t kNoTerm = 0xFFFFFFFF;

} // namespace

std::string_view TermIndex::term(std::size_t index) const noexcept
{
    const std::uint32_t start = m_termStarts[index];
    return std::string_view(m_text).substr(start, m_termStarts[index + 1] - start);
}

std::span<const Posting> TermIndex::postings(std::size_t index) const noexcept
{
    const std::uint32_t start = m_postingStarts[index];
    return std::span(m_postings).subspan(start, m_postingStarts[index + 1] - start);
}

std::size_t TermIndex::find(std::string_view term) const noexcept
{
    const std::size_t index = findPrefix(term).first;
    return index < termCount() && this->term(index) == term ? index : kNone;
}

std::pair<std::size_t, std::size_t> TermIndex::findPrefix(std::string_view prefix) const noexcept
{
    const auto bound = [&](auto isBefore) {
        std::size_t begin = 0;
        std::size_t count = termCount();
        while (count > 0) {
            const std::size_t half = count / 2;
            if (isBefore(term(begin + half))) {
                begin += half + 1;
                count -= half + 1;
            } else {
                count = half;
            }
        }
        return begin;
    };
    return {bound([&](std::string_view term) { return term < prefix; }),
            bound([&](std::string_view term) { return term.substr(0, prefix.size()) <= prefix; })};
}

std::size_t TermIndex::memory() const noexcept
{
    return m_text.capacity() + (m_termStarts.capacity() + m_postingStarts.capacity()) * sizeof(std::uint32_t)
           + m_postings.capacity() * sizeof(Posting);
}

void TermIndexBuilder::addWords(std::string_view text, std::uint32_t startWeight, std::uint32_t weight)
{
    constexpr std::size_t kStart = 12;
    ++m_textCount;
    const Terms &terms = termsOf(text);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (terms[i] != kNoTerm)
            add(terms[i], i < kStart ? startWeight : weight, {});
}

void TermIndexBuilder::addName(std::string_view name, std::uint32_t weight)
{
    ++m_textCount;
    for (const std::uint32_t term : termsOfName(name))
        add(term, weight, {.isName = true});
}

void TermIndexBuilder::addOwner(std::string_view name, std::uint32_t weight)
{
    ++m_textCount;
    for (const std::uint32_t term : termsOf(name))
        if (term != kNoTerm)
            add(term, weight, {.isOwner = true});
}

void TermIndexBuilder::endEntry()
{
    for (const Found &found : m_entry)
        m_postings.emplace_back(found.term, Posting(m_entryCount, found.weight, found.place));
    m_entry.clear();
    ++m_entryCount;
}

TermIndex TermIndexBuilder::finish()
{
    std::vector<const std::pair<const std::string, std::uint32_t> *> sorted;
    sorted.reserve(m_terms.size());
    for (const auto &term : m_terms)
        sorted.push_back(&term);
    std::sort(sorted.begin(), sorted.end(), [](const auto *a, const auto *b) { return a->first < b->first; });

    TermIndex index;
    std::vector<std::uint32_t> rank(sorted.size()); // of each term in the alphabet
    index.m_termStarts.reserve(sorted.size() + 1);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        rank[sorted[i]->second] = static_cast<std::uint32_t>(i);
        index.m_termStarts.push_back(static_cast<std::uint32_t>(index.m_text.size()));
        index.m_text += sorted[i]->first;
    }
    index.m_termStarts.push_back(static_cast<std::uint32_t>(index.m_text.size()));
    index.m_text.shrink_to_fit();

    index.m_postingStarts.assign(sorted.size() + 1, 0);
    for (const auto &[term, posting] : m_postings)
        ++index.m_postingStarts[rank[term] + 1];
    std::partial_sum(index.m_postingStarts.begin(), index.m_postingStarts.end(),
                     index.m_postingStarts.begin());
    index.m_postings.resize(m_postings.size());
    std::vector<std::uint32_t> next(index.m_postingStarts.begin(), index.m_postingStarts.end());
    for (const auto &[term, posting] : m_postings)
        index.m_postings[next[rank[term]]++] = posting;
    return index;
}

const TermIndexBuilder::Terms &TermIndexBuilder::termsOf(std::string_view text)
{
    const auto [place, isNew] = m_texts.try_emplace(text);
    Terms &terms = place->second;
    if (isNew)
        forEachWord(text, [&](std::string &word) { terms.push_back(termOf(word)); });
    return terms;
}

const TermIndexBuilder::Terms &TermIndexBuilder::termsOfName(std::string_view name)
{
    const auto [place, isNew] = m_names.try_emplace(std::string(name));
    Terms &terms = place->second;
    if (!isNew)
        return terms;
    std::string joined;
    std::size_t words = 0;
    forEachWord(name, [&](std::string &word) {
        joined += word;
        ++words;
        if (const std::uint32_t term = termOf(word); term != kNoTerm)
            terms.push_back(term);
    });
    if (words > 1) // for those who write pullrequests
        if (const std::uint32_t term = termOf(joined); term != kNoTerm)
            terms.push_back(term);
    return terms;
}

std::uint32_t TermIndexBuilder::termOf(std::string &word)
{
    const auto known = m_words.find(word);
    if (known != m_words.end())
        return known->second;
    std::uint32_t term = kNoTerm;
    if (!isStopWord(word)) {
        std::string stemmed = word;
        stem(stemmed);
        term = m_terms.emplace(std::move(stemmed), static_cast<std::uint32_t>(m_terms.size())).first->second;
    }
    m_words.emplace(word, term);
    return term;
}

void TermIndexBuilder::add(std::uint32_t term, std::uint32_t weight, TermPlace place)
{
    if (term >= m_met.size())
        m_met.resize(m_terms.size());
    Met &met = m_met[term];
    if (met.entry != m_entryCount + 1) {
        met = {m_textCount, m_entryCount + 1, static_cast<std::uint32_t>(m_entry.size())};
        m_entry.push_back({term, weight, place});
        return;
    }
    if (std::exchange(met.text, m_textCount) == m_textCount)
        return;
    Found &found = m_entry[met.at];
    found.weight += weight;
    found.place.isName = found.place.isName || place.isName;
    found.place.isOwner = found.place.isOwner || place.isOwner;
}

} // namespace tooltray::terms
