// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fuzz/expect.h"
#include "graphql/changes/compareschemas.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"
#include "mcpcore/graphql/generate/introspect.h"

#include <span>
#include <string>

namespace tooltray::graphql {

// What holds for every schema, wherever it comes from.
inline void checkSchema(const Schema &schema)
{
    FUZZ_EXPECT(compareSchemas(schema, schema).empty());
    const std::string bytes = writeSchemaCache(schema);
    const OpenedSchemaCache opened = openSchemaCache(std::as_bytes(std::span(bytes)), nullptr);
    FUZZ_EXPECT(opened.schema);
    FUZZ_EXPECT(printSchema(*opened.schema) == printSchema(schema));
    FUZZ_EXPECT(introspect(*opened.schema) == introspect(schema));
    FUZZ_EXPECT(writeSchemaCache(*opened.schema) == bytes);
}

} // namespace tooltray::graphql
