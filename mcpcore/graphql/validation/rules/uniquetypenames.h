// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>

namespace tooltray::graphql {

// Types have different names (September 2025, 3.3).
class UniqueTypeNames {
public:
    static constexpr std::string_view kName = "UniqueTypeNames";

    explicit UniqueTypeNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Definition type);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, Definition> m_byName;
};

} // namespace tooltray::graphql
