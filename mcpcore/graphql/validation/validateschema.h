// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// The errors of a schema as a type system (September 2025, 3), worded like graphql-js.
Diagnostics validateSchema(const Schema &schema, const ValidationOptions &options = {});

// The same, with places in the document it was built from.
Diagnostics validateSchema(const BuiltSchema &built, const Document &document,
                           const ValidationOptions &options = {});

} // namespace tooltray::graphql
