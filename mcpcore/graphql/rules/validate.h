// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <string_view>

namespace tooltray::graphql {

// What is wrong with an executable document by the rules of the specification (September 2025, 5), worded
// like graphql-js. The document should have no syntax errors: what they left out is not looked at.
Diagnostics validate(const Schema &schema, const Document &document, const ValidationOptions &options = {});

// What is wrong with it whatever the schema is: with its names, variables and fragments.
Diagnostics validateAlone(const Document &document, const ValidationOptions &options = {});

// What is wrong with the definitions of a type system as far as their text shows. What they amount to as a
// schema is for validateSchema() to judge.
Diagnostics validateSdl(const Document &document, const ValidationOptions &options = {});

// Advice rather than a rule: uses of deprecated parts of the schema.
Diagnostics findDeprecatedUses(const Schema &schema, const Document &document,
                               const ValidationOptions &options = {});

// Strict for what people write: whatever is wrong is an error. Lenient for what services publish, which is
// often not quite valid and works all the same: an error is only what leaves no schema to be had.
enum class Strictness : std::uint8_t { Strict, Lenient };

struct LoadedSchema {
    SchemaPointer schema; // none when there are errors
    Diagnostics errors;   // their spans are stretches of the text
    Diagnostics warnings;

    explicit operator bool() const noexcept { return schema != nullptr; }
};

// The schema in a text, with everything there is to say about it: SDL, or the answer to an introspection
// query as JSON. The one function to call where a schema comes from outside.
LoadedSchema loadSchema(std::string_view text, Strictness strictness, const ValidationOptions &options = {});

// The rules of findings that concern the text as a whole.
constexpr std::string_view kSyntaxRule = "Syntax";
constexpr std::string_view kNoTypesRule = "NoTypes";

} // namespace tooltray::graphql
