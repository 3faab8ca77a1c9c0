// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

// The answers of get_schema_info.

namespace tooltray::toolkit {

enum class SchemaFormat : std::uint8_t { Sdl, Minified, Json };

// All types: what can be asked for at the root, and the names of the rest by their kinds.
std::string schemaOverviewText(const graphql::Schema &schema);
json::Value schemaOverview(const graphql::Schema &schema);

// One type, those around it, and who returns and takes it.
std::string typeText(graphql::SchemaType type, std::size_t depth, SchemaFormat format);
json::Value typeDetails(graphql::SchemaType type, std::size_t depth);

// An error suggests others.
Result<graphql::SchemaType> namedType(const graphql::Schema &schema, const std::string &name);

// The member that a coordinate such as Query.hero, IssueInput.title or State.OPEN names.
struct SchemaMember {
    graphql::SchemaType type; // that has it
    std::variant<graphql::SchemaField, graphql::SchemaInput, graphql::SchemaEnumValue> member;
};

bool isCoordinate(std::string_view name); // "Query.hero", "Query.hero(id:)", "Query.hero.name"

// Of an argument that the field has, the field. An error suggests others of the type or of the field.
Result<SchemaMember> namedMember(const graphql::Schema &schema, const std::string &coordinate);

// The member with what a call of it needs: the inputs and enums of its arguments in full, and what it returns as far
// as that is short. The depth shows more around that.
std::string memberText(const SchemaMember &named, std::size_t depth);
json::Value memberDetails(const SchemaMember &named, std::size_t depth);

} // namespace tooltray::toolkit
