// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::toolkit {

// What a command is found by.
struct SearchedCommand {
    std::string_view name;
    std::string_view title;
    std::string_view description;
    std::span<const std::string> tags = {};
    std::span<const workspace::Example> examples = {};
};

// A question in plain words about commands: "close a ticket". Any word may match, by its stem, its meaning or its
// beginning. The texts are read word by word for each question, as ten thousand tools take a few milliseconds: an index
// would have to be made again after every change of a tool.
class CommandSearch {
public:
    static constexpr std::size_t kMaxWords = 8; // later ones do not count
    using Fit = std::array<float, kMaxWords>;   // how well each word of the question fits, 0: not at all

    struct Candidate {
        std::string_view name;
        bool isSaved = false;
        Fit fit = {};
        double score = 0;
    };

    explicit CommandSearch(std::string_view query);

    bool isEmpty() const { return m_query.empty(); }
    std::optional<Fit> fitOf(const SearchedCommand &command);
    // The best first, without those far behind it. Words that are rare among them count more; of equals saved tools
    // come first. What a client may not know of must not be among them.
    void rank(std::vector<Candidate> &candidates) const;

private:
    struct Word {
        std::string text; // in lower case
        float importance = 1;
    };
    struct Form {
        std::string stem;
        std::size_t word = 0;
        float factor = 1;
    };
    struct ReadWord {
        Fit factors = {};
        bool beginsNoun = false; // of two words
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view word) const { return std::hash<std::string_view>()(word); }
    };

    void readQuery(std::string_view query);
    void addWord(std::string text, std::string stem);
    void addMeanings(std::size_t word, const std::string &stem);
    void addForm(std::string stem, std::size_t word, float factor);
    void addBegin(std::string_view word);
    void read(std::string_view text, float weight, Fit &fit);
    const ReadWord &readWord(std::string_view word);
    void readInside(std::string_view text, float weight, std::size_t shortest, Fit &fit) const;

    std::string m_query; // which may be a name
    std::vector<Word> m_words;
    std::vector<Form> m_forms;
    std::bitset<256 * 256> m_begins; // by the two letters that a word begins with: whether it may count
    bool m_isBeyondAscii = false;    // some of it
    Fit m_noun = {};                 // of "merge request"
    std::unordered_map<std::string, ReadWord, Hash, std::equal_to<>> m_read;
};

} // namespace tooltray::toolkit
