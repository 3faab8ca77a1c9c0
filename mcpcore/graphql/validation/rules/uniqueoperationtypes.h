// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Each kind of operation has one root type (September 2025, 3.3.1).
class UniqueOperationTypes {
public:
    static constexpr std::string_view kName = "UniqueOperationTypes";

    explicit UniqueOperationTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(SchemaDefinition definition);

private:
    ValidationContext &m_context;
    OperationTypeDefinition m_defined[3];
};

} // namespace tooltray::graphql
