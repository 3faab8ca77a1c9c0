// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::toolkit {

// All names of a schema, page by page: the fields of the root types, the types by kind, and the directives. A page ends
// with how to get the next one. Empty: "after" is no name that a page ends with.
std::optional<std::string> schemaNames(const graphql::Schema &schema, std::string_view after);

// The names of the members of one type.
std::string memberNamesText(graphql::SchemaType type);

} // namespace tooltray::toolkit
