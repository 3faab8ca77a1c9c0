// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/documentfacts.h"
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

// Variables are of input types (September 2025, 5.8.2).
class VariablesAreInputTypes {
public:
    static constexpr std::string_view kName = "VariablesAreInputTypes";

    explicit VariablesAreInputTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(VariableDefinition variable);

private:
    ValidationContext &m_context;
};

// Variables that an operation uses, in fragments too, are defined by it (September 2025, 5.8.3).
class NoUndefinedVariables {
public:
    static constexpr std::string_view kName = "NoUndefinedVariables";

    explicit NoUndefinedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

// Variables that an operation defines are used by it, perhaps in fragments (September 2025, 5.8.4).
class NoUnusedVariables {
public:
    static constexpr std::string_view kName = "NoUnusedVariables";

    explicit NoUnusedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

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
