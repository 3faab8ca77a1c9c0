// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>

namespace tooltray::graphql {

// Directives have different names (September 2025, 3.13).
class UniqueDirectiveNames {
public:
    static constexpr std::string_view kName = "UniqueDirectiveNames";

    explicit UniqueDirectiveNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(DirectiveDefinition directive);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, DirectiveDefinition> m_byName;
};

} // namespace tooltray::graphql
