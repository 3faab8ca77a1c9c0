// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"

#include <fstream>
#include <iterator>
#include <string>

namespace tooltray::graphql::test {

// tests/data/graphql/forge.graphql: an API in the style of big public ones.
inline SchemaPointer sampleSchema()
{
    std::ifstream file(TOOLTRAY_SOURCE_DIR "/tests/data/graphql/forge.graphql");
    return buildSchema(parseDocument(std::string(std::istreambuf_iterator<char>(file), {}))).schema;
}

} // namespace tooltray::graphql::test
