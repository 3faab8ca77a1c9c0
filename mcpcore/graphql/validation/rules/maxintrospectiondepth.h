// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// Introspection does not go round in circles. Not in the specification: graphql-js refuses three nested
// lists of fields, interfaces or possible types, which cost a server without bound.
class MaxIntrospectionDepth {
public:
    static constexpr std::string_view kName = "MaxIntrospectionDepth";

    explicit MaxIntrospectionDepth(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    bool exceeds(Node node, std::uint32_t depth);
    bool exceedsInFragment(FragmentSpread spread, std::uint32_t depth);

    ValidationContext &m_context;
    std::vector<std::uint32_t> m_checkedFrom;  // by fragment, the deepest start found to be fine, plus one
    std::vector<std::uint32_t> m_exceededFrom; // by fragment, the shallowest start found not to be, plus one
    std::uint32_t m_skipUntil = 0;             // the node after one that was reported
};

} // namespace tooltray::graphql
