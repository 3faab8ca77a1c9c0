// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/results.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// The first name along a JSON Pointer into the data of a response that the operation does not select; nothing
// when it may lead to something. What a leaf holds is not known here, nor how many elements a list has.
std::optional<std::string> firstUnselected(graphql::OperationDefinition operation, std::string_view pointer);

// True where what the operation selects has an object with both the member that is renamed and one that has the new name
// already, both of which the shape hands out.
bool meetsItsNewName(graphql::OperationDefinition operation, const ResultShape &shape,
                     const ResultShape::Renaming &renaming);

} // namespace tooltray::workspace
