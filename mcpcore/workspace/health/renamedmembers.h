// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/resultshape.h"

namespace tooltray::workspace {

// Whether what the operation selects has an object with both the member that is renamed and one that has the new name
// already, both of which the shape hands out.
bool meetsItsNewName(graphql::OperationDefinition operation, const ResultShape &shape,
                     const ResultShape::Renaming &renaming);

} // namespace tooltray::workspace
