// SPDX-License-Identifier: GPL-3.0-or-later
// There is a schema in every text, and what is printed of a valid one, or told by introspection, is the same
// schema again.
#include "fuzz/schemauses.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/schemachecks.h"

#include <cstdint>
#include <string_view>

using namespace tooltray::graphql;

namespace {

void checkFindings(const Diagnostics &findings, std::string_view text)
{
    for (const Diagnostic &finding : findings) {
        FUZZ_EXPECT(!finding.rule.empty() && !finding.message.empty());
        for (const SourceSpan span : finding.spans)
            FUZZ_EXPECT(span.start <= span.end && span.end <= text.size());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Document document = parseDocument(std::string(text));
    const BuiltSchema built = buildSchema(document);
    checkSchema(*built.schema);
    checkFindings(built.problems, text);
    checkFindings(validateSchema(built, document), text);

    const LoadedSchema strict = loadSchema(text, Strictness::Strict);
    const LoadedSchema lenient = loadSchema(text, Strictness::Lenient);
    FUZZ_EXPECT(bool(strict) == strict.errors.empty() && bool(lenient) == lenient.errors.empty());
    FUZZ_EXPECT(lenient || !strict);
    checkFindings(strict.errors, text);
    checkFindings(lenient.warnings, text);
    if (!strict)
        return 0;
    const std::string printed = printSchema(*strict.schema);
    const LoadedSchema again = loadSchema(printed, Strictness::Strict);
    FUZZ_EXPECT(again);
    FUZZ_EXPECT(printSchema(*again.schema) == printed);
    const std::string introspection = introspect(*strict.schema);
    const IntrospectedSchema read = readIntrospection(introspection);
    FUZZ_EXPECT(read.schema && read.problems.empty());
    FUZZ_EXPECT(introspect(*read.schema) == introspection);
    return 0;
}
