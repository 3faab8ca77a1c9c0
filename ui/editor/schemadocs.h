// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"

#include <QString>

#include <string>

namespace tooltray::ui {

struct Tokens;

// A name in an operation, what it means in the schema and where it stands.
struct SchemaMention {
    std::string coordinate; // "" when the place means nothing there
    graphql::SourceSpan span;
};

SchemaMention schemaAt(const graphql::Schema &schema, const graphql::Document &document,
                       std::uint32_t offset);

enum class DocsStyle : std::uint8_t { Page, Tip };

// What a schema says of one of its parts, as rich text. On a page names of types are links: "type:User". Empty
// when there is no such part.
QString schemaDocs(const graphql::Schema &schema, const QString &coordinate, const Tokens &tokens,
                   DocsStyle look);

} // namespace tooltray::ui
