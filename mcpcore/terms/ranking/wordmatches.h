// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/question/questionreader.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tooltray::terms {

// How well the words of the entries of an index fit the words of a question.
class WordMatches {
public:
    // The match of all words of a question with one entry.
    struct Match {
        float score = 0;
        float covered = 0;
        float exact = 0; // by names
        float namedWords = 0;
        float ownerWords = 0;
    };

    WordMatches(const TermIndex &terms, std::size_t entryCount, const Question &question);

    // The entries with any of the words, in no order.
    std::span<const std::uint32_t> found() const noexcept { return m_found; }
    const Match &of(std::uint32_t entry) const noexcept { return m_matches[entry]; }
    float total() const noexcept { return m_total; } // of the importance of all words

    // The worth of the match in an entry whose name has so many words.
    float wordFactor(const Match &match, std::size_t nameWords) const;

private:
    // The match of one of the words with an entry.
    struct WordMatch {
        float score = 0;
        float factor = 0;
        float named = 0;
        float owner = 0;
    };

    void matchWord(const AskedWord &word);
    float rarity(std::size_t term) const;
    float rarityOf(const AskedWord &word) const;

    const TermIndex &m_terms;
    float m_total = 0;
    std::vector<Match> m_matches;
    std::vector<WordMatch> m_ofWord;
    std::vector<std::uint32_t> m_touched; // by the word
    std::vector<std::uint32_t> m_found;
};

} // namespace tooltray::terms
