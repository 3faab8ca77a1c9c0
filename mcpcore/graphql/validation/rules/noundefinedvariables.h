// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/operationfacts.h"
#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Variables that an operation uses, in fragments too, are defined by it (September 2025, 5.8.3).
class NoUndefinedVariables {
public:
    static constexpr std::string_view kName = "NoUndefinedVariables";

    explicit NoUndefinedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
