// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <vector>

namespace tooltray::graphql {

// @defer and @stream, where a schema defines them, can be switched off in subscriptions.
class DeferStreamDirectiveOnValidOperations {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnValidOperations";

    explicit DeferStreamDirectiveOnValidOperations(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    ValidationContext &m_context;
    std::vector<bool> m_isChecked; // fragments found to be fine
};

} // namespace tooltray::graphql
