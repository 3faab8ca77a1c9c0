// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <vector>

namespace tooltray::graphql {

// Fragments do not spread themselves, not even by way of others (September 2025, 5.5.2.2).
class NoFragmentCycles {
public:
    static constexpr std::string_view kName = "NoFragmentCycles";

    explicit NoFragmentCycles(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentDefinition fragment);

private:
    void reportCycle(std::uint32_t spread, std::size_t pathIndex);

    ValidationContext &m_context;
    std::uint32_t m_entered = 0;            // fragments so far
    std::vector<bool> m_isVisited;          // by fragment
    std::vector<std::uint32_t> m_pathIndex; // by fragment, where it is on the path
    std::vector<std::uint32_t> m_path;      // of spreads
};

} // namespace tooltray::graphql
