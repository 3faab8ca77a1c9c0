// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// A subscription selects one field of its root, and none that depends on @skip or @include (September
// 2025, 5.2.4.1).
class SingleFieldSubscriptions {
public:
    static constexpr std::string_view kName = "SingleFieldSubscriptions";

    explicit SingleFieldSubscriptions(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
