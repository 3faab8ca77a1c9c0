// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/sentence.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string>

// The answers of get_schema_info about whole types and schemas; schemanames.h and partview.h have the others.

namespace tooltray::toolkit {

enum class SchemaFormat : std::uint8_t { Sdl, Minified, Json, Names };

// All types: what can be asked for at the root, and the names of the rest by their kinds.
std::string schemaOverviewText(const graphql::Schema &schema);
json::Value schemaOverview(const graphql::Schema &schema);

// One type, those around it, and who returns and takes it.
std::string typeText(graphql::SchemaType type, std::size_t depth, SchemaFormat format,
                     graphql::Descriptions minified = graphql::Descriptions::FirstSentence);
json::Value typeDetails(graphql::SchemaType type, std::size_t depth);

} // namespace tooltray::toolkit
