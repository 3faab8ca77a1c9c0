// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Variables are of input types (September 2025, 5.8.2).
class VariablesAreInputTypes {
public:
    static constexpr std::string_view kName = "VariablesAreInputTypes";

    explicit VariablesAreInputTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(VariableDefinition variable);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
