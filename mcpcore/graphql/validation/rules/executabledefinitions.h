// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// A document that is executed defines operations and fragments only (September 2025, 5.1.1).
class ExecutableDefinitions {
public:
    static constexpr std::string_view kName = "ExecutableDefinitions";

    explicit ExecutableDefinitions(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
