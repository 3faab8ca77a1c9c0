// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <QString>

namespace tooltray::ui {

struct Tokens;

enum class DocsLook : std::uint8_t { Page, Tip };

// What a schema says of one of its parts, as rich text. On a page names of types are links: "type:User". Empty
// when there is no such part.
QString schemaDocs(const graphql::Schema &schema, const QString &coordinate, const Tokens &tokens,
                   DocsLook look);

} // namespace tooltray::ui
