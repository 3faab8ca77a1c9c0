// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>
#include <vector>

namespace tooltray::graphql {

// What is extended is defined, and as the same kind of type (September 2025, 3.5 to 3.10).
class PossibleTypeExtensions {
public:
    static constexpr std::string_view kName = "PossibleTypeExtensions";

    explicit PossibleTypeExtensions(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Definition extension);

private:
    void findDefinedTypes();

    ValidationContext &m_context;
    bool m_hasLooked = false;
    std::unordered_map<Symbol, Node> m_defined;
    std::vector<std::string_view> m_names;
};

} // namespace tooltray::graphql
