// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/question/wording.h"

#include <cstddef>
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

} // namespace tooltray::terms
