// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/operationfacts.h"
#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Variables fit the places where they are used (September 2025, 5.8.5).
class VariablesInAllowedPosition {
public:
    static constexpr std::string_view kName = "VariablesInAllowedPosition";

    explicit VariablesInAllowedPosition(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    void checkUsage(VariableDefinition variable, const VariableUsage &usage);
    bool isAllowed(VariableDefinition variable, TypeRef type, const VariableUsage &usage) const;

    ValidationContext &m_context;
};

} // namespace tooltray::graphql
