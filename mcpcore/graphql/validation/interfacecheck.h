// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/schemacheckcontext.h"

namespace tooltray::graphql {

// Whether an object or interface keeps what the interfaces it implements promise (September 2025, 3.6,
// IsValidImplementation).
void checkInterfaces(SchemaType type, SchemaCheckContext &context);

} // namespace tooltray::graphql
