// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Leaf fields have no selections, all others have some (September 2025, 5.3.3).
class ScalarLeafs {
public:
    static constexpr std::string_view kName = "ScalarLeafs";

    explicit ScalarLeafs(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
