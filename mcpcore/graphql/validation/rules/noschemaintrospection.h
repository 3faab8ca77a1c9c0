// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// The schema is not asked about. Not in the specification, and optional.
class NoSchemaIntrospection {
public:
    static constexpr std::string_view kName = "NoSchemaIntrospection";

    explicit NoSchemaIntrospection(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
