// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
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

// The intent of a question, apart from its subject.
struct Intent {
    bool wantsChange = false; // "create an issue" rather than "issues"
    bool asks = false;        // "which issues", "show issues" rather than "issues"
    bool asksState = false;   // "when was it closed" rather than "close it"
    bool wantsMany = false;
    bool wantsCount = false;  // "how many"
    bool wantsTime = false;   // "when"
    bool wantsPerson = false; // "who"
    bool wantsOne = false;    // "find a user by name"
    bool isMine = false;      // "my issues"
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

Intent readIntent(std::span<const std::string> words);

// A verb that asks for a state: many APIs close by setting the state, or in an update.
bool isStateVerb(std::string_view stem) noexcept;
bool isAboutMe(std::string_view word) noexcept;
// Words of a question that say nothing about what is meant; the stop words come on top.
bool isFillerWord(std::string_view word) noexcept;

} // namespace tooltray::terms
