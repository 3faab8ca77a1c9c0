// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Fields exist on the type they are selected from (September 2025, 5.3.1).
class FieldsOnCorrectType {
public:
    static constexpr std::string_view kName = "FieldsOnCorrectType";

    explicit FieldsOnCorrectType(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    std::string suggestion(SchemaType parent, std::string_view fieldName);

    ValidationContext &m_context;
};

} // namespace tooltray::graphql
