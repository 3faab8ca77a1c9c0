// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// @stream is for lists.
class StreamDirectiveOnListField {
public:
    static constexpr std::string_view kName = "StreamDirectiveOnListField";

    explicit StreamDirectiveOnListField(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
