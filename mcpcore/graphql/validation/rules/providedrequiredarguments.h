// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Arguments that are required are given (September 2025, 5.4.3).
class ProvidedRequiredArguments {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArguments";

    explicit ProvidedRequiredArguments(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
