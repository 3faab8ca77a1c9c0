// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/schema/schema.h"

#include <string_view>

namespace tooltray::graphql {

struct IntrospectedSchema {
    SchemaPointer schema; // none when the text holds no introspection result at all
    Diagnostics problems; // what was missing or contradicted itself and had to be guessed
};

// The schema behind the answer to an introspection query, as JSON: the whole response, its data, or what is
// in __schema. Servers leave out what their version does not know, so nearly everything may be missing.
IntrospectedSchema readIntrospection(std::string_view json);

} // namespace tooltray::graphql
