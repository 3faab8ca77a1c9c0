// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Directives exist and are put where they may be (September 2025, 5.7.1 and 5.7.2).
class KnownDirectives {
public:
    static constexpr std::string_view kName = "KnownDirectives";

    explicit KnownDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
