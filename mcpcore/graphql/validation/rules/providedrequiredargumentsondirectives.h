// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Arguments that directives require are given (September 2025, 5.4.3).
class ProvidedRequiredArgumentsOnDirectives {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArgumentsOnDirectives";

    explicit ProvidedRequiredArgumentsOnDirectives(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
