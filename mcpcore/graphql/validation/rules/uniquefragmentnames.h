// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>

namespace tooltray::graphql {

// Fragments have different names (September 2025, 5.5.1.1).
class UniqueFragmentNames {
public:
    static constexpr std::string_view kName = "UniqueFragmentNames";

    explicit UniqueFragmentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentDefinition fragment);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, FragmentDefinition> m_byName;
};

} // namespace tooltray::graphql
