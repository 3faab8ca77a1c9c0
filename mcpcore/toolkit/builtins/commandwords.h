// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/table/wordtable.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <cstdint>
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
    const workspace::DefinitionPtr *definition = nullptr; // null: of ours, whose texts stay where they are
};

// Of a question or a name: get, list, search...
bool isAskingVerb(std::string_view word);

// The words of commands, kept from one search to the next: to read those of ten thousand takes longer than the event
// loop may be held up, to go through them when they are read takes a millisecond.
class CommandWords {
public:
    enum class Part : std::uint8_t { Name, Title, Tag, Example, FirstSentence, Description };

    struct Token {
        std::uint32_t word = 0; // its number
        Part part = Part::Name;
        bool isFirst = false; // of a text
    };
    struct Word {
        std::string text; // in lower case
        std::string stem;
        std::size_t inTable = kNone; // its number there
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    explicit CommandWords(const terms::WordTable &table = terms::shippedTable()) : m_table(table) {}

    // Reads of what is new among the commands as many as told, and forgets what is gone where that is most. True once
    // all are read.
    bool read(std::span<const SearchedCommand> commands, std::size_t most = kNone);

    struct Texts {
        std::vector<Token> tokens;
        bool reads = false; // rather than changes anything, by the name
    };
    // Those of the commands, in their order, with what is not read yet.
    std::vector<const Texts *> texts(std::span<const SearchedCommand> commands);
    const std::vector<Word> &words() const { return m_words; }
    std::size_t numberOf(const std::string &text) const; // kNone
    std::span<const std::uint32_t> withStem(const std::string &stem) const;
    const terms::WordTable &table() const { return m_table; }

private:
    struct Known {
        workspace::DefinitionPtr definition; // so that its place in memory remains its own
        Texts texts;
    };

    static const void *keyOf(const SearchedCommand &command);
    void forgetSome(std::size_t wanted);
    void fill(Known &known, const SearchedCommand &command);
    std::vector<Token> tokensOf(const SearchedCommand &command);
    std::uint32_t number(const std::string &text);

    const terms::WordTable &m_table;
    std::vector<Word> m_words;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::unordered_map<std::string, std::vector<std::uint32_t>> m_byStem;
    std::unordered_map<const void *, Known> m_known;
};

} // namespace tooltray::toolkit
