// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// A fragment is spread only where its type is possible (September 2025, 5.5.2.3).
class PossibleFragmentSpreads {
public:
    static constexpr std::string_view kName = "PossibleFragmentSpreads";

    explicit PossibleFragmentSpreads(ValidationContext &context) noexcept : m_context(context) {}

    void enter(InlineFragment fragment);
    void enter(FragmentSpread spread);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
