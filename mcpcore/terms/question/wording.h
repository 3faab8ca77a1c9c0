// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/question/intent.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

struct Meaning {
    std::string stem;
    float factor = 1; // how surely it is meant
};

// A word of a question, or a phrase, and what it may mean. The first meaning of a word is the word itself.
struct MeantWord {
    std::string word;     // in lower case; empty for a phrase
    float importance = 1; // little for words that only ask: "show", "list"
    std::vector<Meaning> meanings = {};
    bool isInCompound = false; // such as "read-only"
};

// A question in plain words.
struct Wording {
    std::vector<MeantWord> words;
    std::vector<std::string> stems; // of the words that say something
    Intent intent;
};

// Later words do not count: whoever writes so many does not ask for one thing.
constexpr std::size_t kMaxQuestionWords = 32;

Wording readWording(std::string_view text);

} // namespace tooltray::terms
