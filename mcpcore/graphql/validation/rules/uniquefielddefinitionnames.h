// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <utility>

namespace tooltray::graphql {

// The fields of a type have different names (September 2025, 3.6, 3.7 and 3.10).
class UniqueFieldDefinitionNames {
public:
    static constexpr std::string_view kName = "UniqueFieldDefinitionNames";

    explicit UniqueFieldDefinitionNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FieldsTypeDefinition type);
    void enter(InputObjectTypeDefinition type);

private:
    void check(Node type, Node field);

    ValidationContext &m_context;
    std::map<std::pair<Symbol, Symbol>, Node> m_byName; // of type and field
};

} // namespace tooltray::graphql
