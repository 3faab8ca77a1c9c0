// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schemaelements.h"

#include <string>

namespace tooltray::graphql {

// The default of an input in a form that is the same for all ways to write the value: the fields of input
// objects have no order (September 2025, 2.9.8). "" when there is none.
std::string canonicalDefault(SchemaInput input);

} // namespace tooltray::graphql
