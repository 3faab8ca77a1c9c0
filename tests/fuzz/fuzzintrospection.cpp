// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a server sends as its schema, there is one to work with or a reason why not; what was understood of
// it comes out of introspection again.
#include "fuzz/schemauses.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/schemachecks.h"

#include <cstdint>
#include <string_view>

using namespace tooltray::graphql;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const IntrospectedSchema read = readIntrospection(text);
    FUZZ_EXPECT(read.schema || !read.problems.empty());
    if (!read.schema)
        return 0;
    checkSchema(*read.schema);
    validateSchema(*read.schema);
    const std::string introspection = introspect(*read.schema);
    const IntrospectedSchema again = readIntrospection(introspection);
    FUZZ_EXPECT(again.schema);
    FUZZ_EXPECT(introspect(*again.schema) == introspection);
    return 0;
}
