// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"

namespace tooltray::graphql {

// What every schema has without saying so: the scalars and directives of the specification (September
// 2025, 3.5 and 3.13) and the types that describe the schema itself (4.2).
const Document &builtInDefinitions();

// Directives the specification defines; a schema may define them itself as well.
constexpr bool isSpecifiedDirective(Symbol name) noexcept
{
    return name == Symbol::Include || name == Symbol::Skip || name == Symbol::Deprecated
           || name == Symbol::SpecifiedBy || name == Symbol::OneOf;
}

constexpr bool isSpecifiedScalar(Symbol name) noexcept
{
    return name >= Symbol::IntType && name <= Symbol::IdType;
}

constexpr bool isIntrospectionType(Symbol name) noexcept
{
    return name >= Symbol::SchemaType && name <= Symbol::DirectiveLocationType;
}

constexpr bool isBuiltInType(Symbol name) noexcept
{
    return isSpecifiedScalar(name) || isIntrospectionType(name);
}

constexpr std::string_view kDefaultDeprecationReason = "No longer supported";

} // namespace tooltray::graphql
