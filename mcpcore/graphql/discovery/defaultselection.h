// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <string>

namespace tooltray::graphql {

// What to select of a type when nobody said: fields that need no arguments and tell which one it is (id, name,
// title...), the nodes of a page, what a mutation changed. "{ id name }"; "" for types without selections.
std::string defaultSelection(SchemaType type);

} // namespace tooltray::graphql
