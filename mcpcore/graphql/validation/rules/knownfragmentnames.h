// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Fragments that are spread exist (September 2025, 5.5.2.1).
class KnownFragmentNames {
public:
    static constexpr std::string_view kName = "KnownFragmentNames";

    explicit KnownFragmentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentSpread spread);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
