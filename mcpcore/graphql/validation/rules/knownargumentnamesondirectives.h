// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Arguments of directives exist (September 2025, 5.4.1).
class KnownArgumentNamesOnDirectives {
public:
    static constexpr std::string_view kName = "KnownArgumentNamesOnDirectives";

    explicit KnownArgumentNamesOnDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
