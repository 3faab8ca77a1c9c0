// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>

namespace tooltray::graphql {

// A document that is executed defines operations and fragments only (September 2025, 5.1.1).
class ExecutableDefinitions {
public:
    static constexpr std::string_view kName = "ExecutableDefinitions";

    explicit ExecutableDefinitions(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

// Operations have different names (September 2025, 5.2.2.1).
class UniqueOperationNames {
public:
    static constexpr std::string_view kName = "UniqueOperationNames";

    explicit UniqueOperationNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, OperationDefinition> m_byName;
};

// An operation without a name is the only one (September 2025, 5.2.3.1).
class LoneAnonymousOperation {
public:
    static constexpr std::string_view kName = "LoneAnonymousOperation";

    explicit LoneAnonymousOperation(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// The schema has a root type for every operation (September 2025, 5.2.1.1).
class KnownOperationTypes {
public:
    static constexpr std::string_view kName = "KnownOperationTypes";

    explicit KnownOperationTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// A subscription selects one field of its root, and none that depends on @skip or @include (September
// 2025, 5.2.4.1).
class SingleFieldSubscriptions {
public:
    static constexpr std::string_view kName = "SingleFieldSubscriptions";

    explicit SingleFieldSubscriptions(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
