// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/question/questionreader.h"
#include "terms/table/vectorindex.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

// How well an entry fits a question.
struct Fit {
    std::uint32_t entry = 0;
    float score = 0;
    bool isWhole = false; // its name and its owner's say all the words of the question, as they are
};

// Adds what the entries are about, as far as the table knows it, to what their words say. The factor is what an entry
// is worth apart from that.
void addLikeness(std::vector<Fit> &fits, const VectorIndex &vectors, const Question &question,
                 std::size_t entryCount, const std::function<float(std::uint32_t entry)> &factorOf);

struct Rank {
    float score = 0;
    std::uint32_t entry = 0;
};

using Ranks = std::vector<Rank>; // the best first

// Entries that are called by their name come before all others, those that say the whole question before the rest.
Ranks ranked(std::span<const Fit> fits, std::span<const std::uint32_t> named);

// The best for several wordings of one question.
Ranks joinedRanks(std::span<const Ranks> wordings);

// Collects the words that the names of hits have most in common and that a question does not say; those that are rare
// in the whole index count more.
class Hints {
public:
    // The index stays where it is and has so many entries.
    Hints(std::span<const std::string> wordings, const TermIndex &index, std::size_t entries);

    // Begins the next hit; the best come first.
    void beginHit();
    void addName(std::string_view name);
    std::vector<std::string> best(std::size_t most) const;

private:
    struct Hint {
        std::string word; // the shortest of its forms
        float weight = 0;
    };

    float rarityOf(const std::string &stem) const;

    const TermIndex &m_index;
    std::size_t m_entries;
    std::set<std::string> m_said; // stems
    std::set<std::string> m_ofHit;
    std::map<std::string, Hint> m_hints; // by stem
    std::size_t m_hits = 0;
};

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
