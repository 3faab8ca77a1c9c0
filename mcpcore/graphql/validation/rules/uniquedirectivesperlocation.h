// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <unordered_map>

namespace tooltray::graphql {

// A directive that is not repeatable stands once at a place (September 2025, 5.7.3).
class UniqueDirectivesPerLocation {
public:
    static constexpr std::string_view kName = "UniqueDirectivesPerLocation";

    explicit UniqueDirectivesPerLocation(ValidationContext &context) noexcept : m_context(context) {}

    void enterAny(Node node);

private:
    using Seen = std::unordered_map<Symbol, Directive>;
    bool isUnique(Directive directive) const;
    void check(Node owner, Seen &seen);

    ValidationContext &m_context;
    Seen m_onSchema;
    std::map<Symbol, Seen> m_onTypes; // a type and its extensions are one place
    std::map<Symbol, Seen> m_onDirectives;
};

} // namespace tooltray::graphql
