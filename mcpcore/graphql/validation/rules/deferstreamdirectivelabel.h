// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <string>
#include <unordered_map>

namespace tooltray::graphql {

// Labels of @defer and @stream are constant and unique.
class DeferStreamDirectiveLabel {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveLabel";

    explicit DeferStreamDirectiveLabel(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
    std::unordered_map<std::string, Directive> m_byLabel;
};

} // namespace tooltray::graphql
