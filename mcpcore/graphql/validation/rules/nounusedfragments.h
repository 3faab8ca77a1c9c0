// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Every fragment is used by an operation (September 2025, 5.5.1.4).
class NoUnusedFragments {
public:
    static constexpr std::string_view kName = "NoUnusedFragments";

    explicit NoUnusedFragments(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
