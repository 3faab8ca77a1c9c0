// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/termindex.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::graphql {

// A term of an index that a word may stand for, and how surely it does.
struct TermVariant {
    std::size_t term = 0;
    float factor = 1;
};

struct AskedWord {
    float importance = 1; // little for words that only ask: "show", "list"
    std::vector<TermVariant> variants;
};

// The meaning of a question in plain words.
struct SearchQuestion {
    std::vector<AskedWord> words;
    bool wantsChange = false; // "create an issue" rather than "issues"
    bool asksState = false;   // "when was it closed" rather than "close it"
    bool wantsMany = false;
    bool isMine = false; // "my issues"
};

// Reads questions with the words of an index: the same words, those of the same meaning, and those that begin so.
class QuestionReader {
public:
    QuestionReader() = default;
    explicit QuestionReader(const TermIndex &terms);

    // Later words do not count: whoever writes so many does not ask for one thing.
    static constexpr std::size_t kMaxWords = 32;

    // The index must be the one the reader was made for.
    SearchQuestion read(std::string_view text, const TermIndex &terms) const;

private:
    std::vector<TermVariant> variantsOf(const std::string &term, const TermIndex &terms) const;
    static void addSetVerbs(std::vector<TermVariant> &variants, const TermIndex &terms);

    std::unordered_map<std::string, std::vector<std::size_t>> m_synonyms; // terms by the stems of others
};

} // namespace tooltray::graphql
