// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"

#include <cstdint>

// Fields of an operation become a fragment, by editing the text. What the operation asks for stays the same.
namespace tooltray::graphql {

// Moves the selections between two offsets, which are of one selection set, into a new fragment on their type, and
// spreads that in their place. Where both offsets are the same, all of the set that the field there has, or that is
// around it.
OperationEdit extractFragment(const Schema &schema, const Document &document, std::uint32_t start,
                              std::uint32_t end);

} // namespace tooltray::graphql
