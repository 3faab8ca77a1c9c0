// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/question/wording.h"
#include "toolkit/builtins/commandwords.h"

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// A question in plain words about commands: "close a ticket". Any word may match, by its stem, its meaning or its
// beginning; where no command has all of them, commands are found by what they are about as well, as parts of a schema
// are.
class CommandSearch {
public:
    using IsVisible = std::function<bool(const SearchedCommand &)>;

    explicit CommandSearch(std::string_view query);

    bool isEmpty() const { return m_query.empty(); }
    // The best first, without those far behind it. Words that are rare among them count more; of equals saved tools
    // come first. What is not visible counts for nothing.
    std::vector<const SearchedCommand *> find(std::span<const SearchedCommand> commands, CommandWords &words,
                                              const IsVisible &isVisible = {});

private:
    static constexpr std::size_t kMaxWords = 12; // later ones do not count

    struct AskedWord {
        std::string text; // in lower case; empty for what is more than a word
        float importance = 1;
    };
    struct Form {
        std::string stem;
        std::size_t word = 0;
        float factor = 1;
    };
    struct Candidate {
        const SearchedCommand *command = nullptr;
        bool reads = false;                   // rather than changes anything
        std::array<float, kMaxWords> words{}; // how well each word of the question fits, 0: not at all
        float likeness = 0;                   // of what it is about
        double score = 0;
    };
    class Pass;

    void addWord(const terms::MeantWord &meant);
    void addForm(std::string stem, std::size_t word, float factor);
    bool hasAllWords(const Candidate &candidate) const;
    // Takes words that none of all commands has for others that are written nearly so. True when there are such.
    bool correct(std::span<const Candidate> candidates, const CommandWords &words);
    void rank(std::vector<Candidate> &candidates) const;

    std::string m_query; // which may be a name
    terms::Intent m_intent;
    std::vector<AskedWord> m_words;
    std::vector<std::string> m_stems; // of all that the question says
    std::vector<Form> m_forms;
    bool m_isBeyondAscii = false;          // some of it
    std::array<float, kMaxWords> m_noun{}; // of "merge request"
};

} // namespace tooltray::toolkit
