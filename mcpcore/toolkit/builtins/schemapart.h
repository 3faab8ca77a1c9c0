// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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

} // namespace tooltray::toolkit
