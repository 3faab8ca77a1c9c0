// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Arguments of fields exist (September 2025, 5.4.1).
class KnownArgumentNames {
public:
    static constexpr std::string_view kName = "KnownArgumentNames";

    explicit KnownArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Argument argument);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
