// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <string_view>

namespace tooltray::graphql {

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
