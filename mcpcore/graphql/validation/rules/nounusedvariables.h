// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/operationfacts.h"
#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Variables that an operation defines are used by it, perhaps in fragments (September 2025, 5.8.4).
class NoUnusedVariables {
public:
    static constexpr std::string_view kName = "NoUnusedVariables";

    explicit NoUnusedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
