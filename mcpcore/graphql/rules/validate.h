// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"

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

} // namespace tooltray::graphql
