// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// The arguments of a field or directive have different names (September 2025, 3.6 and 3.13).
class UniqueArgumentDefinitionNames {
public:
    static constexpr std::string_view kName = "UniqueArgumentDefinitionNames";

    explicit UniqueArgumentDefinitionNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FieldsTypeDefinition type);
    void enter(DirectiveDefinition directive);

private:
    void check(const std::string &owner, InputValueDefinitions arguments);

    ValidationContext &m_context;
};

} // namespace tooltray::graphql
