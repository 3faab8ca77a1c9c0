// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::toolkit {

// What a coordinate such as Query.hero, IssueInput.title or State.OPEN names.
struct SchemaMember {
    graphql::SchemaType type; // that has it
    std::variant<graphql::SchemaField, graphql::SchemaInput, graphql::SchemaEnumValue> member;
};

bool isCoordinate(std::string_view name); // "Query.hero"; an argument behind it is passed over

// An error suggests others of the type.
Result<SchemaMember> namedMember(const graphql::Schema &schema, const std::string &coordinate);

// The member with what a call of it needs: the inputs and enums of its arguments in full, and what it returns as far
// as that is short. The depth shows more around that.
std::string memberText(const SchemaMember &named, std::size_t depth);
json::Value memberDetails(const SchemaMember &named, std::size_t depth);

} // namespace tooltray::toolkit
