// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// An operation without a name is the only one (September 2025, 5.2.3.1).
class LoneAnonymousOperation {
public:
    static constexpr std::string_view kName = "LoneAnonymousOperation";

    explicit LoneAnonymousOperation(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
