// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <utility>

namespace tooltray::graphql {

// The values of an enum have different names (September 2025, 3.9).
class UniqueEnumValueNames {
public:
    static constexpr std::string_view kName = "UniqueEnumValueNames";

    explicit UniqueEnumValueNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(EnumTypeDefinition type);

private:
    ValidationContext &m_context;
    std::map<std::pair<Symbol, Symbol>, EnumValueDefinition> m_byName; // of type and value
};

} // namespace tooltray::graphql
