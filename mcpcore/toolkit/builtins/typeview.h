// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

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
