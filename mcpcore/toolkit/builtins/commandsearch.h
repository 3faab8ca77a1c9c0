// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "terms/question/wording.h"
#include "toolkit/access/clientview.h"
#include "toolkit/builtins/commandwords.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
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
    // Which of what is found is wanted: of ten thousand only the first are put in order.
    struct Wanted {
        std::size_t most = static_cast<std::size_t>(-1);
        std::string_view after = {}; // the name of one that is found; another one counts for nothing
    };

    // The best first, without those far behind it. Words that are rare among them count more; of equals saved tools
    // come first. What is not visible counts for nothing.
    std::vector<const SearchedCommand *> find(std::span<const SearchedCommand> commands, CommandWords &words,
                                              const IsVisible &isVisible, const Wanted &wanted);
    std::vector<const SearchedCommand *> find(std::span<const SearchedCommand> commands, CommandWords &words)
    {
        return find(commands, words, {}, {});
    }

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
    static void order(std::vector<Candidate> &candidates, const Wanted &wanted);

    std::string m_query; // which may be a name
    terms::Intent m_intent;
    std::vector<AskedWord> m_words;
    std::vector<std::string> m_stems; // of all that the question says
    std::vector<Form> m_forms;
    bool m_isBeyondAscii = false;          // some of it
    std::array<float, kMaxWords> m_noun{}; // of "merge request"
};

// A JSON Schema in few words, for models: {title: string, state?: "open" | "closed", labels?: string[]}. Keywords
// that have no short form are left out: the schema itself has them.
std::string condensed(const json::Value &schema);

class Catalogue;

struct CommandQuestion {
    enum class Detail : std::uint8_t { Names, Summary, Full };
    enum class Format : std::uint8_t { Raw, Llm };

    std::vector<std::string> names = {}; // empty: all
    std::string query = {};              // what is wanted, in plain words
    Detail detail = Detail::Summary;
    Format format = Format::Raw;
    std::string after = {}; // the name that the page before ended with
};

// From arguments that fit the schema of list_commands; fails on a cursor that is none of ours.
Result<CommandQuestion> commandQuestion(const json::Value &arguments);

// {commands: [{name, description?, parameters?, kind, annotations?}], next?, next_cursor?, unknown?}: with a query the
// best match first, and "next" tells when there is none; else ours first, then the saved tools by name. A page ends
// where it would be more than the client takes.
json::Value commandListing(Catalogue &catalogue, CommandWords &words, const ClientView &client,
                           const workspace::Workspace &workspace, const CommandQuestion &question);

// Reads for a search some of the commands that are not read yet. True once all are.
bool readCommands(const Catalogue &catalogue, const workspace::Workspace &workspace, CommandWords &words);

} // namespace tooltray::toolkit
