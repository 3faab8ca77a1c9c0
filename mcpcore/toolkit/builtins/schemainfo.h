// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/printschema.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The answers of get_schema_info about whole types and schemas; schemapart.h has the others.

namespace tooltray::toolkit {

enum class SchemaFormat : std::uint8_t { Sdl, Minified, Json, Names };

// All types: what can be asked for at the root, and the names of the rest by their kinds.
std::string schemaOverviewText(const graphql::Schema &schema);
json::Value schemaOverview(const graphql::Schema &schema);

// One type, those around it, and who returns and takes it.
std::string typeText(graphql::SchemaType type, std::size_t depth, SchemaFormat format,
                     graphql::Descriptions minified = graphql::Descriptions::FirstSentence);
json::Value typeDetails(graphql::SchemaType type, std::size_t depth);

std::string_view typeKindName(graphql::TypeKind kind) noexcept; // "object"

// The sources and uses of values of a type, as coordinates.
struct TypeUses {
    std::vector<std::string> returnedBy; // fields
    std::vector<std::string> acceptedBy; // arguments and input fields
};
TypeUses typeUses(graphql::SchemaType type);

// The type and what it mentions within so many steps, the nearest first; built-in ones left out.
std::vector<graphql::SchemaType> typesAround(graphql::SchemaType type, std::size_t steps);

// The schema's information about a member of a type, or about a directive.
json::Value memberView(graphql::SchemaField field);
json::Value memberView(graphql::SchemaInput input);
json::Value memberView(graphql::SchemaEnumValue value);
json::Value memberView(graphql::SchemaDirective directive);

// The schema's information about a type: fields with arguments, descriptions, defaults and deprecations.
json::Value typeView(graphql::SchemaType type);

} // namespace tooltray::toolkit
