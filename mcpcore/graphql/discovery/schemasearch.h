// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/discovery/schemaindex.h"
#include "graphql/discovery/suggestoperation.h"
#include "graphql/schema/schema.h"
#include "terms/question/questionreader.h"
#include "terms/ranking/ranks.h"
#include "terms/table/wordtable.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// A field of an object or interface, or a type.
struct SearchHit {
    SchemaType type;   // the field's own when there is a field
    SchemaField field; // none when the hit is the type
    double score = 0;
    RootPath path;                   // the way there that fits the question; empty when there is none
    std::vector<SchemaField> others; // the same field of other types, the best first

    std::string coordinate() const;
    std::string_view description() const;
};

// Finds the parts of a schema that a question in plain words is about. Made once for a schema (which takes some
// tens of milliseconds for a big one: not for the thread that serves), it never changes and may be used by
// several threads.
class SchemaSearch {
public:
    explicit SchemaSearch(SchemaPointer schema, const terms::WordTable &table = terms::shippedTable());

    // The best hits, the best first. Who writes a name gets what is called so; otherwise words are compared by their
    // stems, those of the same meaning and those that only begin alike count less, and then by what they are about. A
    // field that several types have is one hit.
    std::vector<SearchHit> search(std::string_view question, std::size_t most) const;
    // The best for several wordings of one question.
    std::vector<SearchHit> search(std::span<const std::string> wordings, std::size_t most) const;

    // The same with the fields of other types as hits of their own, each behind the one that it was with.
    std::vector<SearchHit> spread(std::vector<SearchHit> hits, std::size_t most) const;

    // Words of the schema that these hits have most in common and the question does not say.
    std::vector<std::string> hints(std::span<const std::string> wordings, std::span<const SearchHit> hits,
                                   std::size_t most) const;
    // Names that are written like the question.
    std::vector<std::string> nearestNames(std::string_view question, std::size_t most) const;

    // The operation that gets it, with what the question names.
    SuggestedOperation operationFor(const SearchHit &hit, const terms::SaidWords &said = {}) const;
    const RootPaths &paths() const noexcept { return m_paths; }

    std::size_t memory() const noexcept; // in bytes, the schema apart

private:
    terms::Ranks rank(std::string_view question) const;
    std::vector<SearchHit> grouped(const terms::Ranks &ranks, std::size_t most, bool isMine) const;
    RootPath pathTo(const SearchHit &hit, bool isMine) const;

    SchemaPointer m_schema;
    RootPaths m_paths;
    SchemaIndex m_index;
    terms::QuestionReader m_reader;
};

// How well the entries of an index fit one question.
class SchemaRanking {
public:
    SchemaRanking(const SchemaIndex &index, const RootPaths &paths, const terms::Question &question);

    // All that fit at all, in no order: by their words alone, and with what they are about where that is known.
    std::vector<terms::Fit> fits() const;

private:
    using Match = terms::WordMatches::Match;

    float ownerFactor(const SearchEntry &entry, const Match &match) const;
    float intentFactor(const SearchEntry &entry) const;
    bool belongsToViewer(const SearchEntry &entry) const;

    const SchemaIndex &m_index;
    const RootPaths &m_paths;
    const terms::Question &m_question;
    terms::WordMatches m_matches;
};

} // namespace tooltray::graphql
