// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>

namespace tooltray::graphql {

// Operations have different names (September 2025, 5.2.2.1).
class UniqueOperationNames {
public:
    static constexpr std::string_view kName = "UniqueOperationNames";

    explicit UniqueOperationNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, OperationDefinition> m_byName;
};

} // namespace tooltray::graphql
