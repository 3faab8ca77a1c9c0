// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <cstdint>

namespace tooltray::graphql {

// Whether those who read values of the type, or who send them, may go on as before.
enum class TypeChange : std::uint8_t { None, Compatible, Incompatible };

// A type with the schema it is of.
struct TypeOfSchema {
    const Schema &schema;
    TypeRef type;
};

// Of a field: it may become narrower.
TypeChange outputChange(TypeOfSchema before, TypeOfSchema after);
// Of an argument or input field: it may become wider.
TypeChange inputChange(TypeOfSchema before, TypeOfSchema after);

} // namespace tooltray::graphql
