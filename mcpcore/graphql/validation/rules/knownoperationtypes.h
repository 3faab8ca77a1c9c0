// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// The schema has a root type for every operation (September 2025, 5.2.1.1).
class KnownOperationTypes {
public:
    static constexpr std::string_view kName = "KnownOperationTypes";

    explicit KnownOperationTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
