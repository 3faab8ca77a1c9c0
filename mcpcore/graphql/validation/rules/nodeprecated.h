// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Nothing deprecated is used. Not in the specification, and optional.
class NoDeprecated {
public:
    static constexpr std::string_view kName = "NoDeprecated";

    explicit NoDeprecated(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Argument argument);
    void enter(ObjectField field);
    void enter(EnumValue value);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
