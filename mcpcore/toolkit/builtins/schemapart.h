// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// A part of a schema with what a caller needs of it: what its arguments take and what it returns.

namespace tooltray::toolkit {

// An error suggests other types, and the fields of the root types that have such a name.
Result<graphql::SchemaType> namedType(const graphql::Schema &schema, const std::string &name);

// The names of a type's fields, input fields or enum values.
std::vector<std::string> memberNames(graphql::SchemaType type);

// The part of a schema that a coordinate names: Query.hero, Query.hero(id:), IssueInput.title, State.OPEN or @skip.
struct SchemaPart {
    graphql::SchemaType type; // that has the member; none for a directive
    std::variant<graphql::SchemaField, graphql::SchemaInput, graphql::SchemaEnumValue,
                 graphql::SchemaDirective>
        element;

    std::string coordinate() const;
};

bool isCoordinate(std::string_view name);

// Takes more than the specification does: Query.hero.name is the name of what the field returns, and a call such as
// Query.hero(id: 1, kind: JEDI) is the field. An error suggests others of the same type or field.
Result<SchemaPart> namedPart(const graphql::Schema &schema, const std::string &coordinate);

// All names of a schema, page by page: the fields of the root types, the types by kind, and the directives. A page ends
// with how to get the next one. Empty: "after" is no name that a page ends with.
std::optional<std::string> schemaNames(const graphql::Schema &schema, std::string_view after);

// The names of the members of one type.
std::string memberNamesText(graphql::SchemaType type);

// The room for a brief text: with three to four bytes to a token, less than 500 tokens.
inline constexpr std::size_t kBriefBytes = 1'600;

// As much as there is room for. First goes what a call cannot do without, then the descriptions, then optional inputs
// and the result; what is not shown is named with how to see it.
std::string briefText(const SchemaPart &part);

// In SDL with all descriptions, whatever room it takes: the inputs and enums of its arguments, and what it returns as
// far as that is short. The depth shows more around that.
std::string wholeText(const SchemaPart &part, std::size_t depth);
json::Value partDetails(const SchemaPart &part, std::size_t depth);

} // namespace tooltray::toolkit
