// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/discovery/schemaindex.h"
#include "terms/question/questionreader.h"

#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// How well the entries of an index fit one question.
class SchemaRanking {
public:
    SchemaRanking(const SchemaIndex &index, const RootPaths &paths, const terms::Question &question);

    struct Fit {
        std::uint32_t entry = 0;
        float score = 0;
        bool isWhole = false; // its name and its owner's say all the words of the question, as they are
    };

    // All that fit at all, in no order. By their words alone, and with what they are about where that is known.
    std::vector<Fit> fits();

private:
    // The match of all words of a question with one entry.
    struct Match {
        float score = 0;
        float covered = 0;
        float exact = 0; // by names
        float namedWords = 0;
        float ownerWords = 0;
    };
    // The match of one of these words with the entry.
    struct WordMatch {
        float score = 0;
        float factor = 0;
        float named = 0;
        float owner = 0;
    };

    void matchWord(const terms::AskedWord &word);
    void addVectors(std::vector<Fit> &fits) const;
    float rarity(std::size_t term) const;
    float rarityOf(const terms::AskedWord &word) const;
    float wordFactor(const SearchEntry &entry, const Match &match) const;
    float ownerFactor(const SearchEntry &entry, const Match &match) const;
    float intentFactor(const SearchEntry &entry) const;
    bool belongsToViewer(const SearchEntry &entry) const;

    const SchemaIndex &m_index;
    const RootPaths &m_paths;
    const terms::Question &m_question;
    float m_total = 0;
    std::vector<Match> m_matches;
    std::vector<WordMatch> m_ofWord;
    std::vector<std::uint32_t> m_touched; // by the word
    std::vector<std::uint32_t> m_found;
};

} // namespace tooltray::graphql
