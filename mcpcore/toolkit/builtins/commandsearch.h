// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/question/wording.h"
#include "terms/table/shippedtable.h"
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

// The fields that a command is found by.
struct SearchedCommand {
    std::string_view name;
    std::string_view title;
    std::string_view description;
    std::span<const std::string> tags = {};
    std::span<const workspace::Example> examples = {};
};

// A question in plain words about commands: "close a ticket". Any word may match, by its stem, its meaning or its
// beginning, and commands are found by what they are about as well, as parts of a schema are. The texts are read word
// by word for each question, as ten thousand tools take a few milliseconds: an index would have to be made again after
// every change of a tool.
class CommandSearch {
public:
    static constexpr std::size_t kMaxWords = 12; // later ones do not count

    struct Fit {
        std::array<float, kMaxWords> words{}; // how well each word of the question fits, 0: not at all
        float likeness = 0;                   // of what it is about
        bool reads = false;                   // rather than changes anything, by its name
    };

    struct Candidate {
        std::string_view name;
        bool isSaved = false;
        Fit fit = {};
        double score = 0;
    };

    explicit CommandSearch(std::string_view query, const terms::WordTable &table = terms::shippedTable());

    bool isEmpty() const { return m_query.empty(); }
    std::optional<Fit> fitOf(const SearchedCommand &command);
    // Takes words that none of all commands has for others that are written nearly so. True when there are such: then
    // the commands are to be read again.
    bool correct(std::span<const Candidate> candidates);
    // The best first, without those far behind it. Words that are rare among them count more; of equals saved tools
    // come first. What a client may not know of must not be among them.
    void rank(std::vector<Candidate> &candidates) const;

private:
    struct Word {
        std::string text; // in lower case; empty for what is more than a word
        float importance = 1;
    };
    struct Form {
        std::string stem;
        std::size_t word = 0;
        float factor = 1;
    };
    struct ReadWord {
        std::array<float, kMaxWords> factors{};
        bool beginsNoun = false; // of two words
    };
    // How near a word is to the question, and how much of a text it is.
    struct Nearness {
        float likeness = 0;
        float weight = 0;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view word) const { return std::hash<std::string_view>()(word); }
    };
    template <typename Value>
    using ByWord = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

    void addWord(const terms::MeantWord &meant);
    void addForm(std::string stem, std::size_t word, float factor);
    void addBegin(std::string_view word);
    void addBegins();
    void read(std::string_view text, float weight, Fit &fit);
    const ReadWord &readWord(std::string_view word);
    void readInside(std::string_view text, float weight, std::size_t shortest, Fit &fit) const;
    float likenessOf(std::string_view text);
    const Nearness &nearnessOf(std::string_view word);

    const terms::WordTable &m_table;
    std::string m_query; // which may be a name
    terms::Intent m_intent;
    std::vector<Word> m_words;
    std::vector<Form> m_forms;
    std::vector<float> m_about;            // the vector of the question, of unit length; empty: none
    std::bitset<256 * 256> m_begins;       // by the two letters that a word begins with: whether it may count
    bool m_isBeyondAscii = false;          // some of it
    std::array<float, kMaxWords> m_noun{}; // of "merge request"
    ByWord<ReadWord> m_read;
    ByWord<Nearness> m_near;
};

} // namespace tooltray::toolkit
