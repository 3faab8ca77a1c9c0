// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/schema/schema.h"
#include "terms/table/vectorindex.h"

#include <cstdint>
#include <string_view>

namespace tooltray::graphql {

// A field of an object or interface, or a type, as it is searched for.
struct SearchEntry {
    enum class Kind : std::uint8_t { Type, QueryField, MutationField, SubscriptionField, Field };

    std::uint32_t element = 0; // a type or a field
    Kind kind = Kind::Type;
    std::uint8_t nameWords = 1;
    std::uint8_t ownerWords = 0; // of the type that a field belongs to; 0 for root types
    bool isMany = false;         // a field that holds several
    bool tellsCount = false;
    bool tellsTime = false;
    bool tellsPerson = false;
    bool isTop = false; // a query that takes arguments and answers one thing
    float prior = 1;    // how likely it is meant, whatever the question
};

// The words of a schema and where they stand. What a name says counts most, then what is around it: the type a field
// belongs to, the way to it, its type, its description, its arguments; of a mutation also what its inputs and its
// payload are about, which nobody asks for by themselves.
class SchemaIndex : public terms::EntryIndex<SearchEntry> {
public:
    SchemaIndex(const RootPaths &paths, const terms::WordTable &table);

    SchemaField fieldOf(const SearchEntry &entry) const; // none for a type
    SchemaType typeOf(const SearchEntry &entry) const;   // the field's own when there is a field
    std::string_view nameOf(const SearchEntry &entry) const;

private:
    const Schema &m_schema;
};

// The name of a type without what it only has because of how pages and answers of mutations are built.
std::string_view withoutPlumbing(std::string_view typeName) noexcept;

} // namespace tooltray::graphql
