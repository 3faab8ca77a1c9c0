// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// The nodes of the document that the elements of a schema come from, by their index; 0 for built-in ones.
struct SchemaOrigins {
    std::vector<std::uint32_t> schema;             // the definition of the schema, then its extensions
    std::vector<std::vector<std::uint32_t>> types; // the definition, then the extensions
    std::vector<std::uint32_t> fields;
    std::vector<std::uint32_t> inputs;
    std::vector<std::uint32_t> enumValues;
    std::vector<std::uint32_t> directives;
};

struct BuiltSchema {
    SchemaPointer schema;
    Diagnostics problems; // what the document left unclear and had to be guessed
    SchemaOrigins origins;
};

// The schema a type system document describes, its extensions applied. There always is one: of several
// definitions of the same name the last one holds, a type that is missing becomes a scalar. Whether the
// document is valid is for validateSdl() and validateSchema() to say.
BuiltSchema buildSchema(const Document &document);

class SchemaAssembler;

// Adds the definitions that every schema has, after those of its own.
void addBuiltInDefinitions(SchemaAssembler &assembler);

struct IntrospectedSchema {
    SchemaPointer schema; // none when the text holds no introspection result at all
    Diagnostics problems; // what was missing or contradicted itself and had to be guessed
};

// The schema behind the answer to an introspection query, as JSON: the whole response, its data, or what is
// in __schema. Servers leave out what their version does not know, so nearly everything may be missing.
IntrospectedSchema readIntrospection(std::string_view json);

} // namespace tooltray::graphql
