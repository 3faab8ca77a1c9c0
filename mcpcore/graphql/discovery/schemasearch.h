// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/discovery/suggestoperation.h"
#include "graphql/discovery/termindex.h"
#include "graphql/schema/schema.h"

#include <cstddef>
#include <cstdint>
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

// A field of an object or interface, or a type.
struct SearchHit {
    SchemaType type;   // the field's own when there is a field
    SchemaField field; // none when the hit is the type
    double score = 0;
    RootPath path; // the way there that fits the question; empty when there is none

    std::string coordinate() const;
    std::string_view description() const;
};

// Finds the parts of a schema that a question in plain words is about. Made once for a schema (which takes some
// tens of milliseconds for a big one: not for the thread that serves), it never changes and may be used by
// several threads.
class SchemaSearch {
public:
    explicit SchemaSearch(SchemaPointer schema);

    // The best hits, the best first. Words are compared by their stems, those of the same meaning and those that
    // only begin alike count less. What a name says counts most, then what is around it: the type a field
    // belongs to, the way to it, its type, its description, its arguments.
    std::vector<SearchHit> search(std::string_view question, std::size_t most) const;

    SuggestedOperation operationFor(const SearchHit &hit) const;
    const RootPaths &paths() const noexcept { return m_paths; }

    std::size_t memory() const noexcept; // in bytes, the schema apart

private:
    enum class Kind : std::uint8_t { Type, QueryField, MutationField, SubscriptionField, Field };

    struct Entry {
        std::uint32_t element; // a type or a field
        Kind kind;
        std::uint8_t nameWords;
        bool isMany; // a field that holds several
        float prior; // how likely it is meant, whatever the question
    };
    struct Match;
    struct WordMatch;

    void addField(TermIndexBuilder &terms, SchemaField field);
    void addType(TermIndexBuilder &terms, SchemaType type);
    float priorOf(SchemaField field, Kind kind) const;
    float priorOf(SchemaType type) const;
    bool leadsBack(SchemaField field) const;
    bool belongsToViewer(const Entry &entry) const;
    float rarity(std::size_t term) const;
    float rarityOf(const AskedWord &word) const;
    RootPath pathTo(const SearchHit &hit, const SearchQuestion &question) const;
    float score(const Entry &entry, const Match &match, float total, const SearchQuestion &question) const;

    SchemaPointer m_schema;
    RootPaths m_paths;
    std::vector<Entry> m_entries;
    TermIndex m_terms;
    QuestionReader m_reader;
};

} // namespace tooltray::graphql
