// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Fragments are on objects, interfaces or unions (September 2025, 5.5.1.3).
class FragmentsOnCompositeTypes {
public:
    static constexpr std::string_view kName = "FragmentsOnCompositeTypes";

    explicit FragmentsOnCompositeTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(InlineFragment fragment);
    void enter(FragmentDefinition fragment);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
