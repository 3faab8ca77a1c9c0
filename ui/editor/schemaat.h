// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"

#include <string>

namespace tooltray::ui {

// What a name in an operation means in the schema, and where it stands.
struct SchemaMention {
    std::string coordinate; // "" when the place means nothing there
    graphql::SourceSpan span;
};

SchemaMention schemaAt(const graphql::Schema &schema, const graphql::Document &document,
                       std::uint32_t offset);

} // namespace tooltray::ui
