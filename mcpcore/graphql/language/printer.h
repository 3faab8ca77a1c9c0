// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"

#include <cstdint>
#include <string>

namespace tooltray::graphql {

enum class Comments : std::uint8_t { Drop, Keep };

// The document in the one canonical form graphql-js prints too. Printing what was printed changes nothing.
// Comments, when kept, stand before or behind the line they belong to.
std::string print(const Document &document, Comments comments = Comments::Drop);

// Any part of it: a definition, a selection set, a value, a type.
std::string print(Node node);
void print(Node node, std::string &out); // appends

} // namespace tooltray::graphql
