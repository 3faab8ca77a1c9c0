// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string>

// What get_schema_info answers.
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

} // namespace tooltray::toolkit
