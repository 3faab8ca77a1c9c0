// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/question/wording.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

// A term of an index that a word may stand for, and how surely it does.
struct TermVariant {
    std::size_t term = 0;
    float factor = 1;
};

struct AskedWord {
    float importance = 1;
    std::vector<TermVariant> variants = {};
};

// A question in the terms of an index.
struct Question {
    std::vector<AskedWord> words;
    std::vector<std::string> stems; // of the words that say something
    Intent intent;
    bool isMisspelt = false; // a word was taken for another that is written nearly so
};

// Reads questions with the words of an index: the same words, those of the same meaning, those that begin so, and
// those that a slip of the fingers made of them.
class QuestionReader {
public:
    QuestionReader() = default;
    explicit QuestionReader(const TermIndex &terms);

    // The index must be the one the reader was made for.
    Question read(std::string_view text, const TermIndex &terms) const;

private:
    std::vector<TermVariant> correctionsOf(const std::string &stem, const TermIndex &terms) const;

    std::vector<std::string> m_spelled; // stems that have synonyms and are no terms themselves
};

struct Corrected {
    std::size_t candidate = 0;
    std::size_t steps = 0; // letters missing, doubled, wrong or transposed
};

// Which of so many candidates a misspelt word may be: those that are the fewest steps from it, at most two for a long
// word and one for a short one.
std::vector<Corrected> corrections(std::string_view word, std::size_t count,
                                   const std::function<std::string_view(std::size_t)> &candidate);

} // namespace tooltray::terms
