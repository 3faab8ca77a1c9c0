// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"

#include <cstdint>

// Values of an operation become variables and back, by editing the text. What the operation asks for stays the same.
namespace tooltray::graphql {

// Puts a new variable in the place of the value at the offset, which becomes its default.
OperationEdit extractVariable(const Schema &schema, const Document &document, std::uint32_t offset);

// Puts the default of the variable at the offset wherever that is used, and takes the variable away.
OperationEdit inlineVariable(const Document &document, std::uint32_t offset);

} // namespace tooltray::graphql
