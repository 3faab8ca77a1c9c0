// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Fields that answer under the same name can be merged into one (September 2025, 5.3.2).
class OverlappingFieldsCanBeMerged {
public:
    static constexpr std::string_view kName = "OverlappingFieldsCanBeMerged";

    explicit OverlappingFieldsCanBeMerged(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
