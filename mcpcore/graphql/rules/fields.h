// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// Fields exist on the type they are selected from (September 2025, 5.3.1).
class FieldsOnCorrectType {
public:
    static constexpr std::string_view kName = "FieldsOnCorrectType";

    explicit FieldsOnCorrectType(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    std::string suggestion(SchemaType parent, std::string_view fieldName);

    ValidationContext &m_context;
};

// Fields that answer under the same name can be merged into one (September 2025, 5.3.2).
class OverlappingFieldsCanBeMerged {
public:
    static constexpr std::string_view kName = "OverlappingFieldsCanBeMerged";

    explicit OverlappingFieldsCanBeMerged(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

// Leaf fields have no selections, all others have some (September 2025, 5.3.3).
class ScalarLeafs {
public:
    static constexpr std::string_view kName = "ScalarLeafs";

    explicit ScalarLeafs(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

// Nothing deprecated is used. Not in the specification, and optional.
class NoDeprecated {
public:
    static constexpr std::string_view kName = "NoDeprecated";

    explicit NoDeprecated(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Argument argument);
    void enter(ObjectField field);
    void enter(EnumValue value);

private:
    ValidationContext &m_context;
};

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
