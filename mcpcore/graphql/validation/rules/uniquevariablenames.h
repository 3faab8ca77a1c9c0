// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// The variables of an operation have different names (September 2025, 5.8.1).
class UniqueVariableNames {
public:
    static constexpr std::string_view kName = "UniqueVariableNames";

    explicit UniqueVariableNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
