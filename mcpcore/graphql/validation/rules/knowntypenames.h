// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_set>
#include <vector>

namespace tooltray::graphql {

// Named types exist (September 2025, 5.5.1.2 and 5.8.2).
class KnownTypeNames {
public:
    static constexpr std::string_view kName = "KnownTypeNames";

    explicit KnownTypeNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(TypeReference type);

private:
    void findDefinedTypes();
    bool isWithinTypeSystem(TypeReference type) const;

    ValidationContext &m_context;
    bool m_hasLooked = false;
    std::vector<std::string_view> m_definedNames; // types the document defines itself
    std::unordered_set<std::string_view> m_definedSet;
    std::vector<std::string_view> m_typeNames; // all there are, for suggestions
};

} // namespace tooltray::graphql
