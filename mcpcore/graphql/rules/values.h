// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Literals are values of the types they are given for (September 2025, 5.6.1 to 5.6.4).
class ValuesOfCorrectType {
public:
    static constexpr std::string_view kName = "ValuesOfCorrectType";

    explicit ValuesOfCorrectType(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Argument argument);
    void enter(VariableDefinition variable);

private:
    void check(Node value, TypeRef type);

    ValidationContext &m_context;
};

// A field of an input object is given once (September 2025, 5.6.3).
class UniqueInputFieldNames {
public:
    static constexpr std::string_view kName = "UniqueInputFieldNames";

    explicit UniqueInputFieldNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(ObjectValue object);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
