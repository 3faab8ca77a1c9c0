// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// There is one definition of the schema (September 2025, 3.3.1).
class LoneSchemaDefinition {
public:
    static constexpr std::string_view kName = "LoneSchemaDefinition";

    explicit LoneSchemaDefinition(ValidationContext &context) noexcept : m_context(context) {}

    void enter(SchemaDefinition definition);

private:
    ValidationContext &m_context;
    bool m_isDefined = false;
};

} // namespace tooltray::graphql
