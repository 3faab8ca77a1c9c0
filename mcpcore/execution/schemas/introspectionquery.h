// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace tooltray::execution {

// What a server can say about its schema grew with the editions of the specification, and a server refuses a query
// for what it does not know.
enum class IntrospectionEdition : std::uint8_t { September2025, October2021, June2018 };

inline constexpr std::array kIntrospectionEditions{
    IntrospectionEdition::September2025, IntrospectionEdition::October2021, IntrospectionEdition::June2018};

// All that a server of that edition can tell (4.2 Schema Introspection).
std::string introspectionQuery(IntrospectionEdition edition);

} // namespace tooltray::execution
