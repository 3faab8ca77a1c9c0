// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// An argument is given once (September 2025, 5.4.2).
class UniqueArgumentNames {
public:
    static constexpr std::string_view kName = "UniqueArgumentNames";

    explicit UniqueArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Directive directive);

private:
    void check(Arguments arguments);

    ValidationContext &m_context;
};

} // namespace tooltray::graphql
